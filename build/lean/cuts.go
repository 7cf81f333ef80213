package main

// writtenFor is the version of Go whose sources the cuts fit.
const writtenFor = "go1.26"

// cut changes a file of a package.
type cut struct {
	from, file string
	swaps      []swap
}

// swap puts one text in the place of another, which must occur once.
type swap struct{ old, new string }

var cuts = []cut{
	// Templates that call methods by name make the linker keep every method of every type. Those of Ebitengine, which
	// write its shaders, only read fields.
	{"text/template", "exec.go", []swap{{"method := ptr.MethodByName(fieldName)", "method := zero"}}},

	// To name a caller in messages for developers, Ebitengine looks for its own sources as Go's tools do. There are none
	// where the page runs.
	{"go/build", "build.go", []swap{{
		"func (ctxt *Context) Import(path string, srcDir string, mode ImportMode) (*Package, error) {\n",
		`func (ctxt *Context) Import(path string, srcDir string, mode ImportMode) (*Package, error) {
	return &Package{ImportPath: path}, errors.New("there are no sources here")
}

func (ctxt *Context) unusedImport(path string, srcDir string, mode ImportMode) (*Package, error) {
`,
	}, {"var Default Context = defaultContext()\n", "var Default Context\n"}}},
	{"internal/buildcfg", "cfg.go", []swap{{"\tToolTags  = toolTags()\n", "\tToolTags  []string\n"}}},

	// The constants of shaders are powers without a modulus, and nobody sends them anywhere. With a modulus the general way, which is
	// slower, still gives the right power.
	{"math/big", "nat.go", []swap{{"\tif len(m) != 0 {\n\t\t// We likely end up", "\tif false && len(m) != 0 {\n\t\t// We likely end up"}}},
	{"math/big", "floatmarsh.go", []swap{{"(x *Float) GobEncode(", "(x *Float) gobEncode("}, {"(z *Float) GobDecode(", "(z *Float) gobDecode("}}},
	{"math/big", "intmarsh.go", []swap{{"(x *Int) GobEncode(", "(x *Int) gobEncode("}, {"(z *Int) GobDecode(", "(z *Int) gobDecode("}}},
	{"math/big", "ratmarsh.go", []swap{{"(x *Rat) GobEncode(", "(x *Rat) gobEncode("}, {"(z *Rat) GobDecode(", "(z *Rat) gobDecode("}}},

	// There is one stable order, whatever finds it. To merge into a second list takes a fifth of the code, which is compiled anew for
	// each type.
	{"slices", "sort.go", []swap{{"\tstableCmpFunc(x, len(x), cmp)\n}\n", `	mergeStable(x, make([]E, len(x)), cmp)
}

func mergeStable[E any](x, y []E, cmp func(a, b E) int) {
	for w := 1; w < len(x); w *= 2 {
		for i := 0; i < len(x); i += 2 * w {
			mid, end := min(i+w, len(x)), min(i+2*w, len(x))
			a, b := i, mid
			for k := i; k < end; k++ {
				if a < mid && (b >= end || cmp(x[b], x[a]) >= 0) {
					y[k] = x[a]
					a++
				} else {
					y[k] = x[b]
					b++
				}
			}
		}
		copy(x, y)
	}
}
`}}},

	// Ebitengine prints shaders that count in texels anew. Ours count in pixels.
	{"go/printer", "printer.go", []swap{{
		"\treturn (&Config{Tabwidth: 8}).Fprint(output, fset, node)\n",
		"\treturn fmt.Errorf(\"nothing is printed here\")\n",
	}}},

	// Typefaces may hold pictures, but ours do not, and nothing else opens any.
	{"image/jpeg", "reader.go", []swap{{"\timage.RegisterFormat(\"jpeg\", \"\\xff\\xd8\", Decode, DecodeConfig)\n", ""}}},
	{"image/png", "reader.go", []swap{{"\timage.RegisterFormat(\"png\", pngHeader, Decode, DecodeConfig)\n", ""}}},
}
