"use strict";

// A worker that draws nothing and says whether it could: see warm in page.js.
postMessage(!!new OffscreenCanvas(1, 1).getContext("webgl2"));
