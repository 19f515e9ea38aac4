import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Plain JavaScript, and the cache first: what takes types away is then loaded only where a source has changed.
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)));
await import("./require-node.ts");
await import("./main.ts");
flushCompileCache();
