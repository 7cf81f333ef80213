package field

import (
	"testing"
	"time"

	"precipice/game"
	"precipice/render"
)

// An eased camera is on its way until its time is over, and ends where it was going.
func TestTheCameraEasesToItsFrameAndRests(t *testing.T) {
	v := View{}
	from, to := render.Camera{Zoom: 40}, render.Camera{Zoom: 60, Offset: render.Point{X: 300}}
	now := time.Unix(100, 0)
	v.put(from)
	if v.turnTo(to, now, easing); !v.Moves() || v.To() != to {
		t.Fatal("the camera rests")
	}
	last := float32(0)
	for ms := 0; ms < 300; ms += 50 {
		v.advance(now.Add(time.Duration(ms) * time.Millisecond))
		if v.Camera.Offset.X < last || !v.Moves() {
			t.Errorf("after %d ms the camera is at %v", ms, v.Camera)
		}
		last = v.Camera.Offset.X
	}
	if v.advance(now.Add(easing)); v.Camera != to || v.Moves() {
		t.Errorf("at the end the camera is at %v, moving: %v", v.Camera, v.Moves())
	}
	if v.turnTo(from, now, 0); v.Camera != from || v.Moves() {
		t.Error("without time the camera is not there at once")
	}
	if took := swiftness(&game.Settings{Motion: game.MotionReduced}); took != 0 {
		t.Errorf("with reduced motion the camera takes %v", took)
	}
	for speed, way := range map[game.Speed]game.CameraWay{game.Instant: game.CameraEases, game.Normal: game.CameraCuts} {
		if took := swiftness(&game.Settings{Speed: speed, Camera: way}); took != 0 {
			t.Errorf("at speed %d in way %d the camera takes %v", speed, way, took)
		}
	}
}
