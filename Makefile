# Precipice. All you need is Debian with Go; `make test` installs whatever else the tests need.

GO     ?= go
OUT    := build/out
WEB    := $(OUT)/web
RULESETS := $(shell cut -d ' ' -f 1 build/rulesets/list.txt)
LDFLAGS := -s -w

PLATFORMS := linux/amd64 linux/arm64 windows/amd64 windows/arm64 darwin/amd64 darwin/arm64

# Libraries for a window, and a virtual display.
WINDOW_PACKAGES  := libgl1 libgl1-mesa-dri libx11-6 libxcursor1 libxext6 libxi6 libxinerama1 libxrandr2 libxrender1 libgtk-3-0 xdotool xvfb xauth
BROWSER_PACKAGES := chromium

XVFB := xvfb-run -a -s "-screen 0 3840x2160x24"

export CGO_ENABLED = 0

.PHONY: play test quick times needs frames pictures check race raceable bench long soak fuzz web serve size builds clean

play:
	$(GO) run .

# Every test, on real windows and browsers. Anything missing is an error, not a skipped test. STEPS names some of the steps:
# unit, wasm, pixels, page, rests, windows, browsers.
test: needs
	$(GO) run ./build/tests $(STEPS)

# What the changes since the commit BASE reach, in less than a minute.
BASE ?= HEAD
quick:
	@command -v python3 >/dev/null || build/debian.sh python3
	@$(GO) run ./build/tests quick -base $(BASE)

# How long each package and the slowest tests took when they last ran.
times:
	@$(GO) run ./build/tests times

# What the tests need beside Go.
needs:
	command -v python3 >/dev/null || build/debian.sh python3
	command -v node >/dev/null || build/debian.sh nodejs
	build/debian.sh $(WINDOW_PACKAGES) $(BROWSER_PACKAGES)

# The pictures of the driven tests and of the screens, in build/out/frames, for people to look at.
frames: needs web
	PRECIPICE_WINDOW=1 $(XVFB) $(GO) test -count=1 -timeout 60m ./render ./scenes/...
	PRECIPICE_FRAMES=1 PRECIPICE_WINDOW=1 PRECIPICE_BROWSER=1 $(XVFB) $(GO) test -count=1 -timeout 90m ./build/drive -journey-choices 2000

# The pictures of the README, drawn anew. A test says when they are stale.
pictures: needs
	PRECIPICE_WINDOW=1 $(XVFB) $(GO) test -count=1 -run ThePicturesOfTheReadme ./scenes/fortress -pictures
	PRECIPICE_WINDOW=1 $(XVFB) $(GO) test -count=1 -run ThePictureOfTheReadme ./scenes/city -pictures

# What is wrong without running anything. The tests of build/check run among the others. What reads and compiles collects garbage seldom,
# which takes up to a quarter less time.
check: export GOGC := 400
check:
	@test -z "$$(gofmt -l .)" || { echo "these files need gofmt -w:"; gofmt -l .; exit 1; }
	$(GO) vet ./...
	$(GO) vet -tags ebitenginevmguest .
	$(GO) run ./build/systems js/wasm windows/amd64 darwin/arm64
	$(GO) tool staticcheck ./...

# Data races; needs a C compiler. The full run takes long: set RACE to fewer packages or tests.
RACE ?= ./engine/... ./game/... ./saves/...
race:
	command -v gcc >/dev/null || build/debian.sh gcc libc6-dev
	CGO_ENABLED=1 $(GO) test -race -timeout 2h $(RACE)

# Compiles what race tests share, before several of them run beside each other.
raceable:
	command -v gcc >/dev/null || build/debian.sh gcc libc6-dev
	CGO_ENABLED=1 $(GO) build -race ./engine/... ./game ./game/pack ./game/session ./game/blackstone ./game/city ./saves/...

# Benchmarks of everything that must be fast, each beside the naive way: see build/bench.
bench: web
	build/debian.sh $(WINDOW_PACKAGES) $(BROWSER_PACKAGES)
	command -v node >/dev/null || build/debian.sh nodejs
	$(XVFB) $(GO) run ./build/bench

# What takes too long for every change: data races everywhere, many games played, all pictures drawn, each fuzzer. SEED chooses
# the games that are played.
SEED ?= $(shell date +%Y%m%d)
long: needs
	@echo "the seed is $(SEED): make long SEED=$(SEED) plays the same games"
	$(MAKE) race
	$(MAKE) soak
	$(MAKE) frames
	$(MAKE) fuzz FUZZTIME=1m

