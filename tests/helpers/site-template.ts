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
		const site = await startSiteProcess({ PORT: String(await findFreePort()), DATA_DIR: folder });
		await site.stop();
	} catch (error) {
		await remove();
		throw error;
	}
	project.provide("siteTemplate", folder);
	return remove;
}
