package asking

import "precipice/engine"

// First returns the choice that stands for a row: its first legal one, else the first that is refused.
func (r *Row) First() *Choice {
	if len(r.Legal) > 0 {
		return &r.Legal[0]
	}
	return &r.Refused[0]
}

// Direct returns the choice that a click on the row takes, nil if the player must click its target.
func (r *Row) Direct() *Choice {
	if len(r.Legal) == 1 && (r.Place == Nowhere || r.Sole) {
		return &r.Legal[0]
	}
	return nil
}

// Area returns the name of the area of a row.
func (r *Row) Area() string {
	if d := r.Direct(); d != nil {
		return d.Area()
	}
	return "row/" + r.ID
}

// Focus returns the area that the focus goes to for a row: that of the first payment if there are several, else its own.
func (r *Row) Focus() string {
	if r.Place == Nowhere && len(r.Legal) > 0 {
		return r.Legal[0].Area()
	}
	return r.Area()
}

// areas returns the names of the areas of a row in a list.
func (r *Row) areas() []string {
	names := []string{r.Area()}
	if r.Place == Nowhere {
		for i := range r.Legal {
			names = append(names, r.Legal[i].Area())
		}
	}
	return names
}

// Pays reports whether the choices of a row differ only in what pays for them, and stand at its right end.
func (r *Row) Pays() bool { return r.Paid || r.Place == Nowhere && len(r.Legal) > 1 }

// Cheapest returns the choice that a click on a row takes where payments are left to choose: the first, "" where there are none.
func (r *Row) Cheapest() string {
	if !r.Paid || len(r.Legal) < 2 {
		return ""
	}
	return r.Legal[0].Key
}

// Area returns the name of the area that takes a choice.
func (ch *Choice) Area() string { return "option/" + ch.Key }

// OnSpace returns the choice of a row whose target is a space.
func (r *Row) OnSpace(name string) *Choice {
	return r.find(func(ch *Choice) bool { return ch.Place == OnSpaces && ch.Space == name })
}

// OnUnit returns the choice of a row whose target is a miniature, aimed if aimed is set; if aiming is
// refused, the refusal.
func (r *Row) OnUnit(unit int, aimed bool) *Choice {
	ch := r.find(func(ch *Choice) bool { return ch.Unit == unit && ch.Aimed == aimed })
	if ch == nil && aimed {
		return r.OnUnit(unit, false)
	}
	return ch
}

// find returns the first choice of a row that is right, a legal one before those that are refused.
func (r *Row) find(right func(*Choice) bool) *Choice {
	for _, list := range [...][]Choice{r.Legal, r.Refused} {
		for i := range list {
			if right(&list[i]) {
				return &list[i]
			}
		}
	}
	return nil
}

// Reason returns the most frequent reason why no choice of the row is legal.
func (r *Row) Reason() *engine.Refusal {
	var list []*engine.Refusal
	for i := range r.Refused {
		if r.Refused[i].Aimed && !r.Aimed {
			continue // the plain one of the same row says more
		}
		list = append(list, r.Refused[i].Why)
	}
	return Frequent(list)
}

// Frequent returns the refusal whose reason comes most often, nil if there is none.
func Frequent(list []*engine.Refusal) (best *engine.Refusal) {
	most, count := 0, map[string]int{}
	for _, why := range list {
		if count[why.Reason]++; count[why.Reason] > most {
			most, best = count[why.Reason], why
		}
	}
	return best
}

// Keys returns the keys of the legal choices.
func (r *Row) Keys() (keys []string) {
	for i := range r.Legal {
		keys = append(keys, r.Legal[i].Key)
	}
	return keys
}
