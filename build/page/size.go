package main

import (
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// The program was measured with this version of Go. Another may write another program.
const measuredWith = "go1.26"

// mostPacked is how many bytes of the program players may have to download, if a server packs it by gzip as sized does. Brotli, as most
// servers use it, takes two thirds of them.
const mostPacked = 6_500_000

// sized reports a program in a folder that is larger than it may be, as an error if it is made by the version of Go that it was
// measured with.
func sized(folder, version string) error {
	programs, err := filepath.Glob(filepath.Join(folder, "precipice-*.wasm"))
	if err != nil || len(programs) != 1 {
		return fmt.Errorf("the programs of the page are %v, %v", programs, err)
	}
	module, err := os.ReadFile(programs[0])
	if err != nil {
		return err
	}
	size := packed(module)
	if size <= mostPacked {
		return nil
	}
	large := fmt.Errorf("%s takes %d bytes of a download and may take %d: leave something out, or raise mostPacked in build/page", programs[0], size, mostPacked)
	if strings.HasPrefix(version, measuredWith) {
		return large
	}
	fmt.Fprintf(os.Stderr, "page: %v; it was measured with %s, and this is %s\n", large, measuredWith, version)
	return nil
}

// packed returns how many bytes gzip makes of some.
func packed(data []byte) int {
	var n counter
	out := gzip.NewWriter(&n)
	out.Write(data) // a counter takes everything
	out.Close()
	return int(n)
}

// counter counts what is written to it.
type counter int

func (n *counter) Write(data []byte) (int, error) {
	*n += counter(len(data))
	return len(data), nil
}
