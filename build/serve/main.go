// Command serve serves a folder of static files, the game's page, to browsers on this machine.
package main

import (
	"flag"
	"fmt"
	"net/http"
	"os"
)

func main() {
	dir := flag.String("dir", "build/out/web", "folder to offer")
	addr := flag.String("addr", "localhost:8080", "address to listen on")
	flag.Parse()
	if _, err := os.Stat(*dir); err != nil {
		fmt.Fprintf(os.Stderr, "serve: there is no page in %s; make web builds it\n", *dir)
		os.Exit(1)
	}
	fmt.Printf("Precipice is on http://%s\n", *addr)
	if err := http.ListenAndServe(*addr, http.FileServer(http.Dir(*dir))); err != nil {
		fmt.Fprintf(os.Stderr, "serve: %v; choose another address with -addr\n", err)
		os.Exit(1)
	}
}
