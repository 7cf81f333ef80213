//go:build !js

package drive

import (
	"bytes"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// guestTimeout is how long a guest may stay silent before it counts as hung.
const guestTimeout = 60 * time.Second

// guest is a process of the program and the session with it.
type guest struct {
	cmd     *exec.Cmd
	session *vmhost.GuestSession
	said    bytes.Buffer                          // its standard error; read after it has ended
	typing  atomic.Pointer[vmhost.GuestTextInput] // the field that takes what is written, once there was one
	exited  chan error
	ended   bool
}

func startGuest(binary string, args, env []string) (*guest, error) {
	// Use a short folder name, because the path of a unix socket is limited to about a hundred bytes.
	dir, err := os.MkdirTemp("", "pw")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(dir, "s"), Net: "unix"})
	if err != nil {
		return nil, err
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return nil, err
	}

	g := &guest{cmd: exec.Command(binary, args...), exited: make(chan error, 1)}
	g.cmd.Env = append(append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint), env...)
	g.cmd.Stderr = &g.said
	if err := g.cmd.Start(); err != nil {
		return nil, err
	}
	go func() { g.exited <- g.cmd.Wait() }()
	if err := g.meet(listener); err != nil {
		g.cmd.Process.Kill()
		<-g.exited
		return nil, fmt.Errorf("the program did not start as a guest: %w\n%s", err, g.said.String())
	}
	return g, nil
}

func (g *guest) meet(listener *net.UnixListener) error {
	if err := listener.SetDeadline(time.Now().Add(guestTimeout)); err != nil {
		return err
	}
	conn, err := listener.Accept()
	if err != nil {
		return err
	}
	g.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: guestTimeout, OnTextInput: g.typing.Store})
	return err
}

// end ends the process, either by SIGKILL or by closing its window. Any failed exit other than by
// SIGKILL is an error.
func (g *guest) end(violently bool) error {
	if g.ended {
		return nil
	}
	g.ended = true
	if violently {
		g.cmd.Process.Kill()
		<-g.exited
		g.session.Close()
		return nil
	}
	g.session.Close()
	select {
	case err := <-g.exited:
		if err != nil {
			return fmt.Errorf("the program failed: %w\n%s", err, g.said.String())
		}
		return nil
	case <-time.After(guestTimeout):
		g.cmd.Process.Kill()
		<-g.exited
		return fmt.Errorf("the program did not exit after its window was closed")
	}
}
