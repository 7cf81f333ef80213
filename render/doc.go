// Package render turns view structs into pixels: theme, text, widgets, board,
// miniatures, dice and cards. It holds no state of the game and decides no
// rule; a scene fills plain view structs and hit-tests the rectangles it laid
// out or got back.
//
// Everything is drawn through a Canvas, which collects triangles that all
// sample one shared atlas (a white texel, glyphs, figures) and hands them to
// Ebitengine in one batch. Lengths are device pixels, angles radians, y grows
// downwards. Figures of length in design units (1280 x 720) are multiplied by
// Theme.Scale with Theme.Px.
package render
