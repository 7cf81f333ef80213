// Command page makes the page out of the linked program, in a folder that already holds what comes from
// elsewhere: Go's wasm_exec.js and the licences.
//
//	go run ./build/page build/out/precipice.wasm build/out/web
//
// It makes the program smaller to download and names it by its digest, draws the icons, and tells page and
// worker what there is. What it cannot make smaller, because another version of Go writes other tables, stays as it is, and page
// says so. With the version of Go that the program was measured with it is an error if the program is larger than it may be.
//
// # How a page starts
//
// A page draws the name of the game (scenes.Cover) before game.Run reads the content, and lets a worker make the first WebGL context, the
// slow one, while the program arrives. build/page writes two scripts into index.html itself: guard.js, which says why the page does not
// start and fetches it anew, and program.js, which starts the download, so that the program arrives and is compiled while the rest of the
// page is read. The page's policy allows these two by their hashes, and files beside it only with the digest that pins.go writes. The
// scripts are deferred, because a policy in the page keeps a browser from looking ahead for them. warm.js is the worker that makes the
// first WebGL context. The program tells the page why it ends by precipiceComplain, and that something was saved by precipiceSaved.
// build/page assembles the page. It shortens the code (package terse), which saves an eighth of it and a fortieth of the download. It clears
// the lines of functions in the program (lines.go), which saves a twentieth of the download:
// traces in the page name functions alone, and names.go leaves
// of these what traces show. It takes out the table by which the runtime finds functions, a fifth of the program before
// compression, and lets a start function fill it (buckets.go). It writes the entries of functions column by column, half as large when
// compressed, which the same start function puts back (columns.go). Before that, build/lean leaves out of a few sources of Go what keeps a
// tenth of the program for nobody, such as calling methods by name in templates; the page alone is built with this overlay, and a source
// of another version of Go that a cut does not fit stays whole. So do the tables of a program by another version of Go that build/page
// does not know: it says so, and the page is larger. With the version that size.go was measured with, a program that takes more of a
// download than it may is an error. It names the program by its digest and writes its decoded length, with which program.js compares what
// it has received, into index.html. worker.js stores one version, all from one cache, so that nobody gets files of two; it checks each
// against the digest that build/page has written into it, and stores nothing if one differs. It takes the place of an older one only when
// no tab shows that, or when the player says so; a test of build/drive plays while the server changes. around.js keeps the browser's own
// keys from the canvas, and speaks through a live region what Shell.Say tells.
package main
