//go:build !js

package sound

import "time"

// breathe lets others run. Outside a browser they do so anyway.
func breathe() {}

// hurry notes that a sound that has been asked for is being made. It returns what notes that it is made.
func hurry(bool) (made func()) { return func() {} }

// freshness is how late a sound may be that had to be made first.
const freshness = 150 * time.Millisecond
