package terse

import (
	"encoding/binary"
	"math/rand/v2"
)

// machine runs straight code of the instructions that the rules change, so that a test can compare two pieces.
type machine struct {
	locals   [6]uint64 // 0 and stack have 32 bits, the others 64
	pointer  uint32    // global 0
	memory   [1 << 10]byte
	operands []uint64
	result   uint64 // of a return
}

func (m *machine) pop() uint64 {
	n := len(m.operands) - 1
	v := m.operands[n]
	m.operands = m.operands[:n]
	return v
}

func (m *machine) push(v uint64) { m.operands = append(m.operands, v) }

func (m *machine) pushIf(yes bool) {
	if yes {
		m.push(1)
	} else {
		m.push(0)
	}
}

// run runs code to its end or first return.
func (m *machine) run(code []instruction) {
	for _, i := range code {
		switch op := i.op; {
		case op == opReturn:
			m.result = m.pop()
			return
		case op == opLocalGet:
			m.push(m.locals[i.a])
		case op == opLocalSet:
			m.locals[i.a] = m.pop()
		case op == opLocalTee:
			m.locals[i.a] = m.operands[len(m.operands)-1]
		case op == opGlobalGet:
			m.push(uint64(m.pointer))
		case op == opGlobalSet:
			m.pointer = uint32(m.pop())
		case op == opConst32:
			m.push(uint64(uint32(i.a)))
		case op == opConst64:
			m.push(uint64(i.a))
		case op >= opLoadFirst && op <= opStoreLast:
			m.touch(i)
		case op != opGone:
			m.calculate(op)
		}
	}
}

// touch runs a load or store. Addresses wrap around a small memory.
func (m *machine) touch(i instruction) {
	width := map[byte]int{0x28: 4, opLoad8: 1, opLoad16: 2, opLoad32: 4, 0x29: 8, 0x36: 4, 0x37: 8, 0x3c: 1}[i.op]
	var word [8]byte
	stores := i.op > opLoadLast
	if stores {
		binary.LittleEndian.PutUint64(word[:], m.pop())
	}
	at := int(m.pop()) + int(i.b)
	for k := range width {
		if cell := &m.memory[(at+k)%len(m.memory)]; stores {
			*cell = word[k]
		} else {
			word[k] = *cell
		}
	}
	if !stores {
		m.push(binary.LittleEndian.Uint64(word[:]))
	}
}

// calculate runs an instruction that takes and leaves operands alone.
func (m *machine) calculate(op byte) {
	y := m.pop()
	switch op {
	case opDrop:
		return
	case opEqz32, opEqz64:
		m.pushIf(y == 0)
		return
	case opWrap, opExtendU:
		m.push(uint64(uint32(y)))
		return
	case opExtendS:
		m.push(uint64(int64(int32(y))))
		return
	}
	x := m.pop()
	switch op {
	case opAdd32:
		m.push(uint64(uint32(x + y)))
	case opAdd64:
		m.push(x + y)
	case opAnd64:
		m.push(x & y)
	default:
		m.compare(op, x, y)
	}
}

// compare runs a comparison of two numbers: those of 32 bits lie 11 before those of 64.
func (m *machine) compare(op byte, x, y uint64) {
	if op < 0x51 {
		x, y, op = uint64(int64(int32(x))), uint64(int64(int32(y))), op+11
	}
	m.pushIf([]bool{x == y, x != y, int64(x) < int64(y), x < y, int64(x) > int64(y), x > y, int64(x) <= int64(y), x <= y, int64(x) >= int64(y), x >= y}[op-0x51])
}

// writer writes code at random.
type writer struct {
	*rand.Rand
	code []instruction
}

func (w *writer) add(op byte, immediates ...int64) {
	i := instruction{op: op}
	if len(immediates) > 0 {
		i.a = immediates[0]
	}
	if len(immediates) > 1 {
		i.b = immediates[1]
	}
	w.code = append(w.code, i)
}

// address leaves an address in 32 bits, mostly one behind the stack pointer as Go's compiler writes it.
func (w *writer) address(deep int) {
	switch w.IntN(4) {
	case 0:
		w.number(deep - 1)
		w.add(opConst64, 0xff)
		w.add(opAnd64)
		w.add(opWrap)
	case 1:
		w.add(opLocalGet, stack)
	default:
		w.add(opLocalGet, stack)
		w.add(opExtendU)
		w.add(opConst64, int64(w.IntN(3)*8))
		w.add(opAdd64)
		w.add(opWrap)
	}
}

// number leaves a number of 64 bits.
func (w *writer) number(deep int) {
	if deep <= 0 {
		w.add(opLocalGet, 2+w.Int64N(4))
		return
	}
	switch w.IntN(8) {
	case 0:
		w.add(opConst64, w.Int64N(1<<w.IntN(63)+1)-5)
	case 1:
		w.number(deep - 1)
		w.number(deep - 1)
		w.add([]byte{opAdd64, opAnd64}[w.IntN(2)])
	case 2, 3:
		w.address(deep)
		w.add([]byte{opLoad8, opLoad16, opLoad32, 0x29}[w.IntN(4)], 0, w.Int64N(3)*8)
		if w.IntN(2) == 0 {
			w.add(opConst64, []int64{1<<8 - 1, 1<<16 - 1, 1<<32 - 1}[w.IntN(3)])
			w.add(opAnd64)
		}
	case 4:
		w.test(deep - 1)
		w.add([]byte{opExtendU, opExtendS}[w.IntN(2)])
	case 5:
		w.number(deep - 1)
		w.add(opLocalTee, 2+w.Int64N(4))
	default:
		w.add(opLocalGet, 2+w.Int64N(4))
	}
}

// test leaves 0 or 1 in 32 bits.
func (w *writer) test(deep int) {
	w.number(deep - 1)
	w.number(deep - 1)
	if w.IntN(2) == 0 {
		w.add(byte(0x51 + w.IntN(10)))
	} else { // numbers of 32 bits, of either sign
		w.add(opWrap)
		w.add(opLocalSet, 0)
		w.add(opWrap)
		w.add(opLocalGet, 0)
		w.add(byte(0x46 + w.IntN(10)))
	}
	for range w.IntN(3) {
		w.add(opEqz32)
	}
}

// statement does something and leaves no operand.
func (w *writer) statement() {
	switch w.IntN(4) {
	case 0, 1:
		w.address(2)
		w.number(3)
		w.add([]byte{0x37, 0x3c}[w.IntN(2)], 0, w.Int64N(3)*8)
	case 2:
		w.address(2)
		w.test(3)
		w.add(0x36, 0, 0)
	default:
		local := 2 + w.Int64N(4)
		w.number(3)
		w.add(opLocalSet, local)
		if w.IntN(2) == 0 {
			w.add(opLocalGet, local)
			w.add(opLocalSet, 2+w.Int64N(4))
		}
	}
}

// leaving gives the frame and the return address back, as a function does at its end.
func (w *writer) leaving() {
	for range 1 + w.IntN(2) {
		w.add(opLocalGet, stack)
		w.add(opConst32, int64(8*(1+w.IntN(3))))
		w.add(opAdd32)
		w.add(opLocalTee, stack)
		w.add(opGlobalSet, 0)
	}
	w.add(opConst32, w.Int64N(2))
	w.add(opReturn)
}
