import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildThreads } from "./build-threads.ts";
import { BuildError, buildWhenStale, projectRoot } from "./build-when-stale.ts";
import { patchModuleLookup } from "./patch-module-lookup.ts";
import { setRuntimeMode } from "./runtime-mode.ts";

const isDevelopment = process.argv.includes("--dev");
// React chooses its variant while it is loaded, and what is loaded from here on is compiled only once:
// therefore the rest is imported below, not above.
setRuntimeMode(isDevelopment ? "development" : "production");

try {
	const { serve } = isDevelopment ? await loadSources() : await loadProgram();
	await serve({ isDevelopment });
} catch (error) {
	if (!(error instanceof BuildError)) throw error;
	console.error(error.message);
	process.exit(1);
}

async function loadSources(): Promise<typeof import("./serve.ts")> {
	patchModuleLookup();
	await buildThreads(projectRoot);
	return import("./serve.ts");
}

/** What `server/bundle-server.ts` makes of the same sources. */
async function loadProgram(): Promise<typeof import("./serve.ts")> {
	await buildWhenStale({ onBuild: () => console.log("Building the site …") });
	return import(pathToFileURL(join(projectRoot, "build", "program", "serve.js")).href);
}
