import { onTestFinished } from "vitest";
import type { Services } from "#app/services.ts";
import { openBuild } from "#server/handlers.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { loopback } from "./loopback.ts";

/** The site's own HTTP server, with the built app and its page cache behind it; gone with the test. */
export async function serveSite(services: Services) {
	const metrics = createMetrics();
	const server = createHttpServer({
		env: { ...loopback, publicUrl: services.publicUrl },
		log: services.log,
		metrics,
		files: loadStaticFiles("/none"),
		policy: { secure: false },
		// Cached pages do not age, however long a test takes.
		now: () => 0,
	});
	onTestFinished(() => server.stop(0));
	const port = await server.listen();
	const { handler, pages } = await openBuild(services);
	server.open(handler, [], pages);
	return { port, metrics, ruleOf: pages.ruleOf };
}
