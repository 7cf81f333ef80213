package main

import (
	"encoding/binary"
	"slices"
)

// The runtime's table of functions has an entry for each: where it begins, where its name and its other values are. In
// the page's program the table lies column by column, which compresses to half: first of all functions where they begin,
// then their names, and so on. Numbers that only rise are written as how much they rise. The start function puts the
// columns back in their places. Until then they lie where it will fill the buckets.
const (
	pairSize = 8 // of the list before the entries: where a function begins, and where its entry is
	rising   = 2 // as many columns of the entries hold numbers that rise
)

// columns are entries of functions that were taken out of the memory.
type columns struct {
	at, from  int // the list, and the columns
	functions int // of which the last keeps its entry
	widest    int // the bytes of the longest entry
	length    int // of the columns, bytes
}

// cutEntries takes the entries of functions out of the segments and puts their columns where the buckets will be.
func cutEntries(segments []segment, room buckets) ([]segment, columns, error) {
	for i, s := range segments {
		table := tableIn(s.data)
		if table < 0 {
			continue
		}
		head, err := headOf(s.data[table:])
		if err != nil {
			return nil, columns{}, err
		}
		at, functions := table+int(head.Entry), int(head.Functions)
		entries := entryRows(s.data[at:], functions)
		if entries == nil {
			return nil, columns{}, errTable
		}
		text, widest := asColumns(s.data[at:], pairs(functions+1), entries)
		if len(text) > bucketSize*room.count {
			return nil, columns{}, errTable
		}
		end := at + entries[len(entries)-1].to
		parts := []segment{{s.offset, s.data[:at]}, {s.offset + end, s.data[end:]}, {room.at, text}}
		return slices.Replace(slices.Clone(segments), i, i+1, parts...), columns{s.offset + at, room.at, functions, widest, len(text)}, nil
	}
	return nil, columns{}, errTable
}

// asColumns returns the columns of the list and then of the entries, and how many bytes the longest entry has.
func asColumns(table []byte, list, entries []row) (out []byte, widest int) {
	for column := range pairSize / 4 {
		out = appendColumn(out, table, list, column, true)
	}
	for _, r := range entries {
		widest = max(widest, r.to-r.from)
	}
	for column := range widest / 4 {
		out = appendColumn(out, table, entries, column, column < rising)
	}
	return out, widest
}

// row is a row of a table, from one place to another.
type row struct{ from, to int }

// pairs returns the rows of the list before the entries.
func pairs(n int) []row {
	rows := make([]row, n)
	for i := range rows {
		rows[i] = row{i * pairSize, (i + 1) * pairSize}
	}
	return rows
}

// entryRows returns the rows of all entries but the last, nil if they do not follow each other in whole numbers right
// behind the list.
func entryRows(list []byte, functions int) []row {
	if functions < 2 || len(list) < pairSize*(functions+1) {
		return nil
	}
	place := func(i int) int { return int(binary.LittleEndian.Uint32(list[i*pairSize+4:])) }
	rows := make([]row, functions-1)
	for i := range rows {
		rows[i] = row{place(i), place(i + 1)}
		if r := rows[i]; r.to <= r.from || (r.to-r.from)%4 != 0 || r.to > len(list) {
			return nil
		}
	}
	if rows[0].from != pairSize*(functions+1) {
		return nil
	}
	return rows
}

// appendColumn appends a column of the rows that are long enough for it, or by how much it rises from row to row.
func appendColumn(out, table []byte, rows []row, column int, rises bool) []byte {
	var last uint32
	for _, r := range rows {
		if at := r.from + 4*column; at < r.to {
			value := binary.LittleEndian.Uint32(table[at:])
			out = binary.LittleEndian.AppendUint32(out, value-last)
			if rises {
				last = value
			}
		}
	}
	return out
}

// filler returns code that writes the columns into their places and clears where they lay.
func (c columns) filler() code {
	const row, column, next, last, place = 0, 1, 2, 3, 4
	pair := slices.Concat(get(row), number(pairSize), code{opI32Mul})
	taken := slices.Concat(get(next), load(0), add(next, 4))
	end := pairSize + 4 // behind a pair: where the entry of the next function is
	return slices.Concat(
		number(c.from), set(next),
		loop(column, 4, pairSize,
			number(0), set(last),
			loop(row, 1, c.functions+1,
				taken, get(last), code{opI32Add}, set(last),
				pair, get(column), code{opI32Add}, get(last), store(c.at))),
		loop(column, 4, c.widest,
			number(0), set(last),
			loop(row, 1, c.functions-1,
				pair, load(c.at+4), get(column), code{opI32Add}, code{opLocalTee, place},
				pair, load(c.at+end), code{opI32LtU, opIf, opVoid},
				taken, get(last), get(column), number(4*rising), code{opI32LtU, opI32Mul, opI32Add}, set(last),
				get(place), get(last), store(c.at),
				code{opEnd})),
		wipe(c.from, c.length))
}
