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
	}}},

	// Ebitengine prints shaders that count in texels anew. Ours count in pixels.
	{"go/printer", "printer.go", []swap{{
		"\treturn (&Config{Tabwidth: 8}).Fprint(output, fset, node)\n",
		"\treturn fmt.Errorf(\"nothing is printed here\")\n",
	}}},

	// Typefaces may hold pictures, but ours do not, and nothing else opens any.
	{"image/jpeg", "reader.go", []swap{{"\timage.RegisterFormat(\"jpeg\", \"\\xff\\xd8\", Decode, DecodeConfig)\n", ""}}},
	{"image/png", "reader.go", []swap{{"\timage.RegisterFormat(\"png\", pngHeader, Decode, DecodeConfig)\n", ""}}},
}
