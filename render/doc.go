// Package render turns view structs into pixels: theme, text, widgets, board,
// miniatures, dice and cards. It holds no game state and decides no rule. A scene
// fills plain view structs and hit-tests the rectangles that it laid out or that
// render returned.
//
// Everything is drawn through a Canvas, which collects triangles that all
// sample one shared atlas (a white texel, glyphs, figures) and hands them to
// Ebitengine in one batch. Lengths are device pixels, angles radians, y grows
// downwards. Figures of length in design units (1280 x 720) are multiplied by
// Theme.Scale with Theme.Px.
package render
