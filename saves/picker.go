package saves

import "fmt"

// Picked is the file a player chose: its content, or an error. ErrCancelled
// need not be shown.
type Picked struct {
	Name string
	Data []byte
	Err  error
}

// unpicked is the error of a picker that does not come up.
func unpicked(cause any) error {
	return &remedied{fmt.Errorf("this system shows no file picker (%v)", cause), "use the list of saves in the game"}
}
