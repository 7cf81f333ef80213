package view

import (
	"flag"
	"testing"

	"precipice/build/told"
)

var update = flag.Bool("update", false, "write what programs are told into testdata")

// Programs read the same words in the same order as ever: the table, and what each of the first questions may lead to.
func TestWhatProgramsAreToldIsWrittenAsEver(t *testing.T) {
	told.AsEver(t, newProgram(t).server, *update, `{"op":"new","mode":"combat","combat":"long-march","hostiles":"auto","seed":7}`, `{"op":"odds","sequence":[%q]}`)
}
