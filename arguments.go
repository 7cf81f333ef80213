//go:build !js

package main

import "os"

// arguments returns the command line arguments.
func arguments() []string { return os.Args[1:] }
