package bot_test

import (
	"os"
	"testing"

	"precipice/engine"
	"precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/engine/city/library"
)

// BenchmarkJourney plays whole journeys by the bot, without checks.
func BenchmarkJourney(b *testing.B) {
	lib, err := library.Load(os.DirFS("../../../assets/content/city"))
	if err != nil {
		b.Fatal(err)
	}
	r := city.Rules{Pack: city.NewPack(lib)}
	journeys, heroes := r.Pack.IDs("journey"), r.Pack.IDs("hero")[:4]
	decisions, seed := 0, uint64(0)
	for b.Loop() {
		table, err := r.Table(city.Table{Players: 1, Heroes: heroes, Journey: journeys[seed%uint64(len(journeys))]})
		if err != nil {
			b.Fatal(err)
		}
		m := engine.New(r, *table, seed)
		seed++
		for d, ok := m.Pending(); ok; d, ok = m.Pending() {
			m.Take(bot.Answer(m, d))
			decisions++
		}
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "journeys/s")
}
