"use strict";

// Runs the program once it has arrived and, if that fails, says why in one sentence. The program makes its own canvas.
(() => {
	const { element, note } = around;
	const { stop } = guard;
	const current = "use a current Firefox, Chrome, Edge or Safari.";

	// undrawable says why nothing can be drawn here, "" if it can. Some browsers take half a second to answer, and
	// nothing else happens on the page meanwhile.
	const undrawable = () => {
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

	// warm lets a worker draw nothing while the program arrives: the first context is the slow one, and the program's
	// is not the first then. It calls doubt if the worker cannot draw, which does not mean that the page cannot.
	const warm = (doubt) => {
		try {
			const worker = new Worker("warm.js");
			worker.onerror = doubt;
			worker.onmessage = ({ data }) => {
				worker.terminate();
				if (!data) {
					doubt();
				}
			};
		} catch (problem) {
			doubt(problem);
		}
	};

	// seldom is the least time in milliseconds between two changes of the progress: drawing them takes time from the
	// program, and a screen reader speaks each.
	const seldom = 200;

	const show = () => {
		const percent = program.percent();
		element("bar").setAttribute("aria-valuenow", String(percent));
		element("done").style.width = percent + "%";
		element("say").textContent = `Loading ${percent}%`;
	};

	// unveil names the canvas once the program has put it on the page, and hides the loading bar once something is drawn
	// there. Only then the page is stored for playing without a network, so that the download does not wait for it.
	const unveil = () => {
		new MutationObserver((_, observer) => {
			const canvas = document.querySelector("canvas");
			if (canvas) {
				observer.disconnect();
				around.name(canvas);
				requestAnimationFrame(() => requestAnimationFrame(() => { // the program draws in the first of these frames
					if (guard.stopped()) {
						return; // it has ended already
					}
					element("loading").hidden = true;
					guard.begin();
					store().catch((problem) => console.warn(problem)); // then it needs the network
				}));
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

	// What fingers and pens do waits here until the game takes it: two taps between two of its ticks would be one, and
	// a slide would be a tap. First comes the time of the frame, up to which all has been heard; then each entry is five
	// numbers: what happened (0 down, 1 moved, 2 up, 3 lost), whose, where, and when.
	const touches = () => {
		let waiting = [0];
		["pointerdown", "pointermove", "pointerup", "pointercancel"].forEach((name, kind) => window.addEventListener(name, (event) => {
			if (event.pointerType === "mouse" || !(event.target instanceof HTMLCanvasElement)) {
				return; // what lies over the game is the page's
			}
			waiting.push(kind, event.pointerId, event.clientX, event.clientY, event.timeStamp);
		}, { capture: true, passive: true }));
		globalThis.precipiceTouches = () => {
			const taken = waiting;
			taken[0] = document.timeline.currentTime ?? performance.now();
			waiting = [0];
			return taken;
		};
	};

	// Browsers sometimes forget that a new version was told to take over. So it is told again, this many times in all,
	// with this many milliseconds between.
	const askings = 5;
	const between = 1000;

	// renew loads this tab anew in the new version. If that never takes over, the old one is dropped and the page is
	// loaded from the network.
	const renew = (stored) => {
		const anew = () => location.reload();
		navigator.serviceWorker.addEventListener("controllerchange", anew);
		let asked = 0;
		const ask = () => {
			if (!stored.waiting) {
				anew(); // it has taken over already, perhaps for another tab
			} else if (asked < askings) {
				asked++;
				stored.waiting.postMessage("take over");
				setTimeout(ask, between);
			} else {
				drop(stored).catch(() => {
					navigator.serviceWorker.removeEventListener("controllerchange", anew); // it would come as a surprise
					note("The new version cannot be loaded now. The game goes on in this one.", "Try again", () => renew(stored));
				});
			}
		};
		ask();
	};

	const drop = async (stored) => {
		const answer = await fetch("worker.js", { cache: "no-store" }); // fails without a network
		if (!answer.ok) {
			throw new Error(`worker.js: ${answer.status}`);
		}
		await stored.unregister();
		location.reload();
	};

	// store lets a worker store the page, so that it can be played without a network. A new version takes the place
	// of the old one only when the player asks for it, and only this tab is loaded anew.
	const store = async () => {
		if (!("serviceWorker" in navigator)) {
			return;
		}
		const stored = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
		const offer = () => {
			if (stored.waiting && navigator.serviceWorker.controller) {
				note("A new version of the game is ready. Your game is saved and continues in it.", "Use it now", () => renew(stored));
			}
		};
		offer();
		stored.addEventListener("updatefound", () => stored.installing.addEventListener("statechange", offer));
		document.addEventListener("visibilitychange", () => {
			if (!document.hidden) {
				stored.update().catch(() => {}); // without a network there is nothing new
			}
		});
	};

	// unfetched says why the program has not arrived, and offers what may help.
	const unfetched = (problem) => {
		const again = () => {
			program.again();
			run().catch(failed);
		};
		if (guard.apart() || problem instanceof WebAssembly.LinkError || problem.status < 500 && problem.status !== 429) {
			guard.lost();
		} else if (problem.status) {
			stop(`The server could not deliver the game (${problem.status}): wait a moment and try again.`, "Try again", again);
		} else if (program.short() || problem instanceof WebAssembly.CompileError) {
			stop(`What arrived is not the game, or this browser cannot run it: fetch it anew, ${guard.kept}`, guard.label, guard.anew);
		} else if (problem instanceof RangeError) {
			stop("There is not enough memory for the game: close other tabs and try again.", "Try again", again);
		} else {
			stop("The download of the game was interrupted: check the connection and try again.", "Try again", again);
		}
	};

	// load waits for the program and shows its progress. It returns undefined after saying why there is no program.
	const load = async (imports) => {
		let sentence = "";
		show();
		const progress = setInterval(show, seldom);
		try {
			warm(() => {
				sentence = undrawable();
				if (sentence) {
					program.abort();
				}
			});
			const module = await program.module();
			show(); // all of it has arrived
			const instance = await WebAssembly.instantiate(module, imports);
			if (!sentence) { // which may have come too late to abort anything
				return instance;
			}
			stop(sentence);
		} catch (problem) {
			console.warn(problem);
			if (sentence) {
				stop(sentence);
			} else {
				unfetched(problem);
			}
		} finally {
			clearInterval(progress);
		}
		return undefined;
	};

	// The program tells here in a sentence why it ends, such as a wrong address.
	let complaint = "";
	globalThis.precipiceComplain = (sentence) => { complaint = sentence[0].toUpperCase() + sentence.slice(1) + "."; };

	const run = async () => {
		if (guard.stopped()) {
			return;
		}
		if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming || typeof TransformStream !== "function") {
			stop("This browser has no WebAssembly that loads while it arrives: " + current);
			return;
		}
		const go = new Go();
		let code = 0;
		go.exit = (given) => { code = given; };
		const instance = await load(go.importObject);
		if (!instance || guard.stopped()) { // another part may have been found missing meanwhile
			return;
		}
		element("say").textContent = "Starting";
		unveil();
		touches();
		const taken = frames();
		const ended = go.run(instance); // when this returns, the game has captured requestAnimationFrame
		taken();
		await ended;
		if (code !== 0) {
			throw new Error("exit " + code);
		}
		stop("The game has stopped: load the page again to continue it.", "Load again", () => location.reload());
	};

	// failed says why the program has ended.
	const failed = (problem) => {
		const sentence = complaint || undrawable();
		if (sentence) {
			console.warn(problem);
			stop(sentence);
			return;
		}
		console.error(problem);
		if (document.querySelector("canvas")) {
			stop("The game stopped because of an error in it: load the page again, the last save is kept.", "Load again", () => location.reload());
		} else {
			stop(`The game could not start: fetch it anew, ${guard.kept}`, guard.label, guard.anew);
		}
	};

	run().catch(failed);
})();
