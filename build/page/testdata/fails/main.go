// Fails collects garbage, recovers, prints, and then fails deep inside.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	seen := map[string][]byte{}
	for _, word := range []string{"stasis", "gambit", "vault"} {
		seen[word] = make([]byte, 1<<20)
		runtime.GC()
	}
	fmt.Println("a map of", len(seen))
	func() {
		defer func() { fmt.Println(recover()) }()
		deep(0, 3)
	}()
	deep(int64(200), 0)
}

// deep grows the stack, and divides by zero at its end.
func deep[N int | int64](n, by N) N {
	var room [64]N
	if n == 0 {
		return room[by] / by
	}
	return deep(n-1, by) + room[n%64]
}
