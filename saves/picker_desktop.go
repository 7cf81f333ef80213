//go:build !js

package saves

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/sqweek/dialog"

	"precipice/message"
)

// Downloads reports whether PickSave leaves it to a browser where a file goes.
const Downloads = false

// PickOpen lets the player choose a save file. The channel delivers one result; poll it.
func PickOpen() <-chan Picked {
	result := make(chan Picked, 1)
	go func() {
		path, err := pick((*dialog.FileBuilder).Load, "")
		if err != nil {
			result <- Picked{Err: err}
			return
		}
		data, err := readCapped(path)
		if err != nil {
			err = at(path, readError(err))
		}
		result <- Picked{Name: filepath.Base(path), Data: data, Err: err}
	}()
	return result
}

// PickSave lets the player choose where to write a save file, and writes it. The channel delivers one
// result; poll it.
func PickSave(data []byte, name string) <-chan error {
	result := make(chan error, 1)
	go func() {
		path, err := pick((*dialog.FileBuilder).Save, name)
		if err == nil {
			err = export(path, data)
		}
		result <- err
	}()
	return result
}

// pick shows the system's file picker, which panics if there is no display and may change the working
// directory.
func pick(show func(*dialog.FileBuilder) (string, error), name string) (path string, err error) {
	if before, err := os.Getwd(); err == nil {
		defer os.Chdir(before)
	}
	defer func() {
		if r := recover(); r != nil {
			path, err = "", pickerError(r)
		}
	}()
	path, err = show(dialog.File().SetStartFile(name).Filter("Precipice", saveSuffix[1:]).Filter("*"))
	switch {
	case errors.Is(err, dialog.ErrCancelled):
		return "", ErrCancelled
	case err != nil:
		return "", pickerError(err)
	}
	return filepath.Abs(path)
}

func export(path string, data []byte) error {
	folder, name := filepath.Split(path)
	temp, err := writeNew(folder, name+tempMark, data, (*os.File).Sync)
	if err == nil {
		err = os.Rename(filepath.Join(folder, temp), path)
		if err != nil {
			os.Remove(filepath.Join(folder, temp))
		}
	}
	if err != nil {
		return at(path, message.New("error.saves.unexported", withoutTempPaths(err)))
	}
	return nil
}

// pickerError returns the error for a file picker that cannot be shown.
func pickerError(cause any) error {
	return message.New("error.saves.no-picker", cause)
}
