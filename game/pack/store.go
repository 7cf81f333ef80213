//go:build !js

package pack

import "precipice/saves"

func store(folder string) saves.Store { return saves.NewDisk(folder) }
