package terse

import (
	"encoding/binary"
	"fmt"
)

// Section returns the body of a code section with each function as short as the rules make it.
func Section(body []byte) ([]byte, error) {
	in := reader{data: body}
	count := in.unsigned()
	out := binary.AppendUvarint(make([]byte, 0, len(body)), uint64(count))
	for n := range count {
		length := int(in.unsigned())
		begin := in.at
		if in.skip(length); in.err != nil {
			return nil, in.err
		}
		short, err := function(body[begin:in.at])
		if err != nil {
			return nil, fmt.Errorf("function %d: %w", n, err)
		}
		out = append(binary.AppendUvarint(out, uint64(len(short))), short...)
	}
	return out, nil
}

// function returns locals and code of a function, shorter.
func function(body []byte) ([]byte, error) {
	in := reader{data: body}
	for range in.unsigned() {
		in.unsigned()
		in.byte()
	}
	locals := body[:in.at]
	code := make([]instruction, 0, len(body)/2)
	for in.at < len(body) && in.err == nil {
		code = append(code, in.next())
	}
	if in.err != nil {
		return nil, in.err
	}
	if len(code) < 2 || code[0].op != opGlobalGet || code[0].a != 0 || code[1].op != opLocalSet || code[1].a != stack {
		return body, nil // written by hand
	}
	code = window(code)
	offsets(code)
	out := append(make([]byte, 0, len(body)), locals...)
	for _, i := range code {
		out = i.write(out)
	}
	return out, nil
}
