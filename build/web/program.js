"use strict";

// Downloads the program and compiles it while it arrives. build/page writes this script into index.html itself, so that
// the program is on its way before the rest of the page is read.
const program = (() => {
	const { name, size } = document.currentScript.dataset; // size is its length once it is decoded
	let download;
	let got;
	let short; // a whole response was shorter than the program, as that of another page is
	let module;

	// counted passes a response through and counts it. What comes through is decoded, so it is compared with the decoded
	// length and not with the length of the download.
	const counted = (response) => {
		const counter = new TransformStream({
			transform(chunk, out) {
				got += chunk.byteLength;
				out.enqueue(chunk);
			},
			flush() {
				if (got < Number(size)) {
					short = true;
					throw new Error(`it ended after ${got} of ${size} bytes`);
				}
			},
		});
		return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } });
	};

	const compile = async (signal, cache) => {
		const response = await fetch(name, { signal, cache });
		if (!response.ok) {
			throw Object.assign(new Error(`${name}: ${response.status}`), { status: response.status });
		}
		return WebAssembly.compileStreaming(counted(response));
	};

	const start = (cache) => {
		got = 0;
		short = false;
		download = new AbortController();
		module = compile(download.signal, cache);
		module.catch(() => {}); // whoever waits for it is told
	};

	// anew reports whether the player has just asked for everything anew: see guard.js.
	const anew = () => {
		try {
			const asked = sessionStorage.getItem("precipice.anew") !== null;
			sessionStorage.removeItem("precipice.anew");
			return asked;
		} catch {
			return false;
		}
	};
	start(anew() ? "reload" : "default");

	return {
		percent: () => Math.min(100, Math.round(100 * got / size)),
		short: () => short,
		module: () => module, // a promise
		abort: () => download.abort(),
		again: () => start("reload"), // what the browser may have kept of it has failed
	};
})();
