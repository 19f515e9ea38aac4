import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Plain JavaScript, so that the supervisor never loads what takes types away, which is larger than all the rest of it.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url)));
await import("../require-node.ts");
await import("./supervise.ts");
flushCompileCache();
