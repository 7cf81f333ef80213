//go:build !linux && !js

package sound

// openPipe returns a pipe of Oto, nil without a device.
func openPipe(d *device) pipe { return openOto(d) }
