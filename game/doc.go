// Package game is the shell around the rules: the ebiten.Game, the stack of scenes, what can be
// clicked and focused, input as actions, the settings, and what a driver may ask of a frame.
//
// A scene draws itself and names the areas that can be pointed at; the shell finds what a click, a
// key or a finger means and calls the area. Nothing here knows a rule, and nothing here draws a
// piece: that is the business of the scenes and of render.
package game