# Twenty thousand combats, two thousand expeditions with every check, a thousand kills, thirty pairs of programs that keep a chamber at
# once, quests of bots on the screens, changed packs, spoilt files, and circles of choices.
soak:
	@set -e; for r in $(RULESETS); do \
		p=$$(dirname $$(grep -rl --include=*_test.go '"mutants-from"' engine/$$r)); \
		(set -x; $(GO) test ./$$p -run Mutants -v -timeout 10h -mutants 3000 -mutants-from $(SEED)); \
	done
	$(GO) test ./engine/city -run HuntsAtRandom -v -timeout 10h -hunts 2000
	$(GO) test ./engine/fortress -run 'RandomPlay$$' -v -timeout 10h -combats 20000
	$(GO) test ./engine/fortress -run RoundForEver -v -timeout 10h -circled 200
	$(GO) test ./game/session -run Spoilt -v -timeout 10h -spoilt 20000 -spoilt-from $(SEED)
	$(GO) test ./game -run Spoilt -v -timeout 10h -spoilt 5000
	$(GO) test ./build/spoilt -v -timeout 10h -spoilt 20000 -spoilt-from $(SEED)
	$(GO) test ./scenes/fortress ./scenes/city -run SpoiltSave -v -timeout 10h -spoilt 3000 -spoilt-from $(SEED)
	$(GO) test ./game/session -run Soak -v -timeout 10h -soak 2000 -soak-from $(SEED)
	$(GO) test ./scenes/fortress -run BotsPlayQuestsAtAllTables -v -timeout 10h -on-screens 20 -screens-from $(SEED)
	$(GO) test ./build/kill -v -timeout 10h -kills 1000 -pairs 30

# Each fuzzer for FUZZTIME, with limited memory. Failing inputs are kept as seeds in testdata/fuzz.
FUZZTIME ?= 10m
fuzz:
	@set -e; for file in $$(grep -rl '^func Fuzz' --include=*_test.go .); do \
		for name in $$(sed -n 's/^func \(Fuzz[A-Za-z]*\).*/\1/p' $$file); do \
			echo "$$(dirname $$file) $$name"; \
			(ulimit -v 8000000; GOMEMLIMIT=1500MiB $(GO) test $$(dirname $$file) -run '^$$' -fuzz "^$$name\$$" \
				-fuzztime $(FUZZTIME) -fuzzminimizetime 50x -parallel 1); \
		done; \
	done

# Packages that run often enough in the page for inlining to be worth its share of the download: without it forecasts
# take half as long again. The program takes about 4.4 MB by brotli; build/page says how much it may take. Inlining everywhere costs another 8 %.
HOT := internal/bytealg internal/runtime/maps precipice/engine precipice/engine/board precipice/engine/kit $(addprefix precipice/engine/,$(RULESETS)) golang.org/x/image/vector

# The page. Any static file server can serve $(WEB).
web:
	mkdir -p $(WEB)
	$(GO) run ./build/lean $(OUT)/lean
	GOOS=js GOARCH=wasm $(GO) build -overlay=$(OUT)/lean/overlay.json -trimpath -ldflags="$(LDFLAGS)" -gcflags='all=-l' $(foreach p,$(HOT),-gcflags='$(p)=') -o $(OUT)/precipice.wasm .
	cp "$$($(GO) env GOROOT)/lib/wasm/wasm_exec.js" $(WEB)/
	$(GO) run . licences > $(WEB)/licences.txt
	$(GO) run ./build/page $(OUT)/precipice.wasm $(WEB)
	@echo "$(WEB) is ready: make serve serves it on http://localhost:8080"

serve: web
	$(GO) run ./build/serve -dir $(WEB)

# Download size of the page.
size: web
	build/debian.sh brotli
	@for f in $(WEB)/*; do printf '%-24s %9d raw %9d brotli\n' $$(basename $$f) $$(wc -c < $$f) $$(brotli -q 11 -w 24 -c $$f | wc -c); done

builds: web
	@set -e; for p in $(PLATFORMS); do \
		os=$${p%/*}; arch=$${p#*/}; \
		name=$(OUT)/precipice-$$os-$$arch; \
		if [ $$os = windows ]; then name=$$name.exe; fi; \
		echo "build $$name"; \
		GOOS=$$os GOARCH=$$arch $(GO) build -trimpath -ldflags="$(LDFLAGS)" -o $$name .; \
	done

clean:
	rm -rf $(OUT)
