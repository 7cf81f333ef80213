package sound

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"hash/crc32"
	"math"
	"math/cmplx"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
)

var (
	update = flag.Bool("update", false, "write the hashes of the sounds anew")
	waves  = flag.String("waves", "", "folder to write the sounds to, as WAV files")
)

// versions lists every take of every cue, in order.
func versions() (list []version) {
	for cue, m := range cues {
		for take := range m.takes {
			list = append(list, version{cue, take})
		}
	}
	slices.SortFunc(list, func(a, b version) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	return list
}

// all holds every sound, made once.
var all = sync.OnceValue(func() map[version]pcm {
	made := map[version]pcm{}
	for _, v := range versions() {
		made[v] = v.made()
	}
	return made
})

// edges are the borders of the bands that a sound is measured in, in Hz.
var edges = []float64{60, 250, 1000, 3000, 6000}

// shares returns the share of a sound's energy in each band, and the middle of all, in Hz.
func shares(p pcm) (in []float64, centre float64) {
	const size = 4096
	in = make([]float64, len(edges)+1)
	sum, x := 0.0, make([]complex128, size)
	for from := 0; from < len(p); from += size / 2 {
		for i := range x {
			x[i] = 0
			if from+i < len(p) {
				x[i] = complex(float64(p[from+i])*(0.5-0.5*math.Cos(2*math.Pi*float64(i)/size)), 0)
			}
		}
		transform(x)
		for i := range size / 2 {
			hertz, e := float64(i)*Rate/size, cmplx.Abs(x[i])*cmplx.Abs(x[i])
			band, _ := slices.BinarySearch(edges, hertz)
			in[band] += e
			sum += e
			centre += e * hertz
		}
	}
	for i := range in {
		in[i] /= sum
	}
	return in, centre / sum
}

// transform is a Fourier transform in place.
func transform(x []complex128) {
	n := len(x)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = x[2*i], x[2*i+1]
	}
	transform(even)
	transform(odd)
	for i := range even {
		turn := cmplx.Rect(1, -2*math.Pi*float64(i)/float64(n)) * odd[i]
		x[i], x[i+n/2] = even[i]+turn, even[i]-turn
	}
}

// measured are the properties of a sound that the ear notices.
type measured struct {
	peak, offset, first, last, audible, centre float64
	in                                         []float64
}

func measure(p pcm) (m measured) {
	for _, x := range p {
		m.peak = max(m.peak, math.Abs(float64(x)))
		m.offset += float64(x) / float64(len(p))
	}
	for i, x := range p {
		if math.Abs(float64(x)) > m.peak/100 {
			m.audible = float64(i) / Rate
		}
	}
	m.first, m.last = math.Abs(float64(p[0])), math.Abs(float64(p[len(p)-1]))
	m.in, m.centre = shares(p)
	return m
}

// Every sound has a level that leaves room for others, no offset, and begins and ends in silence. None is
// shrill, and each has something that small speakers can play.
func TestSoundsAreWithinBounds(t *testing.T) {
	for v, p := range all() {
		m, kind := measure(p), cues[v.cue]
		t.Logf("%-18s %d %5.2f s, heard %5.2f s, peak %.3f, strength %.4f, centre %5.0f Hz, bands %.3f", v.cue, v.take, float64(len(p))/Rate, m.audible, m.peak, p.strength(), m.centre, m.in)
		if *waves != "" {
			write(t, filepath.Join(*waves, strings.ReplaceAll(fmt.Sprint(v.cue, v.take), "/", "-")+".wav"), p)
		}
		least, most := 0.07, 0.45
		if kind.drone != nil {
			least, most = 0.03, 0.2
		}
		if m.peak < least || m.peak > most || math.Abs(m.offset) > 0.005 {
			t.Errorf("%v has its peak at %.3f and its middle at %.4f", v, m.peak, m.offset)
		}
		if kind.drone == nil && (m.first > 0.002 || m.last > 0.002) {
			t.Errorf("%v begins at %.4f and ends at %.4f", v, m.first, m.last)
		}
		if high := m.in[len(edges)]; high > 0.13 || m.centre > 2300 {
			t.Errorf("%v is shrill: %.0f %% above 6 kHz, in the middle %.0f Hz", v, 100*high, m.centre)
		}
		if small := 1 - m.in[0] - m.in[1]; kind.bus == Effects && small < 0.02 {
			t.Errorf("%v is lost on small speakers: %.1f %% above 250 Hz", v, 100*small)
		}
		if longest := map[Bus]float64{Effects: 3, Music: 6, Ambience: 20}[kind.bus]; m.audible > longest {
			t.Errorf("%v is heard for %.1f s", v, m.audible)
		}
	}
}

