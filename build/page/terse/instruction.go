package terse

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Opcodes that the rules know.
const (
	opBlock     = 0x02
	opLoop      = 0x03
	opIf        = 0x04
	opElse      = 0x05
	opEnd       = 0x0b
	opBr        = 0x0c
	opBrIf      = 0x0d
	opBrTable   = 0x0e
	opReturn    = 0x0f
	opCall      = 0x10
	opCallBy    = 0x11 // call_indirect
	opDrop      = 0x1a
	opSelect    = 0x1b
	opLocalGet  = 0x20
	opLocalSet  = 0x21
	opLocalTee  = 0x22
	opGlobalGet = 0x23
	opGlobalSet = 0x24
	opLoadFirst = 0x28 // i32.load
	opLoad8     = 0x31 // i64.load8_u
	opLoad16    = 0x33 // i64.load16_u
	opLoad32    = 0x35 // i64.load32_u
	opLoadLast  = 0x35
	opStoreLast = 0x3e // i64.store32
	opMemory    = 0x3f // memory.size
	opGrow      = 0x40
	opConst32   = 0x41
	opConst64   = 0x42
	opConstF32  = 0x43
	opConstF64  = 0x44
	opEqz32     = 0x45
	opEqz64     = 0x50
	opF64Ge     = 0x66
	opAdd32     = 0x6a
	opAdd64     = 0x7c
	opAnd64     = 0x83
	opWrap      = 0xa7 // i32.wrap_i64
	opExtendS   = 0xac // i64.extend_i32_s
	opExtendU   = 0xad // i64.extend_i32_u
	opLast      = 0xc4 // i64.extend32_s
	opMore      = 0xfc // begins the opcodes of two bytes
	opGone      = 0xff // an instruction that was left out
)

// instruction is one instruction. Of its immediates it has the first two as numbers, and all of them as they were read.
type instruction struct {
	op   byte
	a, b int64
	raw  []byte // opcode and immediates, nil if they are to be written anew
}

var errCode = errors.New("the code is not as Go's compiler writes it")

// reader reads instructions.
type reader struct {
	data []byte
	at   int
	err  error
}

func (r *reader) fail() {
	if r.err == nil {
		r.err = fmt.Errorf("%w: byte %d of a function", errCode, r.at)
	}
}

func (r *reader) byte() byte {
	if r.at >= len(r.data) {
		r.fail()
		return 0
	}
	r.at++
	return r.data[r.at-1]
}

func (r *reader) skip(n int) {
	if n < 0 || n > len(r.data)-r.at {
		r.fail()
		return
	}
	r.at += n
}

func (r *reader) unsigned() int64 {
	n, length := binary.Uvarint(r.data[r.at:])
	if length <= 0 || n > 1<<32 {
		r.fail()
		return 0
	}
	r.at += length
	return int64(n)
}

func (r *reader) signed() int64 {
	var n int64
	for shift := 0; ; {
		b := r.byte()
		if shift < 64 {
			n |= int64(b&0x7f) << shift
		}
		if shift += 7; b >= 0x80 && r.err == nil {
			continue
		}
		if b&0x40 != 0 && shift < 64 {
			n |= -1 << shift
		}
		return n
	}
}

// next reads one instruction.
func (r *reader) next() instruction {
	begin := r.at
	i := instruction{op: r.byte()}
	switch op := i.op; {
	case op == opBlock, op == opLoop, op == opIf, op == opMemory, op == opGrow:
		r.byte()
	case op == opBr, op == opBrIf, op == opCall, op >= opLocalGet && op <= opGlobalSet:
		i.a = r.unsigned()
	case op == opBrTable:
		for range r.unsigned() + 1 {
			if r.unsigned(); r.err != nil {
				break
			}
		}
	case op == opCallBy, op >= opLoadFirst && op <= opStoreLast:
		i.a, i.b = r.unsigned(), r.unsigned()
	case op == opConst32, op == opConst64:
		i.a = r.signed()
	case op == opConstF32:
		r.skip(4)
	case op == opConstF64:
		r.skip(8)
	case op == opMore:
		i.a = r.unsigned()
		switch {
		case i.a == 10: // memory.copy
			r.skip(2)
		case i.a == 11: // memory.fill
			r.skip(1)
		case i.a > 7:
			r.fail()
		}
	case op <= 0x01, op == opElse, op == opEnd, op == opReturn, op == opDrop, op == opSelect, op >= opEqz32 && op <= opLast:
	default:
		r.fail()
	}
	if r.err == nil {
		i.raw = r.data[begin:r.at]
	}
	return i
}

// write adds an instruction to code.
func (i instruction) write(out []byte) []byte {
	switch {
	case i.op == opGone:
		return out
	case i.raw != nil:
		return append(out, i.raw...)
	}
	out = append(out, i.op)
	switch op := i.op; {
	case op >= opLocalGet && op <= opGlobalSet:
		return binary.AppendUvarint(out, uint64(i.a))
	case op >= opLoadFirst && op <= opStoreLast:
		return binary.AppendUvarint(binary.AppendUvarint(out, uint64(i.a)), uint64(i.b))
	case op == opConst32, op == opConst64:
		return appendSigned(out, i.a)
	}
	return out
}

// appendSigned adds a number as signed LEB128.
func appendSigned(out []byte, n int64) []byte {
	for n < -0x40 || n >= 0x40 {
		out = append(out, byte(n&0x7f|0x80))
		n >>= 7
	}
	return append(out, byte(n&0x7f))
}

// pops returns how many operands an instruction takes and how many it leaves, and whether the code goes on behind it with just these.
func (i instruction) pops() (takes, leaves int, straight bool) {
	switch op := i.op; {
	case op == opGone:
		return 0, 0, true
	case op == opLocalGet, op == opGlobalGet, op == opMemory, op >= opConst32 && op <= opConstF64:
		return 0, 1, true
	case op == opLocalSet, op == opGlobalSet, op == opDrop:
		return 1, 0, true
	case op == opLocalTee, op == opGrow, op >= opLoadFirst && op <= opLoadLast, unary(op), op == opMore && i.a <= 7:
		return 1, 1, true
	case op > opLoadLast && op <= opStoreLast:
		return 2, 0, true
	case op == opSelect:
		return 3, 1, true
	case op == opMore:
		return 3, 0, true
	case op >= opEqz32 && op <= opLast:
		return 2, 1, true
	}
	return 0, 0, false
}

// unary reports whether an opcode replaces one operand by another.
func unary(op byte) bool {
	return op == opEqz32 || op == opEqz64 || op >= 0x67 && op <= 0x69 || op >= 0x79 && op <= 0x7b ||
		op >= 0x8b && op <= 0x91 || op >= 0x99 && op <= 0x9f || op >= opWrap && op <= opLast
}
