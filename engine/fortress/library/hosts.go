package library

import (
	"fmt"
	"slices"
)

// Host is who trades at the ramp of a spacecraft, by what its portrait shows. It changes no game, so it has no part in
// the pack's digests.
type Host struct {
	ID    string   `content:"id,id=host"`
	Ship  string   `content:"ship,ref=ship"`
	Skin  string   `content:"skin,word=host-skins"`
	Face  string   `content:"face,word=host-faces"`
	Hair  []string `content:"hair,optional,word=host-hair"`
	Locks string   `content:"locks,optional,word=host-colours"` // the colour of the hair
	Head  string   `content:"head,optional,word=host-heads"`
	Dress string   `content:"dress,word=host-dresses"`
	Cloth string   `content:"cloth,word=host-colours"` // the colour of the dress
	Trim  string   `content:"trim,word=host-colours"`  // of its edges, and of what is worn on the head
	Marks []string `content:"marks,optional,word=host-marks"`
	Holds string   `content:"holds,optional,word=host-things"`
}

// The words of portraits.
var (
	HostSkins   = []string{"pale", "ruddy", "tan", "brown", "dark", "ashen", "hide"}
	HostFaces   = []string{"lean", "broad", "round", "sharp", "beaked"}
	HostHair    = []string{"cropped", "long", "knot", "beard", "moustache", "quills"}
	HostHeads   = []string{"", "cocked-hat", "circlet", "wimple", "goggles", "hood"}
	HostDresses = []string{"greatcoat", "robe", "mantle", "habit", "apron", "furs"}
	HostColours = []string{"", "navy", "plum", "moss", "hide", "rust", "black", "bone", "red", "ash", "teal", "gold", "steel", "white"}
	HostMarks   = []string{"monocle", "third-eye", "tattoo", "scar", "stitches", "war-paint"}
	HostThings  = []string{"", "ledger", "orrery", "bone", "sprig", "bell", "scales", "candle"}
)

// hostsFile has the hosts of a pack. A pack may do without it.
const hostsFile = "hosts.yaml"

// hosts reads who trades at the ramps of the spacecraft, one at each at most.
func (l *loading) hosts() {
	if !slices.Contains(l.Files, hostsFile) {
		return
	}
	l.Read(hostsFile, &l.lib.Hosts)
	first := map[string]string{}
	for i := range l.lib.Hosts {
		h := &l.lib.Hosts[i]
		if other := first[h.Ship]; other != "" && h.Ship != "" {
			l.Report(l.Where("host", h.ID), fmt.Sprintf("%q and %q are both the host of %q", other, h.ID, h.Ship), "keep one of them, or give the other another ship")
		}
		first[h.Ship] = h.ID
		if len(h.Hair) > 0 && h.Locks == "" && h.ID != "" {
			l.Report(l.Where("host", h.ID), fmt.Sprintf("the hair of %q has no colour", h.ID), "write locks")
		}
	}
}

// Host returns who trades at the ramp of a spacecraft, or nil if the pack says of nobody.
func (l *Library) Host(ship string) *Host {
	if i := slices.IndexFunc(l.Hosts, func(h Host) bool { return h.Ship == ship }); i >= 0 {
		return &l.Hosts[i]
	}
	return nil
}
