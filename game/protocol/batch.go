package protocol

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// mostRequests is the number of requests that one line may hold.
const mostRequests = 256

// reply answers a line: a request with a response, or an array of requests with an array of as many
// responses, in order. A failed request does not stop those after it.
func reply(line []byte, answer func([]byte) *response) any {
	if !bytes.HasPrefix(bytes.TrimSpace(line), []byte("[")) {
		return answer(line)
	}
	requests, err := array(line)
	if err != nil {
		return &response{Error: &Failure{Code: "malformed", Text: "the line is not an array of requests: " + err.Error()}}
	}
	responses := make([]*response, len(requests))
	for i, one := range requests {
		responses[i] = answer(one)
	}
	return responses
}

// array reads the requests of a line.
func array(line []byte) (requests []json.RawMessage, err error) {
	read := json.NewDecoder(bytes.NewReader(line))
	if _, err := read.Token(); err != nil {
		return nil, notJSON(err)
	}
	for read.More() {
		if len(requests) == mostRequests {
			return nil, fmt.Errorf("it holds more than %d requests: send several lines", mostRequests)
		}
		var one json.RawMessage
		if err := read.Decode(&one); err != nil {
			return nil, notJSON(err)
		}
		requests = append(requests, one)
	}
	if err := ends(read); err != nil {
		return nil, err
	}
	if len(requests) == 0 {
		return nil, fmt.Errorf("it is empty: send at least one request")
	}
	return requests, nil
}
