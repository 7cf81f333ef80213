package game

import (
	"errors"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/assets"
	"precipice/message"
	"precipice/saves"
)

func TestAKeyInUseIsSwapped(t *testing.T) {
	h := usualHands()
	if was := h.setKey(Mute, 0, ebiten.KeyU); was != (Taken{By: Undo}) {
		t.Errorf("setting the key of Undo gives %+v", was)
	}
	if h.KeyAt(Mute, 0) != ebiten.KeyU || h.KeyAt(Undo, 0) != ebiten.KeyM || h.KeyAt(Undo, 1) != ebiten.KeyBackspace {
		t.Errorf("Mute has %v and Undo %v", h.keys[Mute], h.keys[Undo])
	}
	if was := h.setKey(Redo, 1, ebiten.KeyM); was.By != Undo || h.KeyAt(Undo, 0) != NoKey {
		t.Errorf("taking a key for nothing gives %+v and leaves %v", was, h.keys[Undo])
	}
	h.restore(Undo)
	if !h.Usual(Undo) || h.Usual(Mute) || h.KeyAt(Mute, 0) == ebiten.KeyU {
		t.Errorf("restored, Undo has %v and Mute %v", h.keys[Undo], h.keys[Mute])
	}
	if was := h.setButton(Fit, ebiten.StandardGamepadButtonRightTop); was.By != Skip || h.Button(Skip) != NoButton || h.Button(Fit) != ebiten.StandardGamepadButtonRightTop {
		t.Errorf("setting the button of Skip gives %+v", was)
	}
}

// Nobody can be left without a way to move the focus, to choose and to go back.
func TestTheWayOutCannotBeTakenAway(t *testing.T) {
	h := usualHands()
	for _, key := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyEscape, ebiten.KeyTab, ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight} {
		if was := h.setKey(Mute, 0, key); !was.Refused || was.By == NoAction {
			t.Errorf("setting %v gives %+v", key, was)
		}
	}
	for _, key := range []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyShiftLeft, ebiten.KeyControlRight} {
		if was := h.setKey(Mute, 0, key); was != (Taken{Refused: true}) {
			t.Errorf("setting %v gives %+v", key, was)
		}
	}
	for _, a := range []Action{Accept, Back, Up, Down, Left, Right} {
		if was := h.setButton(Mute, bindings[a].buttons[0]); was != (Taken{By: a, Refused: true}) {
			t.Errorf("setting the button of %s gives %+v", a.Name(), was)
		}
		if was := h.setButton(a, NoButton); !was.Refused {
			t.Errorf("%s can lose its button", a.Name())
		}
	}
	if h != usualHands() {
		t.Error("what was refused has changed something")
	}
}

func TestHandsAreKeptAndReadBack(t *testing.T) {
	store := saves.NewMemory()
	sh := NewShell(Parts{Words: english(t), Store: store})
	sh.SetKey(Mute, 0, ebiten.KeyU)
	sh.SetKey(Redo, 0, ebiten.KeyR)
	sh.SetButton(Fit, ebiten.StandardGamepadButtonRightTop)
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again := NewShell(Parts{Words: english(t), Store: store})
	if *again.Hands() != *sh.Hands() || again.Notice() != "" {
		t.Errorf("read back, the settings hold %+v, and the player is told %q", again.Settings.Hands, again.Notice())
	}
	again.RestoreHands(NoAction)
	if len(again.Settings.Hands) != 0 || *again.Hands() != usualHands() {
		t.Errorf("with the usual keys the settings hold %+v", again.Settings.Hands)
	}
}

// A key that a player has given away before an action came that has it from the start stays where the player wants it.
func TestANewActionTakesNoKeyAway(t *testing.T) {
	h, err := handsOf([]Hand{{Action: "mute", Keys: [ownKeys]string{"S"}}})
	if err != nil || h.KeyAt(Mute, 0) != ebiten.KeyS || h.KeyAt(Ahead, 0) != NoKey || h.KeyAt(Undo, 0) != ebiten.KeyU {
		t.Errorf("the keys are %v, %v", h.keys, err)
	}
}

