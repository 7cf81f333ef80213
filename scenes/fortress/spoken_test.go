package fortress

import (
	"fmt"
	"testing"

	"precipice/game"
	"precipice/game/blackstone"
)

func TestDumpSpoken(t *testing.T) {
	sh := bare(t)
	var shadow game.Shadow
	sh.Tell = func(s, _ string) { fmt.Println("SAY ", s) }
	sh.Point = func(s, _ string) { fmt.Println("  POINT ", s) }
	sh.Shadow = func(s game.Shadow) { shadow = s }
	sh.Home(nil)
	img := screen(t, sh, 1280, 720)
	dump := func() {
		for _, x := range shadow.Things {
			fmt.Printf("   %+v\n", x)
		}
	}
	dump()
	act := func(a ...game.Action) {
		for _, one := range a {
			sh.Input.Actions = []game.Action{one}
			fmt.Println("-- ", one.Name())
			sh.Top().Update(sh)
			sh.Draw(img)
		}
	}
	_ = act
	setup := fullTable(sh)
	setup.Combat = "cold-cistern"
	c := NewCombat(hostOf(sh), sh, begun(t, sh, 2, blackstone.Table{Setup: setup}))
	sh.Show(c)
	for range 60 {
		c.Play.ShowAll()
		c.refresh(sh)
		if c.own() {
			break
		}
		d := c.choices.decision
		c.choose(sh, d.Options[len(d.Options)-1].Key())
	}
	sh.Draw(img)
	sh.Draw(img)
	sh.Now = sh.Now.Add(1e9)
	sh.Draw(img)
	dump()
}
