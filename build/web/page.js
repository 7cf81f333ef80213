"use strict";

// Loads the program and, if that fails, says why in one sentence. The wasm build creates its own canvas.
(() => {
	const program = "precipice.wasm";
	const element = (id) => document.getElementById(id);

	const stop = (sentence) => {
		element("loading").hidden = false;
		element("loading").classList.add("stopped");
		element("say").textContent = sentence;
	};

	const note = (sentence) => {
		const line = element("note");
		line.textContent = sentence;
		line.hidden = false;
		line.onclick = () => { line.hidden = true; };
	};

	const missing = () => {
		if (typeof WebAssembly !== "object" || typeof Go !== "function") {
			return "This browser has no WebAssembly: use a current Firefox, Chrome, Edge or Safari.";
		}
		const gl = document.createElement("canvas").getContext("webgl2");
		if (!gl) {
			return "This browser offers no WebGL 2: switch hardware acceleration on in its settings, or use another browser.";
		}
		const lose = gl.getExtension("WEBGL_lose_context");
		if (lose) {
			lose.loseContext();
		}
		return "";
	};

	const hasStorage = () => {
		try {
			localStorage.setItem("precipice.page", "1");
			localStorage.removeItem("precipice.page");
			return true;
		} catch (problem) {
			return /quota/i.test(problem.name); // full: the game reports it and keeps the saves it has
		}
	};

	const show = (got, all) => {
		const percent = all > 0 ? Math.min(100, Math.round(100 * got / all)) : 0;
		element("bar").setAttribute("aria-valuenow", String(percent));
		element("done").style.width = percent + "%";
		element("say").textContent = all > 0 ? `Loading ${percent} %` : `Loading ${(got / 1e6).toFixed(1)} MB`;
	};

	// counted passes a response through and shows its progress. The length of a compressed response is
	// unknown, so then only the amount received is shown.
	const counted = (response) => {
		const all = response.headers.get("Content-Encoding") ? 0 : Number(response.headers.get("Content-Length"));
		let got = 0;
		const counter = new TransformStream({
			transform(chunk, out) {
				got += chunk.byteLength;
				show(got, all);
				out.enqueue(chunk);
			},
		});
		return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } });
	};

	// unveil hides the loading bar once the program has put its canvas on the page.
	const unveil = () => {
		new MutationObserver((_, observer) => {
			if (document.querySelector("canvas")) {
				observer.disconnect();
				element("loading").hidden = true;
			}
		}).observe(document.body, { childList: true, subtree: true });
	};

	// While the game rests, its frames are withheld until something happens on the page or the game wakes it.
	// Otherwise it would check for work sixty times a second. Only the game's frames are affected.
	const frames = () => {
		const request = window.requestAnimationFrame;
		let resting = false;
		let owed = false; // a release found no frame held, because the game was drawing one
		let held = [];
		const release = () => {
			const due = held;
			held = [];
			owed = due.length === 0;
			due.forEach((callback) => request.call(window, callback));
		};
		window.requestAnimationFrame = (callback) => {
			if (resting && !owed) {
				held.push(callback);
				return 0;
			}
			owed = false;
			return request.call(window, callback);
		};
		globalThis.precipiceRest = (on) => {
			resting = on;
			release();
		};
		globalThis.precipiceFrame = release;
		const touched = ["pointermove", "pointerdown", "pointerup", "mousemove", "mousedown", "mouseup", "wheel", "keydown", "keyup",
			"touchstart", "touchmove", "touchend", "dragover", "drop", "resize", "focus", "blur", "visibilitychange",
			"gamepadconnected", "gamepaddisconnected"];
		touched.forEach((name) => window.addEventListener(name, release, { capture: true, passive: true }));
		return () => { window.requestAnimationFrame = request; };
	};

	const run = async () => {
		const sentence = missing();
		if (sentence) {
			stop(sentence);
			return;
		}
		const response = await fetch(program);
		if (!response.ok) {
			stop(`The game could not be loaded (${program}: ${response.status}): load the page again later.`);
			return;
		}
		const go = new Go();
		let code = 0;
		go.exit = (given) => { code = given; };
		const { instance } = await WebAssembly.instantiateStreaming(counted(response), go.importObject);
		element("say").textContent = "Starting";
		unveil();
		if (!hasStorage()) {
			note("This browser does not store data for this page, so your game will be lost when you close it. Allow site data to save it.");
		}
		const taken = frames();
		const ended = go.run(instance); // when this returns, the game has captured requestAnimationFrame
		taken();
		await ended;
		if (code !== 0) {
			throw new Error("exit " + code);
		}
		stop("The game has stopped. Reload the page to continue it.");
	};

	run().catch((problem) => {
		console.error(problem);
		stop(`The game stopped (${problem.message || problem}): load the page again; the last save is kept.`);
	});
})();
