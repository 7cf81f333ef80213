// Package content reads the files of a content pack strictly. A record is a struct whose fields
// carry a `content` tag; whatever a file says beyond them, at any depth, is a problem with its file
// and line, and all problems of a pack are collected.
//
// The tag is the name in the file, then any of: optional; range=1..6 for a number; word=list for a
// word of a named list; id=kind for an id that no other record of the kind may have; declares=kind
// for an id that may come again; ref=kind for an id declared somewhere in the pack.
package content
