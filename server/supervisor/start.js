import { enableCompileCache, flushCompileCache } from "node:module";

// Plain JavaScript, so that the supervisor never loads what takes types away, which is larger than all the rest of it.
enableCompileCache(new URL("../../node_modules/.cache/compiled", import.meta.url).pathname);
await import("../require-node.ts");
await import("./supervise.ts");
flushCompileCache();
