// Package pages holds what is read of a quest: its journal, the map of its expeditions, and the page with which it opens.
package pages
