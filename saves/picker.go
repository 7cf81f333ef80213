package saves

import "fmt"

// Picked is the file a player chose: its content or an error. ErrCancelled need not be shown.
type Picked struct {
	Name string
	Data []byte
	Err  error
}

// pickerError returns the error for a file picker that cannot be shown.
func pickerError(cause any) error {
	return &remedied{fmt.Errorf("the system's file picker cannot be shown (%v)", cause), "use the list of saves in the game"}
}
