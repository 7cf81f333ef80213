// Package content reads the files of a content pack strictly. A record is a struct whose fields carry a
// `content` tag. Anything else in a file, at any depth, is a problem with file and line. All problems of a
// pack are collected.
//
// The tag is the name in the file, then any of: optional; range=1..6 for a number; word=list for a word of
// a named list; id=kind for an id that must be unique among records of the kind; declares=kind for an id
// that may be declared again; ref=kind for an id declared somewhere in the pack.
package content
