package words

// Where says where places are, for WithPlaces: phrases of each, which a text place.WORD goes with, joined.
func Where(book *Book, places map[string][][]string) map[string]string {
	where := map[string]string{}
	for place, phrases := range places {
		for i, p := range phrases {
			one := book.Say("place."+p[0], book.Names(p[1:])...)
			if i > 0 {
				one = book.Say("place.joined", where[place], one)
			}
			where[place] = one
		}
	}
	return where
}
