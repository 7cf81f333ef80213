package terminal

import (
	"fmt"

	"precipice/game/blackstone/pack"
	"precipice/game/terminal"
)

// validate checks the content of a folder or the embedded one, and writes every problem with file, line and
// remedy.
func (o *options) validate(s terminal.Streams) error {
	folder := o.Operand
	lib, problems, err := pack.Validate(folder)
	if err != nil {
		return err
	}
	if err := s.Problems(folder, problems); err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "The content is valid: %d explorers, %d kinds of hostiles, %d combats, %d challenges, %d chambers, %d kinds of encounters, %d of discoveries.\n",
		len(lib.Explorers), len(lib.Hostiles), len(lib.Combats), len(lib.Challenges), len(lib.Chambers), len(lib.Encounters), len(lib.Discoveries))
	return nil
}
