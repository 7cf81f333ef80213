// Package library holds a content pack of Blackstone Fortress as the rules read it:
// explorers, hostiles, encounter and combat cards, chambers, tiles, finds and tables.
// Load reads a pack strictly; afterwards a Library never changes and may be shared.
package library