// Keys that cannot be read leave everybody the usual ones, and the player is told.
func TestBrokenHandsAreTheUsualOnes(t *testing.T) {
	for name, list := range map[string][]Hand{
		"an unknown action": {{Action: "dance"}}, "no action": {{}},
		"an unknown key":                {{Action: "mute", Keys: [ownKeys]string{"Any"}}},
		"a key of two actions":          {{Action: "mute", Keys: [ownKeys]string{"U"}}, {Action: "undo", Keys: [ownKeys]string{"U"}}},
		"a key twice":                   {{Action: "mute", Keys: [ownKeys]string{"M", "M"}}},
		"a key that cannot be set":      {{Action: "mute", Keys: [ownKeys]string{"Escape"}}},
		"an unknown button":             {{Action: "mute", Keys: [ownKeys]string{"M"}, Button: 99}},
		"a negative button":             {{Action: "mute", Keys: [ownKeys]string{"M"}, Button: -5}},
		"a button of two":               {{Action: "mute", Keys: [ownKeys]string{"M"}, Button: int(ebiten.StandardGamepadButtonRightTop) + 1}},
		"no button for what must go on": {{Action: "accept"}},
	} {
		h, err := handsOf(list)
		if said := (*message.Error)(nil); !errors.As(err, &said) || said.Key() != "error.settings.keys" {
			t.Errorf("%s: the error is %v", name, err)
		}
		if h != usualHands() {
			t.Errorf("%s: the keys are not the usual ones", name)
		}
		sh := NewShell(Parts{Words: english(t), Store: kept(t, sealed(t, &Settings{TextPercent: 150, Hands: list}))})
		if *sh.Hands() != usualHands() || sh.Settings.TextPercent != 150 || !strings.Contains(sh.Notice(), "back to their defaults") {
			t.Errorf("%s: the player is told %q", name, sh.Notice())
		}
	}
}

// Texts name the keys that are set.
func TestTextsNameTheKeysThatAreSet(t *testing.T) {
	sh := NewShell(Parts{Words: english(t), Store: saves.NewMemory()})
	for _, c := range []struct{ as, action, want string }{
		{"key", "undo", "U"}, {"keys", "undo", "U, Backspace or Ctrl+Z"}, {"keys", "redo", "Ctrl+Y or Ctrl+Shift+Z"}, {"keys", "previous", "Shift+Tab"},
		{"keys", "explain", "F1 or ?"}, {"keys", "zoom-in", "+"}, {"button", "undo", "X"}, {"button", "fit", "none"}, {"press", "accept", "Enter"}, {"keys", "accept", "Enter"},
	} {
		if got := sh.Words.Hands(c.as, c.action); got != c.want {
			t.Errorf("{%s %s} shows %q, not %q", c.as, c.action, got, c.want)
		}
	}
	sh.SetKey(Undo, 0, ebiten.KeyF5)
	sh.SetKey(Look, 0, NoKey)
	if got := sh.Words.Hands("key", "undo") + " " + sh.Words.Hands("key", "look"); got != "F5 none" {
		t.Errorf("set anew, the keys are %q", got)
	}
	if got := english(t).WithPlayers([]string{"Ann"}).Say("help.keys"); got != "keys keys" {
		t.Errorf("without a shell the key is %q", got)
	}
}

// Every slot of a text names an action that there is.
func TestSlotsNameActions(t *testing.T) {
	slot := regexp.MustCompile(`\{(?:key|keys|button|press) ([^}]*)\}`)
	found := 0
	err := fs.WalkDir(assets.Texts(), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(assets.Texts(), name)
		for _, m := range slot.FindAllSubmatch(data, -1) {
			found++
			if ActionNamed(string(m[1])) == NoAction {
				t.Errorf("%s has the slot %s, and there is no such action", name, m[0])
			}
		}
		return err
	})
	if err != nil || found < 40 {
		t.Errorf("there are %d slots, %v", found, err)
	}
}

// Letters of a text ask for nothing; keys that write nothing do.
func TestLettersOfATextAskForNothing(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeyM, ebiten.KeySpace, ebiten.KeyBackspace, ebiten.KeyNumpadAdd, ebiten.KeyMinus} {
		if !writes(key) {
			t.Errorf("%v writes nothing", key)
		}
	}
	for _, key := range []ebiten.Key{ebiten.KeyPageUp, ebiten.KeyF11, ebiten.KeyDelete} {
		if writes(key) {
			t.Errorf("%v writes", key)
		}
	}
}

func TestActionsAreNamed(t *testing.T) {
	if slices.Contains(Actions(), NoAction) || ActionNamed("") != NoAction || ActionNamed("dance") != NoAction || ActionNamed("undo") != Undo {
		t.Error("actions are not found by their names")
	}
}
