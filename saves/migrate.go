package saves

import "precipice/message"

// migration converts a payload from one format to the next.
type migration func(payload []byte) ([]byte, error)

// migrations holds at index i the step from format i+1. A step declares the old types it decodes in its
// own file.
var migrations = [Format - 1]migration{
	func(payload []byte) ([]byte, error) { return payload, nil }, // format 2 adds the outcome to the header
	func(payload []byte) ([]byte, error) { return payload, nil }, // format 3 adds a stamp, ruleset and mode to the header; see Titled
	func(payload []byte) ([]byte, error) { return payload, nil }, // format 4 compresses the payload; see Compressed
	func(payload []byte) ([]byte, error) { return payload, nil }, // format 5 adds the progress to the header
}

// migrate applies the steps from a given format on, one after the other.
func migrate(steps []migration, from uint16, payload []byte) ([]byte, error) {
	for i := int(from) - 1; i < len(steps); i++ {
		next, err := steps[i](payload)
		if err != nil {
			return nil, message.New("error.saves.migrate", i+1, i+2, err)
		}
		payload = next
	}
	return payload, nil
}
