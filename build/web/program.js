"use strict";

// Downloads the program and compiles it while it arrives. This script comes first, so that the program is on its way
// before the rest of the page is read.
const program = (() => {
	const { name, size } = document.currentScript.dataset; // size is its length once it is decoded
	let download;
	let got;
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
					throw new Error(`it ended after ${got} of ${size} bytes`);
				}
			},
		});
		return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } });
	};

	const compile = async (signal) => {
		const response = await fetch(name, { signal });
		if (!response.ok) {
			throw Object.assign(new Error(`${name}: ${response.status}`), { refused: true });
		}
		return WebAssembly.compileStreaming(counted(response));
	};

	const start = () => {
		got = 0;
		download = new AbortController();
		module = compile(download.signal);
		module.catch(() => {}); // whoever waits for it is told
	};
	start();

	return {
		percent: () => Math.min(100, Math.round(100 * got / size)),
		module: () => module, // a promise
		abort: () => download.abort(),
		again: start,
	};
})();
