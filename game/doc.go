// Package game is the shell around the rules: the ebiten.Game, the stack of scenes, clickable and focusable
// areas, input as actions, the settings, and the probe for test drivers.
//
// A scene draws itself and registers its areas. The shell finds which area a click, a key or a finger means
// and calls it. Nothing here knows a rule or draws a piece: scenes and render do that.
package game
