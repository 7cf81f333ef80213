"use strict";

// Stores one version of the page, so that it can be played without a network. build/page fills in the version, and the
// files with their digests. A player never gets files of two versions: everything stored comes from one cache, whose files
// are those of the list and no others, and a new version waits until no tab shows the old one, or until the player asks
// for it.
const version = "VERSION";
const files = FILES;

// Caches are shared by all pages of a site, so their names begin with the folder of this one.
const family = `precipice ${registration.scope} `;
const mine = family + version;

// A file named after its contents may come from the browser's own cache; any other is asked for anew.
const request = (file) => new Request(file, { cache: /-[0-9a-f]{12}\./.test(file) ? "default" : "no-cache" });

// fetched returns a file of this version. Another file of the same name means that the server has not got all of this
// version yet, or no longer: then nothing is stored, and the browser tries again at a later visit.
const fetched = async ([file, digest]) => {
	const answer = await fetch(request(file));
	const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
	const begins = Array.from(sum.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
	if (!answer.ok || begins !== digest) {
		throw new Error(`${file} is not the one of version ${version}`);
	}
	return answer;
};

const fill = async () => {
	const answers = await Promise.all(files.map(fetched));
	const cache = await caches.open(mine);
	await Promise.all(files.map(([file], place) => cache.put(file, answers[place])));
};

self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) => {
	event.waitUntil(caches.keys().then((names) =>
		Promise.all(names.filter((name) => name.startsWith(family) && name !== mine).map((name) => caches.delete(name)))));
});

self.addEventListener("message", (event) => {
	if (event.data === "take over") {
		self.skipWaiting();
	}
});

// stored answers from the cache, or from the network what the cache lacks. The query is the game's and not a part
// of the file. What a page asks for past all caches is not answered from this one. The cache is not opened, since that
// would make it again after a page has dropped it.
const stored = async (event) => {
	if (event.request.cache === "reload") {
		return fetch(event.request);
	}
	const asked = new URL(event.request.url);
	asked.pathname = asked.pathname.replace(/\/index\.html$/, "/");
	const found = await caches.match(asked, { cacheName: mine, ignoreSearch: true }).catch(() => undefined);
	return found || fetch(event.request);
};

self.addEventListener("fetch", (event) => {
	if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) {
		event.respondWith(stored(event));
	}
});
