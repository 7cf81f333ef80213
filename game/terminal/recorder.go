package terminal

import (
	"bytes"
	"io"
	"sync"
)

// recorder passes on everything written and keeps what was written between the last two answers, so that it
// can be read out again. It is safe for concurrent use, because an interrupt may write at any time.
type recorder struct {
	to io.Writer

	lock      sync.Mutex
	last, now bytes.Buffer
}

// Write implements io.Writer.
func (r *recorder) Write(p []byte) (int, error) {
	r.lock.Lock()
	defer r.lock.Unlock()
	r.now.Write(p)
	return r.to.Write(p)
}

// answered begins a new record and keeps the previous one as the last.
func (r *recorder) answered() {
	r.lock.Lock()
	defer r.lock.Unlock()
	r.last.Reset()
	r.last.Write(bytes.TrimSuffix(r.now.Bytes(), []byte(prompt)))
	r.now.Reset()
}

// repeat writes the last record again.
func (r *recorder) repeat() error {
	_, err := r.Write(bytes.TrimLeft(r.last.Bytes(), "\n"))
	return err
}
