import { createRequire } from "node:module";
import { join } from "node:path";

// Found by the package's own name, so that it is this folder however this code is run or bundled.
const project = join(createRequire(import.meta.url).resolve("#app/root.tsx"), "..", "..");

/** The path of what server/build-threads.ts has made of `<name>.ts`. */
export function threadScript(name: "convert-worker" | "file-worker" | "text-worker"): string {
	return join(project, "build", "threads", `${name}.js`);
}
