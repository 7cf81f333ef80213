package terse

// window returns instructions that do the same, as far as a look at a few in a row tells.
func window(code []instruction) []instruction {
	out := make([]instruction, 0, len(code))
	for _, i := range code {
		out = follow(out, i)
	}
	return out
}

// last returns the instruction that is so many before the end, counted from 1, or one that is gone.
func last(out []instruction, back int) instruction {
	if back > len(out) {
		return instruction{op: opGone}
	}
	return out[len(out)-back]
}

// follow adds an instruction, or what does the same together with those before.
func follow(out []instruction, i instruction) []instruction {
	before := last(out, 1)
	n := len(out)
	switch {
	case i.op == opLocalGet && before.op == opLocalSet && i.a == before.a:
		out[n-1] = instruction{op: opLocalTee, a: i.a}
		return out
	case i.op == opAnd64 && before.op == opConst64 && fills(last(out, 2).op, before.a):
		return out[:n-1]
	case i.op == opEqz32 && opposite(before.op) != 0:
		out[n-1] = instruction{op: opposite(before.op)}
		return out
	case (i.op == opIf || i.op == opBrIf) && before.op == opEqz32 && last(out, 2).op == opEqz32:
		return append(out[:n-2], i)
	case i.op == opWrap && (before.op == opExtendU || before.op == opExtendS):
		return out[:n-1]
	case i.op == opWrap && before.op == opAdd64 && last(out, 2).op == opConst64 && last(out, 3).op == opExtendU:
		return follow(follow(out[:n-3], instruction{op: opConst32, a: int64(int32(last(out, 2).a))}), instruction{op: opAdd32})
	case i.op == opAdd32 && before.op == opConst32 && before.a == 0:
		return out[:n-1]
	case i.op == opReturn:
		return append(leave(out), i)
	}
	return append(out, i)
}

// fills reports whether a load gives only bits of a mask, and all of them.
func fills(load byte, mask int64) bool {
	switch load {
	case opLoad8:
		return mask == 1<<8-1
	case opLoad16:
		return mask == 1<<16-1
	case opLoad32, opExtendU:
		return mask == 1<<32-1
	}
	return false
}

// opposites are pairs of comparisons of which one holds where the other does not. Of those of fractions, for which neither of two may hold,
// only equality has one.
var opposites = [][2]byte{
	{0x46, 0x47}, {0x48, 0x4e}, {0x49, 0x4f}, {0x4a, 0x4c}, {0x4b, 0x4d}, // i32: eq ne, lt ge, gt le
	{0x51, 0x52}, {0x53, 0x59}, {0x54, 0x5a}, {0x55, 0x57}, {0x56, 0x58}, // i64
	{0x5b, 0x5c}, {0x61, 0x62}, // f32 and f64: eq ne
}

var opposed = func() (table [256]byte) {
	for _, pair := range opposites {
		table[pair[0]], table[pair[1]] = pair[1], pair[0]
	}
	return table
}()

// opposite returns the comparison that holds where one does not, 0 for none.
func opposite(op byte) byte { return opposed[op] }

// leave shortens what a function does to the stack pointer before it returns 0, that is: it takes its frame and the return address
// away one after the other, and keeps a local that nobody reads any more.
func leave(out []instruction) []instruction {
	n := len(out)
	if n < 11 || last(out, 1).op != opConst32 || last(out, 2).op != opGlobalSet || last(out, 2).a != 0 {
		return out
	}
	first, second := out[n-11:n-6], out[n-6:n-1]
	if !raises(first) || !raises(second) {
		if raises(second) {
			out[n-3] = instruction{op: opGone}
		}
		return out
	}
	sum := instruction{op: opConst32, a: first[1].a + second[1].a}
	return append(out[:n-11], first[0], sum, first[2], second[4], out[n-1])
}

// raises reports whether five instructions add to the stack pointer.
func raises(five []instruction) bool {
	return five[0].op == opLocalGet && five[0].a == stack && five[1].op == opConst32 && five[1].a > 0 && five[2].op == opAdd32 &&
		five[3].op == opLocalTee && five[3].a == stack && five[4].op == opGlobalSet && five[4].a == 0
}
