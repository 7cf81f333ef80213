package saves

import "precipice/message"

// Picked is the file a player chose: its content or an error. ErrCancelled need not be shown.
type Picked struct {
	Name string
	Data []byte
	Err  error
}

// pickerError returns the error for a file picker that cannot be shown.
func pickerError(cause any) error {
	return message.New("error.saves.no-picker", cause)
}
