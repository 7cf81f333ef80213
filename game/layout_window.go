//go:build !js

package game

import "github.com/hajimehoshi/ebiten/v2"

// followLayout has nothing to do: the window system always knows the layout of the keyboard.
func followLayout(func()) {}

// keyCharacter returns what a key writes on the player's keyboard, "" if that is unknown.
func keyCharacter(key ebiten.Key) string { return ebiten.KeyName(key) }
