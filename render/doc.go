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
//
// # Layers and dress
//
// A frame is drawn only when something has changed. The board is one cached layer and the panels are another; miniatures, overlays and
// dice are drawn over them in batches of triangles.
//
// Everything is drawn in a render.Dress, the gem of the fortress or the etching of the drowned city: render.Wear changes the colours of
// the package and of its styles (dress.go), and panels, plates and buttons take their shapes from what is worn (plates.go). The keys of
// pictures in caches hold the dress. A shell wears at each drawing what its Wears says; Shell.Enter sets that to what the game's Dress
// returns, and a scene of the city sets its Night. Art in packages of its own draws by render.Brush.
//
// # Letters
//
// Titles are set in League Spartan, everything else in the Go typefaces (assets/fonts, render/glyphs.go); what the face of titles lacks,
// such as Cyrillic letters in a name, is set in the bold text face. A text with runes that neither has is foreign (render/foreign*.go):
// faces of the system write it in a window, found by a goroutine when a text first needs them, and the browser's canvas does in a page.
// Shell.fit makes a new theme when faces were found. A rune that nobody has is written as its number (render/legible.go). Tests have no
// faces of the system.
//
// # Pictures of cards
//
// The picture of a card is put together from scenery (render/picture.go, scenery_*.go): the pack says by words what stands far away, in
// the middle and near, and how the light falls (pictures.yaml), and scenes/fortress/table/pictures.go puts the party into it. A picture is
// composed once for its size and then kept, so a redrawn panel costs one draw call for it. What a battlefield looks like, looks.yaml says:
// a hue (render/quarry.go), a pattern that the shader of the stone draws, and pieces of the same scenery that stand in the fog around it
// (render/props.go), under the floor, so that nothing of them lies on a hex. All of it is in the cached layer of the board. The portraits
// of those who trade at the ramps are made in the same way from the words of hosts.yaml (render/hosts*.go), in layers of the parts that
// miniatures are made of.
package render
