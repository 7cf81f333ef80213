package saves

import (
	"syscall/js"

	"precipice/message"
)

// Downloads reports whether PickSave leaves it to the browser where a file goes.
const Downloads = true

// PickOpen lets the player choose a save file. The channel delivers one result; poll it. A browser
// requires a key press or a click shortly before the call.
func PickOpen() (result <-chan Picked) {
	p := &filePick{result: make(chan Picked, 1)}
	result = p.result // even if the picker panics
	defer func() {
		if r := recover(); r != nil {
			p.finish(Picked{Err: pickerError(r)})
		}
	}()
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	p.on(input, "change", func(js.Value) { p.read(input.Get("files").Index(0)) })
	p.on(input, "cancel", func(js.Value) { p.finish(Picked{Err: ErrCancelled}) })
	input.Call("click")
	return result
}

// filePick is one use of the browser's file picker. Only browser events run its code, one at a time.
type filePick struct {
	result chan Picked
	funcs  []js.Func
	done   bool
}

// callback never blocks and lets no panic escape, because either would stop the page.
func (p *filePick) callback(f func(first js.Value)) js.Func {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer func() {
			if r := recover(); r != nil {
				p.finish(Picked{Err: pickerError(r)})
			}
		}()
		f(args[0])
		return nil
	})
	p.funcs = append(p.funcs, fn)
	return fn
}

func (p *filePick) on(target js.Value, event string, f func(js.Value)) {
	target.Call("addEventListener", event, p.callback(f))
}

func (p *filePick) read(file js.Value) {
	name := file.Get("name").String()
	if file.Get("size").Int() > MaxSize {
		p.finish(Picked{Name: name, Err: at(name, ErrTooLarge)})
		return
	}
	took := p.callback(func(buffer js.Value) {
		bytes := js.Global().Get("Uint8Array").New(buffer)
		data := make([]byte, bytes.Get("length").Int())
		js.CopyBytesToGo(data, bytes)
		p.finish(Picked{Name: name, Data: data})
	})
	failed := p.callback(func(reason js.Value) {
		p.finish(Picked{Name: name, Err: at(name, message.New("error.saves.unpicked").Because(js.Error{Value: reason}))})
	})
	file.Call("arrayBuffer").Call("then", took, failed)
}

// pickerError returns the error for a file picker that the browser does not show. What the browser says of it is no
// sentence for players.
func pickerError(thrown any) error {
	return message.New("error.saves.no-picker-here").Because(exception(thrown))
}

func (p *filePick) finish(picked Picked) {
	if p.done {
		return
	}
	p.done = true
	p.result <- picked
	for _, fn := range p.funcs {
		fn.Release()
	}
}

// PickSave offers a save file as a download. The channel delivers one result; poll it.
func PickSave(data []byte, name string) <-chan error {
	result := make(chan error, 1)
	result <- download(data, name)
	return result
}

func download(data []byte, name string) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = pickerError(r)
		}
	}()
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "application/octet-stream"})
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	// The browser reads the URL after the click has returned.
	const minute = 60_000 // ms
	revoke := js.Global().Get("URL").Get("revokeObjectURL").Call("bind", js.Global().Get("URL"), url)
	js.Global().Call("setTimeout", revoke, minute)
	return nil
}
