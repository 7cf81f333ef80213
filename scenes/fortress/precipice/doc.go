// Package precipice holds the screen of a quest between expeditions: Precipice with its ships, stalls and hosts, the party that is
// picked there, the strongholds, and the end of the quest.
package precipice
