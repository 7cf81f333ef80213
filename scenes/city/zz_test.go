package city
import "testing"
func TestZZSetup(t *testing.T) {
	for _, d := range []device{desk, wide, {1600,900,125,0}, large, phone, huge} {
		x := open(t, d)
		x.click("title/new")
		if x.sh.UI.Named("setup/page/party") != nil { x.click("setup/page/party") }
		if a := x.sh.UI.Named("setup/hero/octren-glimscry"); a != nil && a.Do != nil { a.Do(); x.draw() }
		x.keep("setup-"+d.String())
	}
}
