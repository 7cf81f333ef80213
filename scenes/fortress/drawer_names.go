package fortress

// The panels that open over the board on a device held in the hands.
const (
	partyDrawer = iota + 1
	hostileDrawer
	trackDrawer
	logDrawer
)

// drawerNames are their names in areas.
var drawerNames = [...]string{partyDrawer: "party", hostileDrawer: "hostile", trackDrawer: "track", logDrawer: "log"}

// drawerOf finds the drawer of what is a panel elsewhere.
var drawerOf = map[string]int{"cards": partyDrawer, "hostile": hostileDrawer, "destiny": trackDrawer, "track": trackDrawer, "log": logDrawer}
