package check

import (
	"go/types"
	"slices"
	"strings"
	"testing"
)

// hiding holds the names that a screen declares although what it embeds has them too, to do more than that does. The list may only
// shrink.
var hiding = []string{}

// A name that a screen takes from what it embeds is declared once: where two levels declare it, a reader takes one for the other.
func TestEmbeddedNamesAreNotHidden(t *testing.T) {
	var seen []string
	for path, p := range typed(t) {
		if !within(path, "scenes") {
			continue
		}
		for _, name := range p.pkg.Scope().Names() {
			named, ok := p.pkg.Scope().Lookup(name).Type().(*types.Named)
			if !ok || named.Obj().Pkg() != p.pkg || named.Obj().Name() != name {
				continue
			}
			for _, hidden := range hiddenIn(named) {
				seen = append(seen, path+"."+name+"."+hidden)
			}
		}
	}
	for _, where := range seen {
		if !slices.Contains(hiding, where) {
			t.Errorf("%s hides what it embeds: give one of the two another name", where)
		}
	}
	for _, where := range hiding {
		if !slices.Contains(seen, where) {
			t.Errorf("%s hides nothing: take it off the list", where)
		}
	}
}

// hiddenIn returns the names that a struct declares and one of this module that it embeds has too.
func hiddenIn(named *types.Named) (names []string) {
	s, ok := named.Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	own := declaredBy(named)
	for i := range s.NumFields() {
		f := s.Field(i)
		if !f.Embedded() || f.Pkg() == nil || !strings.HasPrefix(f.Pkg().Path(), "precipice/") {
			continue
		}
		for _, name := range own {
			if o, _, _ := types.LookupFieldOrMethod(f.Type(), true, named.Obj().Pkg(), name); o != nil && name != f.Name() {
				names = append(names, name)
			}
		}
	}
	return names
}

// declaredBy returns the names of the fields and methods that a struct declares itself.
func declaredBy(named *types.Named) (names []string) {
	s := named.Underlying().(*types.Struct)
	for i := range s.NumFields() {
		names = append(names, s.Field(i).Name())
	}
	for i := range named.NumMethods() {
		names = append(names, named.Method(i).Name())
	}
	return names
}
