import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";
import { findRunning } from "@offerfolio/local-postgres/testing";
import type { TestProject } from "vitest/node";
import { findFreePort } from "./free-port.ts";
import { execute } from "./postgres-server.ts";
import { startSiteProcess } from "./site-process.ts";

declare module "vitest" {
	export interface ProvidedContext {
		siteTemplate: string;
	}
}

/**
 * Vitest's global setup: the data folder of a site that has filled its demonstration, and done the work that follows;
 * each journey's site copies it. Tests that need none run meanwhile.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-site-"));
	const told = fill(folder)
		.then(() => filled, inspect)
		.then((outcome) => writeFile(outcomeOf(folder), outcome));
	project.provide("siteTemplate", folder);
	return async () => {
		await told;
		await rm(folder, { recursive: true, force: true });
		await rm(outcomeOf(folder), { force: true });
	};
}

/** What a journey waits for: a file that says "filled", or what went wrong. */
export const outcomeOf = (folder: string) => `${folder}.outcome`;
export const filled = "filled";

async function fill(folder: string): Promise<void> {
	// Without a life before, journeys find what they have done, and a jump of the clock stops for nobody else.
	const port = String(await findFreePort());
	const site = await startSiteProcess({ PORT: port, DATA_DIR: folder, DEMO: "library" });
	try {
		await untilNothingIsDue(folder);
	} finally {
		await site.stop();
	}
}

/** Measuring the library takes ten seconds, which each copy would spend again. */
async function untilNothingIsDue(folder: string): Promise<void> {
	const { url } = await findRunning(folder);
	const due = `select 1 from pgboss.job
		where state in ('created', 'retry', 'active') and start_after <= now() limit 1`;
	while ((await execute(url, due)).length > 0) await setTimeout(250);
}
