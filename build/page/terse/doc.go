// Package terse shortens the code of a WebAssembly module as Go's compiler writes it. The shorter code does the same, so that a page takes
// less of a download, is compiled sooner and runs a little faster.
//
// Go's compiler writes each operation for itself. It computes the address of each argument of a call anew in 64 bits, cuts bytes that are
// just loaded to the length that they have, and stores a local that it reads at once. Section looks at each function for such sequences:
//
//   - window.go has the rules that look at a few instructions in a row;
//   - address.go moves what is added to the stack pointer into the offset of the load or store that uses the sum.
//
// WebAssembly is structured: code goes on in the middle of a function only where an instruction begins or ends a block. A rule that looks
// at other instructions alone therefore sees all the ways to what it changes.
package terse
