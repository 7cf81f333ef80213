package saves

import (
	"cmp"
	"errors"
	"strings"
	"sync"
	"syscall/js"

	"precipice/message"
)

// Default returns the browser's local storage. If it is full, existing saves can still be read and
// removed, and the error says so. If the browser denies access to it, the store lasts only as long as
// the page, and the error says that.
func Default() (Store, error) {
	local := localStorage{}
	probe := keyPrefix + "probe."
	err := cmp.Or(local.set(probe, "1"), local.remove(probe))
	if err != nil && !errors.Is(err, ErrFull) {
		return NewMemory(), err
	}
	return &shelved{shelf: local}, err
}

// In returns the default store if the folder is empty. A page has no folders: for any other, the saves last
// as long as the page.
func In(folder string) (Store, error) {
	if folder != "" {
		return NewMemory(), nil
	}
	return Default()
}

// localStorage is window.localStorage. A browser may deny even access to the object, and a full quota
// throws an exception, so every call is guarded.
type localStorage struct{}

// storage gets the object by a call. An exception in a plain Get would end the program; one in a call
// is a panic that guard recovers.
func storage() js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
}

func (localStorage) get(key string) (text string, ok bool, err error) {
	defer guard(&err)
	value := storage().Call("getItem", key)
	if value.Type() != js.TypeString {
		return "", false, nil
	}
	return value.String(), true, nil
}

func (localStorage) begin(key string, most int) (head string, length int, ok bool, err error) {
	defer guard(&err)
	value := storage().Call("getItem", key)
	if value.Type() != js.TypeString {
		return "", 0, false, nil
	}
	object := js.Global().Get("Object").Invoke(value) // a mere string has no fields here
	return object.Call("slice", 0, most).String(), object.Get("length").Int(), true, nil
}

func (localStorage) set(key, text string) (err error) {
	defer guard(&err)
	storage().Call("setItem", key, text)
	if checkSlot(strings.TrimPrefix(key, keyPrefix)) == nil {
		tellSaved()
	}
	return nil
}

// tellSaved lets the page ask the browser, once, to keep what it stores (build/web/around.js).
var tellSaved = sync.OnceFunc(func() {
	if told := js.Global().Get("precipiceSaved"); told.Type() == js.TypeFunction {
		told.Invoke()
	}
})

func (localStorage) remove(key string) (err error) {
	defer guard(&err)
	storage().Call("removeItem", key)
	return nil
}

func (localStorage) keys() (keys []string, err error) {
	defer guard(&err)
	local := storage()
	for i := range local.Get("length").Int() {
		if key := local.Call("key", i); key.Type() == js.TypeString {
			keys = append(keys, key.String())
		}
	}
	return keys, nil
}

// watch reports each key that another tab sets.
func (localStorage) watch(wrote func(key string)) {
	listen := js.Global().Get("addEventListener")
	if listen.Type() != js.TypeFunction {
		return
	}
	listen.Invoke("storage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if key := args[0].Get("key"); key.Type() == js.TypeString {
			go wrote(key.String()) // a callback must not block
		}
		return nil
	}))
}

// guard converts an exception into an error.
func guard(err *error) {
	r := recover()
	if r == nil {
		return
	}
	cause := exception(r)
	var thrown js.Error
	if errors.As(cause, &thrown) && thrown.Value.Type() == js.TypeObject {
		name := thrown.Value.Get("name")
		full := name.Type() == js.TypeString &&
			(name.String() == "QuotaExceededError" || name.String() == "NS_ERROR_DOM_QUOTA_REACHED")
		if full {
			*err = ErrFull
			return
		}
	}
	refused := message.New("error.saves.no-storage")
	if js.Global().Get("origin").Equal(js.ValueOf("null")) { // a frame without an origin, whatever the browser's settings are
		refused = message.New("error.saves.framed")
	}
	*err = refused.Because(cause)
}

// exception returns what was thrown, nil if it is no error.
func exception(thrown any) error {
	err, _ := thrown.(error)
	return err
}
