// Package library holds a content pack of Cursed City as the rules read it: heroes, hostiles, encounter and discovery
// cards, tiles, journeys, crises and tables. Load reads a pack strictly; afterwards a Library never changes and may be
// shared.
package library
