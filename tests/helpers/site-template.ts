import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findFreePort } from "./free-port.ts";
import { startSiteProcess } from "./site-process.ts";

declare module "vitest" {
	export interface ProvidedContext {
		siteTemplate: string;
	}
}

/** Vitest's global setup: the data folder of a site that has filled its demonstration; each journey's site copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-site-"));
	const remove = () => rm(folder, { recursive: true, force: true });
	try {
		// Without a life before, journeys find what they have done, and a jump of the clock stops for nobody else.
		const port = String(await findFreePort());
		const site = await startSiteProcess({ PORT: port, DATA_DIR: folder, DEMO: "library" });
		await site.stop();
	} catch (error) {
		await remove();
		throw error;
	}
	project.provide("siteTemplate", folder);
	return remove;
}
