//go:build !js

package main

import "os"

// arguments are those of the command line.
func arguments() []string { return os.Args[1:] }