// What sounds often is short and soft, and what matters is stronger.
func TestFrequentSoundsAreShortAndSoft(t *testing.T) {
	for _, cue := range []Cue{Tap, Die, WoodDie, Card, Boot, Slipper, Iron, Claws, Phase} {
		if m := measure(all()[version{cue, 0}]); m.audible > 0.45 || m.peak > 0.31 {
			t.Errorf("%s is heard for %.2f s with a peak of %.2f", cue, m.audible, m.peak)
		}
	}
	for _, pair := range [][2]Cue{{Hurt, Maim}, {Shot, Snipe}, {Boot, Iron}, {Tap, Card}, {Stone, Door}, {Ratchet, Nightfall}, {Wash, Gate}} {
		if weak, strong := all()[version{pair[0], 0}], all()[version{pair[1], 0}]; measure(weak).peak >= measure(strong).peak {
			t.Errorf("%s is not stronger than %s", pair[1], pair[0])
		}
	}
}

// Sounds lie where the thing they stand for sounds: mostly in this band.
func TestSoundsLieInTheirBands(t *testing.T) {
	for cue, band := range map[Cue][2]int{Die: {2, 3}, Boot: {1, 2}, Iron: {1, 2}, Coin: {3, 3}, Blade: {3, 3}, Glass: {1, 3}, Shock: {1, 3},
		Boom: {1, 2}, Knell: {1, 2}, Toll: {0, 2}, Find: {1, 2}, Omen: {1, 2}, Wash: {2, 3}, Nightfall: {1, 2}, WoodDie: {1, 2}, Gate: {1, 3}, Wings: {2, 3}, Howl: {1, 2}, Bowstring: {1, 3}, organLow: {0, 1}, sunkenTop: {1, 2}, "canals/water": {2, 3}, bellTop: {1, 2}, bowLow: {1, 2}, "combat/low": {0, 1}, "combat/air": {1, 2}} {
		in, _ := shares(all()[version{cue, 0}])
		sum := 0.0
		for _, share := range in[band[0] : band[1]+1] {
			sum += share
		}
		if sum < 0.75 {
			t.Errorf("only %.0f %% of %s lie between the borders of bands %v: %.3f", 100*sum, cue, band, in)
		}
	}
}

// The takes of a cue differ, or a repeated sound would be a machine's.
func TestTakesDiffer(t *testing.T) {
	for v, p := range all() {
		if v.take > 0 && slices.Equal(p, all()[version{v.cue, 0}]) {
			t.Errorf("take %d of %s equals the first", v.take, v.cue)
		}
	}
}

// A drone goes from its end to its beginning as from one sample to the next.
func TestLoopsHaveNoSeam(t *testing.T) {
	for v, p := range all() {
		if cues[v.cue].drone == nil {
			continue
		}
		most := 0.0
		for i := 1; i < len(p); i++ {
			most = max(most, math.Abs(float64(p[i]-p[i-1])))
		}
		if seam := math.Abs(float64(p[0] - p[len(p)-1])); seam > most {
			t.Errorf("%s jumps by %.4f at its seam, and elsewhere by %.4f at most", v.cue, seam, most)
		}
		tenth := len(p) / 10
		if a, b := p[:tenth].strength(), p[len(p)-tenth:].strength(); a > 3*b || b > 3*a {
			t.Errorf("%s begins with a strength of %.4f and ends with %.4f", v.cue, a, b)
		}
	}
}

// The same sounds are made everywhere. Other processors fuse multiplications and additions, so only this one
// is compared bit for bit.
func TestSoundsAreTheSameEverywhere(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("the hashes are those of amd64")
	}
	var got bytes.Buffer
	for _, v := range versions() {
		sum := crc32.NewIEEE()
		if err := binary.Write(sum, binary.LittleEndian, []float32(all()[v])); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&got, "%s %d %08x\n", v.cue, v.take, sum.Sum32())
	}
	const name = "testdata/hashes.txt"
	if *update {
		if err := os.WriteFile(name, got.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	was := strings.Split(string(want), "\n")
	for line := range strings.Lines(got.String()) {
		if !slices.Contains(was, strings.TrimSpace(line)) {
			t.Errorf("%s sounds different: if that is intended, run go test ./game/sound -run Everywhere -update", strings.TrimSpace(line))
		}
	}
}

// write writes a sound as a WAV file.
func write(t *testing.T, name string, p pcm) {
	t.Helper()
	var b bytes.Buffer
	size := uint32(2 * len(p))
	b.WriteString("RIFF")
	for _, field := range []any{36 + size, []byte("WAVEfmt "), uint32(16), uint16(1), uint16(1), uint32(Rate), uint32(2 * Rate), uint16(2), uint16(16), []byte("data"), size} {
		if err := binary.Write(&b, binary.LittleEndian, field); err != nil {
			t.Fatal(err)
		}
	}
	for _, x := range p {
		b.Write(binary.LittleEndian.AppendUint16(nil, uint16(int16(x*32767))))
	}
	if err := os.WriteFile(name, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}
