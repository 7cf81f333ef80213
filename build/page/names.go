package main

import "bytes"

// shortenNames writes the names of functions of a table as traces show them, whatever they are called in it: with "[...]" for the types
// that they were made for. The runtime shortens them in the same way when it tells them (funcNameForPrint in runtime/traceback.go).
func shortenNames(table []byte) error {
	head, err := headOf(table)
	if err != nil {
		return err
	}
	names := table[head.Names:head.Units]
	for len(names) > 0 {
		name, rest, ended := bytes.Cut(names, []byte{0})
		if !ended {
			return errTable
		}
		first, last := bytes.IndexByte(name, '['), bytes.LastIndexByte(name, ']')
		if short := "[...]"; first >= 0 && last-first >= len(short) {
			end := first + copy(name[first:], short)
			end += copy(name[end:], name[last+1:])
			clear(name[end:])
		}
		names = rest
	}
	return nil
}
