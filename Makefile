# Precipice. A machine with Go and Debian is enough; what else the tests need is installed by `make test`.

GO     ?= go
OUT    := build/out
WEB    := $(OUT)/web
LDFLAGS := -s -w

PLATFORMS := linux/amd64 linux/arm64 windows/amd64 windows/arm64 darwin/amd64 darwin/arm64

# Run time of a window, a display without a screen, fonts for the browser's own pages.
WINDOW_PACKAGES  := libgl1 libgl1-mesa-dri libx11-6 libxcursor1 libxext6 libxi6 libxinerama1 libxrandr2 libxrender1 xvfb xauth
BROWSER_PACKAGES := chromium

XVFB := xvfb-run -a -s "-screen 0 3840x2160x24"

export CGO_ENABLED = 0

.PHONY: play test test-unit test-window test-drive check race bench soak fuzz web serve size builds clean

play:
	$(GO) run .

# Everything, for real: what is missing is an error, not a skipped test.
test: test-unit test-window test-drive

# Rules, scenarios, random play, content, saves.
test-unit:
	command -v python3 >/dev/null || build/debian.sh python3
	$(GO) test $$($(GO) list ./... | grep -v /build/drive)
	command -v node >/dev/null || build/debian.sh nodejs
	GOOS=js GOARCH=wasm $(GO) test -exec "$$($(GO) env GOROOT)/lib/wasm/go_js_wasm_exec" ./saves

# Drawing code, with pixels read from a window.
test-window:
	build/debian.sh $(WINDOW_PACKAGES)
	PRECIPICE_WINDOW=1 $(XVFB) $(GO) test -count=1 ./render/... ./scenes/...

# The real program: in a window, in a browser, and with bad input.
test-drive: web
	build/debian.sh $(WINDOW_PACKAGES) $(BROWSER_PACKAGES)
	PRECIPICE_WINDOW=1 PRECIPICE_BROWSER=1 $(XVFB) $(GO) test -count=1 -timeout 40m ./build/drive/...

check:
	@test -z "$$(gofmt -l .)" || { echo "these files need gofmt -w:"; gofmt -l .; exit 1; }
	$(GO) vet ./...
	$(GO) vet -tags ebitenginevmguest .
	GOOS=js GOARCH=wasm $(GO) vet $$($(GO) list ./... | grep -v /build/)
	GOOS=windows $(GO) vet ./...
	$(GO) tool staticcheck ./...
	$(GO) test -count=1 ./build/check

# Data races, which needs a C compiler. All of it takes long: RACE names fewer packages, or tests of them.
RACE ?= ./engine/... ./game/... ./saves/...
race:
	command -v gcc >/dev/null || build/debian.sh gcc libc6-dev
	CGO_ENABLED=1 $(GO) test -race -timeout 2h $(RACE)

# What must be quick, each row beside the naive way: see build/bench.
bench:
	build/debian.sh $(WINDOW_PACKAGES)
	command -v node >/dev/null || build/debian.sh nodejs
	$(XVFB) $(GO) run ./build/bench

# Two thousand expeditions with every check, and five hundred violent ends.
soak:
	$(GO) test ./game/session -run Soak -v -timeout 10h -soak 2000
	$(GO) test ./build/kill -v -timeout 10h -kills 500

# Each fuzzer for a while, in little memory. What is found stays as a seed under testdata/fuzz.
FUZZTIME ?= 10m
fuzz:
	@set -e; for file in $$(grep -rl '^func Fuzz' --include=*_test.go .); do \
		for name in $$(sed -n 's/^func \(Fuzz[A-Za-z]*\).*/\1/p' $$file); do \
			echo "$$(dirname $$file) $$name"; \
			(ulimit -v 8000000; GOMEMLIMIT=1500MiB $(GO) test $$(dirname $$file) -run '^$$' -fuzz "^$$name\$$" \
				-fuzztime $(FUZZTIME) -fuzzminimizetime 50x -parallel 1); \
		done; \
	done

# The page: any server of static files can offer $(WEB).
web:
	mkdir -p $(WEB)
	GOOS=js GOARCH=wasm $(GO) build -trimpath -ldflags="$(LDFLAGS)" -o $(WEB)/precipice.wasm .
	cp "$$($(GO) env GOROOT)/lib/wasm/wasm_exec.js" build/web/index.html build/web/page.css build/web/page.js $(WEB)/
	$(GO) run . licences > $(WEB)/licences.txt
	@echo "$(WEB) is ready: make serve offers it on http://localhost:8080"

serve: web
	$(GO) run ./build/serve -dir $(WEB)

# Size of the page as a visitor downloads it.
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
