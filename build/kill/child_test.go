//go:build !windows

package kill

import (
	"bufio"
	"bytes"
	"io"
	"os/exec"
	"testing"
)

// child is the program in a terminal, driven through pipes.
type child struct {
	t    *testing.T
	cmd  *exec.Cmd
	in   io.WriteCloser
	out  *bufio.Reader
	errs bytes.Buffer
	said bytes.Buffer
}

func (v *table[S, T]) start(args ...string) *child {
	c := &child{t: v.T, cmd: exec.Command(v.program, args...)}
	c.cmd.Stderr = &c.errs
	in, err := c.cmd.StdinPipe()
	if err != nil {
		v.Fatal(err)
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		v.Fatal(err)
	}
	c.in, c.out = in, bufio.NewReader(out)
	if err := c.cmd.Start(); err != nil {
		v.Fatal(err)
	}
	return c
}

// question reads until the program waits for an answer, at the start of a line or, if it has said nothing, behind the prompt
// before.
func (c *child) question() {
	c.said.Reset()
	for last := byte('\n'); ; {
		b, err := c.out.ReadByte()
		if err != nil {
			c.t.Fatalf("no question (%v):\n%s%s", err, &c.said, &c.errs)
		}
		if b == '>' && (last == '\n' || c.said.String() == " ") {
			return
		}
		c.said.WriteByte(b)
		last = b
	}
}

// end waits until the program has ended by itself.
func (c *child) end() {
	said, _ := io.ReadAll(c.out)
	if err := c.cmd.Wait(); err != nil {
		c.t.Fatalf("%v:\n%s%s", err, said, &c.errs)
	}
}

func (c *child) say(line string) {
	if _, err := io.WriteString(c.in, line+"\n"); err != nil {
		c.t.Fatalf("%v:\n%s%s", err, &c.said, &c.errs)
	}
}

// kill sends SIGKILL, after which the program runs no more code.
func (c *child) kill() {
	c.cmd.Process.Kill()
	c.cmd.Wait()
}
