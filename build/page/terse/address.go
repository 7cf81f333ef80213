package terse

// stack is the local in which a function of Go keeps the stack pointer, an address in 32 bits. Global 0 has it too.
const stack = 1

// farthest is how far behind the stack pointer an offset may lie. A frame is never so large.
const farthest = 1 << 28

// offsets moves what is added to the stack pointer into the offsets of the loads and stores that use the sum as an address. It changes the
// instructions in place.
func offsets(code []instruction) {
	var operands []int // the last instruction of the sum that each is, 0 for none
	for at, i := range code {
		takes, leaves, straight := i.pops()
		if !straight {
			operands = operands[:0]
			continue
		}
		left := max(len(operands)-takes, 0)
		taken := operands[left:]
		sum := 0
		switch loads := i.op >= opLoadFirst && i.op <= opLoadLast; {
		case loads || i.op > opLoadLast && i.op <= opStoreLast:
			if len(taken) == takes && taken[0] > 0 {
				fold(code, taken[0], at)
			}
		case i.op == opAdd32 && at >= 2 && len(taken) == takes && onStack(code[at-2:at+1]):
			sum = at
		}
		operands = operands[:left]
		for range leaves {
			operands = append(operands, sum)
		}
	}
}

// onStack reports whether three instructions add a number to the stack pointer.
func onStack(three []instruction) bool {
	return three[0].op == opLocalGet && three[0].a == stack && three[1].op == opConst32 && three[1].a > 0 && three[1].a < farthest
}

// fold moves what is added by three instructions, the last of which is sum, into the offset of the load or store that uses it.
func fold(code []instruction, sum, use int) {
	to := &code[use]
	if to.b+code[sum-1].a >= farthest {
		return
	}
	*to = instruction{op: to.op, a: to.a, b: to.b + code[sum-1].a}
	code[sum-1], code[sum] = instruction{op: opGone}, instruction{op: opGone}
}
