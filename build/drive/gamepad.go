//go:build !js

package drive

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// Gamepad is a simulated gamepad at a Window.
type Gamepad struct {
	window *Window
	state  vmhost.GamepadState
}

// Plug connects a gamepad of a maker, by the name that it tells.
func (v *Window) Plug(name string) (*Gamepad, error) {
	g := &Gamepad{window: v, state: vmhost.GamepadState{Name: name,
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
		StandardAxes:    map[ebiten.StandardGamepadAxis]float64{}}}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		g.state.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	for a := ebiten.StandardGamepadAxis(0); a <= ebiten.StandardGamepadAxisMax; a++ {
		g.state.StandardAxes[a] = 0
	}
	return g, g.send()
}

// Unplug disconnects the gamepad.
func (g *Gamepad) Unplug() error {
	g.window.guest.session.UpdateGamepads(nil)
	return g.window.run(2)
}

func (g *Gamepad) send() error {
	g.window.guest.session.UpdateGamepads([]vmhost.GamepadState{g.state})
	return g.window.run(1)
}

// Press presses and releases a button.
func (g *Gamepad) Press(button ebiten.StandardGamepadButton) error {
	g.state.StandardButtons[button] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	err := g.send()
	g.state.StandardButtons[button] = vmhost.GamepadStandardButtonState{}
	if err != nil {
		return err
	}
	return g.send()
}

// Push pushes the sticks for some ticks and lets them go.
func (g *Gamepad) Push(axis ebiten.StandardGamepadAxis, to float64, ticks int) error {
	g.state.StandardAxes[axis] = to
	err := g.send()
	if err == nil {
		err = g.window.run(ticks)
	}
	g.state.StandardAxes[axis] = 0
	if err != nil {
		return err
	}
	return g.send()
}
