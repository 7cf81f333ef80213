// Package words finds the text for everything a player reads. Rules, screens and content refer to texts by
// key. A Book holds the texts of one language and falls back to English key by key.
//
// The head of assets/text/en/fortress/rules.yaml explains how keys are chosen and parts are filled in. The package
// go-i18n handles languages and plural forms; the slots {0} {1} {all} {n} are our own.
package words
