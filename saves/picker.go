package saves

// Picked is the file a player chose: its content or an error. ErrCancelled need not be shown.
type Picked struct {
	Name string
	Data []byte
	Err  error
}
