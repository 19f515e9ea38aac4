import { enableCompileCache, flushCompileCache } from "node:module";

// Plain JavaScript, and the cache first: what takes types away is then loaded only where a source has changed.
enableCompileCache(new URL("../node_modules/.cache/compiled", import.meta.url).pathname);
await import("./require-node.ts");
await import("./main.ts");
flushCompileCache();
