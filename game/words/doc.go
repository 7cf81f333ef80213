// Package words finds the text for everything a player reads. Rules, screens and content name texts
// by keys; a Book holds those of one language, with English behind it, key by key.
//
// How keys are chosen and parts are filled in is told at the head of assets/text/en/rules.yaml.
// Languages and plural forms are go-i18n's business, the slots {0} {1} {all} {n} are ours.
package words
