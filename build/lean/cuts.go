package main

// writtenFor is the version of Go whose sources the cuts fit.
const writtenFor = "go1.26"

// cut changes a file of a package.
type cut struct {
	from, file string
	swaps      []swap
	takes      string // a file of another package whose functions are added, "" for none
}

// swap puts one text in the place of another, which must occur once.
type swap struct{ old, new string }

var cuts = []cut{
	// Templates that call methods by name make the linker keep every method of every type. Those of Ebitengine, which
	// write its shaders, only read fields.
	{from: "text/template", file: "exec.go", swaps: []swap{{"method := ptr.MethodByName(fieldName)", "method := zero"}}},

	// Neither these nor our texts write pages of HTML.
	{from: "text/template", file: "funcs.go", swaps: []swap{
		{"\t\t\"html\":     HTMLEscaper,\n", ""}, {"\t\t\"js\":       JSEscaper,\n", ""}, {"\t\t\"urlquery\": URLQueryEscaper,\n", ""},
	}},

	// Ebitengine tells developers what goes wrong, here on the console and without particulars.
	{from: "log/slog", file: "logger.go", swaps: []swap{{
		"func (l *Logger) log(ctx context.Context, level Level, msg string, args ...any) {\n",
		`func (l *Logger) log(ctx context.Context, level Level, msg string, args ...any) {
	if level >= LevelInfo {
		println(msg)
	}
}

func (l *Logger) unusedLog(ctx context.Context, level Level, msg string, args ...any) {
`,
	}}},

	// On demand it writes its pictures into an archive for developers. There is no key for that in the page.
	{from: "archive/zip", file: "writer.go", swaps: []swap{{
		"func (w *Writer) CreateHeader(fh *FileHeader) (io.Writer, error) {\n",
		`func (w *Writer) CreateHeader(fh *FileHeader) (io.Writer, error) {
	return nil, errors.New("nothing is archived here")
}

func (w *Writer) unusedCreateHeader(fh *FileHeader) (io.Writer, error) {
`,
	}}},

	// Its compiler of shaders resolves names by itself.
	{from: "go/parser", file: "parser.go", swaps: []swap{{"\tif p.mode&SkipObjectResolution == 0 {\n", "\tif false {\n"}}},

	// To name a caller in messages for developers, Ebitengine looks for its own sources as Go's tools do. There are none
	// where the page runs.
	{from: "go/build", file: "build.go", swaps: []swap{{
		"func (ctxt *Context) Import(path string, srcDir string, mode ImportMode) (*Package, error) {\n",
		`func (ctxt *Context) Import(path string, srcDir string, mode ImportMode) (*Package, error) {
	return &Package{ImportPath: path}, errors.New("there are no sources here")
}

func (ctxt *Context) unusedImport(path string, srcDir string, mode ImportMode) (*Package, error) {
`,
	}, {"var Default Context = defaultContext()\n", "var Default Context\n"}}},
	{from: "internal/buildcfg", file: "cfg.go", swaps: []swap{{"\tToolTags  = toolTags()\n", "\tToolTags  []string\n"}}},

	// The constants of shaders are powers without a modulus, and nobody sends them anywhere. With a modulus the general way, which is
	// slower, still gives the right power.
	{from: "math/big", file: "nat.go", swaps: []swap{{"\tif len(m) != 0 {\n\t\t// We likely end up", "\tif false && len(m) != 0 {\n\t\t// We likely end up"}}},
	{from: "math/big", file: "floatmarsh.go", swaps: []swap{{"(x *Float) GobEncode(", "(x *Float) gobEncode("}, {"(z *Float) GobDecode(", "(z *Float) gobDecode("},
		{"(x *Float) AppendText(", "(x *Float) appendText("}, {"(x *Float) MarshalText(", "(x *Float) marshalText("}, {"x.AppendText(nil)", "x.appendText(nil)"}}},
	{from: "math/big", file: "intmarsh.go", swaps: []swap{{"(x *Int) GobEncode(", "(x *Int) gobEncode("}, {"(z *Int) GobDecode(", "(z *Int) gobDecode("},
		{"(x *Int) MarshalText(", "(x *Int) marshalText("}, {"(x *Int) MarshalJSON(", "(x *Int) marshalJSON("}}},
	{from: "math/big", file: "ratmarsh.go", swaps: []swap{{"(x *Rat) GobEncode(", "(x *Rat) gobEncode("}, {"(z *Rat) GobDecode(", "(z *Rat) gobDecode("}, {"(x *Rat) MarshalText(", "(x *Rat) marshalText("}}},

	// They are neither printed nor read from a stream.
	{from: "math/big", file: "ftoa.go", swaps: []swap{{"(x *Float) Format(", "(x *Float) format("}, {"var _ fmt.Formatter = &floatZero // *Float must implement fmt.Formatter\n", ""}}},
	{from: "math/big", file: "floatconv.go", swaps: []swap{{"(z *Float) Scan(", "(z *Float) scanFrom("}, {"var _ fmt.Scanner = (*Float)(nil) // *Float must implement fmt.Scanner\n", ""}}},
	{from: "math/big", file: "intconv.go", swaps: []swap{{"(x *Int) Format(", "(x *Int) format("}, {"var _ fmt.Formatter = intOne // *Int must implement fmt.Formatter\n", ""}, {"(z *Int) Scan(", "(z *Int) scanFrom("}, {"var _ fmt.Scanner = intOne // *Int must implement fmt.Scanner\n", ""}}},
	{from: "math/big", file: "ratconv.go", swaps: []swap{{"(z *Rat) Scan(", "(z *Rat) scanFrom("}, {"var _ fmt.Scanner = &ratZero // *Rat must implement fmt.Scanner\n", ""}}},

	// Sorting is compiled anew for each type. That of package sort, whose code is made of the same template, takes functions for types
	// and so leaves elements that compare equal in the same order.
	//
	// There is one stable order, whatever finds it. To merge into a second list takes a fifth of the code, which is compiled anew for
	// each type.
	{from: "slices", file: "sort.go", takes: "sort/zsortfunc.go", swaps: []swap{{
		"\tpdqsortOrdered(x, 0, n, bits.Len(uint(n)))\n",
		"\tsortWith(n, func(i, j int) bool { return cmp.Less(x[i], x[j]) }, func(i, j int) { x[i], x[j] = x[j], x[i] })\n",
	}, {
		"\tpdqsortCmpFunc(x, 0, n, bits.Len(uint(n)), cmp)\n",
		"\tsortWith(n, func(i, j int) bool { return cmp(x[i], x[j]) < 0 }, func(i, j int) { x[i], x[j] = x[j], x[i] })\n",
	}, {"\tstableCmpFunc(x, len(x), cmp)\n}\n", `	mergeStable(x, make([]E, len(x)), cmp)
}

type lessSwap struct {
	Less func(i, j int) bool
	Swap func(i, j int)
}

func sortWith(n int, less func(i, j int) bool, swap func(i, j int)) {
	pdqsort_func(lessSwap{less, swap}, 0, n, bits.Len(uint(n)))
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
	{from: "go/printer", file: "printer.go", swaps: []swap{{
		"\treturn (&Config{Tabwidth: 8}).Fprint(output, fset, node)\n",
		"\treturn fmt.Errorf(\"nothing is printed here\")\n",
	}}},

	// Typefaces may hold pictures, but ours do not, and nothing else opens any.
	{from: "image/jpeg", file: "reader.go", swaps: []swap{{"\timage.RegisterFormat(\"jpeg\", \"\\xff\\xd8\", Decode, DecodeConfig)\n", ""}}},
	{from: "image/png", file: "reader.go", swaps: []swap{{"\timage.RegisterFormat(\"png\", pngHeader, Decode, DecodeConfig)\n", ""}, {
		"func Decode(r io.Reader) (image.Image, error) {\n",
		`func Decode(r io.Reader) (image.Image, error) {
	return nil, FormatError("no pictures are read here")
}

func unusedDecode(r io.Reader) (image.Image, error) {
`,
	}}},
}
