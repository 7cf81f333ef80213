//go:build !js && !windows

package game

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
)

// clerk is the programs of a desktop that read and write its clipboard, with what they are given.
type clerk struct {
	paste, copy []string
	environment string // that must not be empty, "" for none
	ending      string // what the reading one adds
}

var clerks = []clerk{
	{[]string{"wl-paste", "--no-newline"}, []string{"wl-copy"}, "WAYLAND_DISPLAY", ""},
	{[]string{"xclip", "-out", "-selection", "clipboard"}, []string{"xclip", "-in", "-selection", "clipboard"}, "", ""},
	{[]string{"xsel", "--output", "--clipboard"}, []string{"xsel", "--input", "--clipboard"}, "", ""},
	{[]string{"termux-clipboard-get"}, []string{"termux-clipboard-set"}, "", ""},
	{[]string{"powershell.exe", "Get-Clipboard"}, []string{"clip.exe"}, "", "\r\n"},
}

// macClerk is that of macOS.
var macClerk = clerk{[]string{"pbpaste"}, []string{"pbcopy"}, "", ""}

var errNoClipboard = errors.New("no program reads the clipboard")

// clerkHere returns the programs of this desktop.
func clerkHere() (clerk, error) {
	if runtime.GOOS == "darwin" {
		return macClerk, nil
	}
	for _, c := range clerks {
		if c.environment != "" && os.Getenv(c.environment) == "" {
			continue
		}
		_, reads := exec.LookPath(c.paste[0])
		_, writes := exec.LookPath(c.copy[0])
		if reads == nil && writes == nil {
			return c, nil
		}
	}
	return clerk{}, errNoClipboard
}

// readClipboard returns the text on the clipboard, or the beginning of one that is too long for a field. Its program may never come to
// an end, and is ended then.
func readClipboard() (string, error) {
	c, err := clerkHere()
	if err != nil {
		return "", err
	}
	cmd, end := asked(c.paste)
	defer end()
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		return "", err
	}
	data, err := io.ReadAll(io.LimitReader(out, longestPaste))
	if len(data) == longestPaste {
		end()
		cmd.Wait() // it was ended, which is no fault
	} else {
		err = errors.Join(err, cmd.Wait())
	}
	return strings.TrimSuffix(strings.ToValidUTF8(string(data), ""), c.ending), err
}

func writeClipboard(text string) error {
	c, err := clerkHere()
	if err != nil {
		return err
	}
	cmd, end := asked(c.copy)
	defer end()
	cmd.Stdin = strings.NewReader(text)
	return cmd.Run()
}

// asked returns a program of the desktop to be run. If it takes too long it is ended, with all that it has started, and so does end.
func asked(command []string) (cmd *exec.Cmd, end context.CancelFunc) {
	ctx, end := context.WithTimeout(context.Background(), answering)
	cmd = exec.CommandContext(ctx, command[0], command[1:]...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = answering / 10 // for what it has started and could not be ended
	if runtime.GOOS == "darwin" && os.Getenv("LANG")+os.Getenv("LC_ALL")+os.Getenv("LC_CTYPE") == "" {
		cmd.Env = append(os.Environ(), "LC_CTYPE=UTF-8") // without it they know ASCII alone, as in a program that no terminal started
	}
	return cmd, end
}
