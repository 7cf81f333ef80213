package main

import (
	"encoding/binary"
	"slices"
)

// Opcodes of WebAssembly, as far as the page's start function needs them.
const (
	opVoid     = 0x40
	opLoop     = 0x03
	opIf       = 0x04
	opEnd      = 0x0b
	opBrIf     = 0x0d
	opLocalGet = 0x20
	opLocalSet = 0x21
	opLocalTee = 0x22
	opI32Load  = 0x28
	opI32Store = 0x36
	opI32Const = 0x41
	opI32LtU   = 0x49
	opI32Add   = 0x6a
	opI32Mul   = 0x6c
	opI32DivU  = 0x6e
	typeI32    = 0x7f
)

// code is a piece of a function in WebAssembly. Its locals are numbers of 32 bits.
type code []byte

// mostLocals is how many locals a function has.
const mostLocals = 5

// function returns the locals and code of a function.
func function(pieces ...code) code {
	return append(append(code{1, mostLocals, typeI32}, slices.Concat(pieces...)...), opEnd)
}

func get(local byte) code { return code{opLocalGet, local} }
func set(local byte) code { return code{opLocalSet, local} }

func number(n int) code { return appendSigned(code{opI32Const}, n) }

// load replaces an address by the number that lies so many bytes behind it.
func load(behind int) code { return binary.AppendUvarint(code{opI32Load, 2}, uint64(behind)) }

// store takes an address and a number, and stores the number so many bytes behind the address.
func store(behind int) code { return binary.AppendUvarint(code{opI32Store, 2}, uint64(behind)) }

// add adds to a local.
func add(local byte, n int) code {
	return slices.Concat(get(local), number(n), code{opI32Add}, set(local))
}

// loop runs code for the values of a local from 0 on, in steps, as long as it is less than the end, but at least once.
func loop(local byte, step, end int, pieces ...code) code {
	return slices.Concat(number(0), set(local), code{opLoop, opVoid}, slices.Concat(pieces...),
		add(local, step), get(local), number(end), code{opI32LtU, opBrIf, 0, opEnd})
}

// wipe clears a part of the memory.
func wipe(at, length int) code {
	return slices.Concat(number(at), number(0), number(length), code{0xfc, 0x0b, 0})
}
