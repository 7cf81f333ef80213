package saves

import (
	"bytes"
	"compress/flate"
	"io"
	"sync"
)

// compressed returns a payload as formats from Compressed on store it. A payload above MaxPayload stays as it
// is, so that it is refused wherever it goes.
func compressed(payload []byte) []byte {
	if len(payload) > MaxPayload {
		return payload
	}
	var buf bytes.Buffer
	w := compressors.Get().(*flate.Writer)
	defer compressors.Put(w)
	w.Reset(&buf)
	if _, err := w.Write(payload); err != nil {
		panic(err) // a buffer takes everything
	}
	if err := w.Close(); err != nil {
		panic(err)
	}
	return buf.Bytes()
}

// compression is the level of compression. Beyond it saves take longer and hardly less room.
const compression = 4

// compressors keeps compressors for reuse; each takes 0.8 MB.
var compressors = sync.Pool{New: func() any {
	w, err := flate.NewWriter(nil, compression)
	if err != nil {
		panic(err) // the level is valid
	}
	return w
}}

// expanded is the inverse of compressed. It never returns more than MaxPayload bytes.
func expanded(stored []byte) ([]byte, error) {
	rest := bytes.NewReader(stored)
	payload, err := io.ReadAll(io.LimitReader(flate.NewReader(rest), MaxPayload+1))
	switch {
	case len(payload) > MaxPayload:
		return nil, ErrTooLarge
	case err != nil || rest.Len() > 0:
		return nil, ErrBroken
	}
	return payload, nil
}
