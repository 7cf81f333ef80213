package terminal

import (
	"fmt"
	"io"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"

	"precipice/engine/content"
	"precipice/message"
)

// Problems writes the problems of the content in a folder, with file, line and remedy. If there are any, it returns an error with
// their number.
func (s Streams) Problems(folder string, problems content.Problems) error {
	files := map[string]bool{}
	for _, p := range problems {
		files[p.File] = true
		p.File = filepath.Join(folder, p.File)
		fmt.Fprintln(s.Out, p)
	}
	if len(problems) > 0 {
		return message.New("error.content.problems", len(problems), len(files))
	}
	return nil
}

// MaxSeeds prevents a typing error from starting a run of a whole day.
const MaxSeeds = 1_000_000

// Seeds reads a range of seeds, such as 1..100, or a single one.
func Seeds(text string) (first, last uint64, err error) {
	from, to, ok := strings.Cut(text, "..")
	if !ok {
		to = from
	}
	first, err1 := strconv.ParseUint(from, 10, 63)
	last, err2 := strconv.ParseUint(to, 10, 63)
	if err1 != nil || err2 != nil || first > last || last-first >= MaxSeeds {
		return 0, 0, Usage("error.flag.seeds", strconv.Quote(text), MaxSeeds)
	}
	return first, last, nil
}

// PlayAll plays games on all processors and yields the results in order; it writes its progress to
// progress.
func PlayAll[G, R any](games []G, play func(G) R, progress io.Writer) func(func(R) bool) {
	return func(yield func(R) bool) {
		results := make([]chan R, len(games))
		for i := range results {
			results[i] = make(chan R, 1)
		}
		next, stop := make(chan int), make(chan struct{})
		var workers sync.WaitGroup
		for range runtime.GOMAXPROCS(0) {
			workers.Go(func() {
				for i := range next {
					results[i] <- play(games[i])
				}
			})
		}
		workers.Go(func() {
			defer close(next)
			for i := range games {
				select {
				case next <- i:
				case <-stop:
					return
				}
			}
		})
		for i := range results {
			if !yield(<-results[i]) {
				break
			}
			if tenth := max(1, len(games)/10); (i+1)%tenth == 0 {
				fmt.Fprintf(progress, "%d of %d games\n", i+1, len(games))
			}
		}
		close(stop)
		workers.Wait()
	}
}
