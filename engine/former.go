package engine

import (
	"encoding/gob"
	"fmt"
	"reflect"
	"sync"

	"precipice/engine/dice"
	"precipice/message"
)

// titled holds the frame type of each title. It is written only while the program is initialised.
var titled = map[string]reflect.Type{}

// untitled holds the frame types that Formerly names, by their rule.
var untitled = map[string]reflect.Type{}

// former holds the present type of each stand-in. ReadFormer writes it.
var former = map[reflect.Type]reflect.Type{}

// Formerly makes frames of a ruleset readable in saves written before titles named the ruleset: a
// frame "fortress/turn" stands in them as "turn". Such a save is decoded as a FormerSnapshot, after ReadFormer.
// Formerly panics at a title that is not defined, and at a rule that another ruleset has named. It is called only
// while the program is initialised.
func Formerly(ruleset string, rules ...string) {
	for _, rule := range rules {
		present, ok := titled[ruleset+"/"+rule]
		if !ok {
			panic(fmt.Sprintf("%s/%s: no frame has this title", ruleset, rule))
		}
		if untitled[rule] != nil {
			panic(fmt.Sprintf("%s: saves of old know only one frame by this name", rule))
		}
		untitled[rule] = present
	}
}

// ReadFormer prepares the decoding of a FormerSnapshot. Few games need it, and it takes time.
var ReadFormer = sync.OnceFunc(func() {
	for rule, present := range untitled {
		stand := standIn(rule, present)
		former[stand] = present
		gob.RegisterName(rule, reflect.New(stand).Interface())
	}
})

// standIn returns a type with the fields of a frame and a tag that makes it a type of its own, because
// gob knows a type under one name only.
func standIn(rule string, frame reflect.Type) reflect.Type {
	fields := make([]reflect.StructField, frame.NumField())
	for i := range fields {
		f := frame.Field(i)
		fields[i] = reflect.StructField{Name: f.Name, Type: f.Type}
	}
	fields[0].Tag = reflect.StructTag(fmt.Sprintf("formerly:%q", rule))
	return reflect.StructOf(fields)
}

// FormerSnapshot is a Snapshot written before titles named the ruleset. ReadFormer goes before decoding one.
type FormerSnapshot[S any] struct {
	State   S
	Stack   []any
	Dice    *dice.Seeded
	Journal []string
}

// Snapshot returns the same with the frames of today, nil for nil.
func (o *FormerSnapshot[S]) Snapshot() (*Snapshot[S], error) {
	if o == nil {
		return nil, nil
	}
	s := &Snapshot[S]{o.State, make([]Frame[S], len(o.Stack)), o.Dice, o.Journal}
	for i, old := range o.Stack {
		frame, ok := present(old).(Frame[S])
		if !ok {
			return nil, message.New("error.resume.frame", fmt.Sprintf("%T", old))
		}
		s.Stack[i] = frame
	}
	return s, nil
}

// present returns the frame that a stand-in stands for, nil for what is no stand-in.
func present(old any) any {
	v := reflect.ValueOf(old)
	if v.Kind() != reflect.Pointer || v.IsNil() || former[v.Type().Elem()] == nil {
		return nil
	}
	frame := reflect.New(former[v.Type().Elem()])
	for i := range v.Elem().NumField() {
		frame.Elem().Field(i).Set(v.Elem().Field(i))
	}
	return frame.Interface()
}
