import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import { findFreePort } from "./free-port.ts";
import { type SiteProcess, startSiteProcess } from "./site-process.ts";
import { until } from "./until.ts";

export type RunningSite = SiteProcess & {
	url: string;
	dataDir: string;
	/** The first link of a kind in the newest mail to an address; waits until the mail is there. */
	mailLink(recipient: string, subject: RegExp, link?: RegExp): Promise<string>;
};

/**
 * Starts a site of its own in a folder of its own, on a port that is free: with the demonstration's library, which
 * is in the folder already, or empty with DEMO=off.
 */
export async function startSite(variables: Record<string, string> = {}): Promise<RunningSite> {
	const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-site-"));
	const remove = () => rm(dataDir, { recursive: true, force: true });
	const port = variables.PORT ?? String(await findFreePort());
	try {
		if (variables.DEMO !== "off") {
			await promisify(execFile)("cp", ["-a", `${inject("siteTemplate")}/.`, dataDir]);
		}
		const site = await startSiteProcess({
			// All browsers of a journey come from one network.
			PAGE_READS_PER_MINUTE: "0",
			...variables,
			PORT: port,
			DATA_DIR: dataDir,
		});
		const url = `http://localhost:${port}`;
		return {
			url,
			dataDir,
			hasEnded: site.hasEnded,
			async stop() {
				await site.stop();
				await remove();
			},
			mailLink: (...which) => findMailLink(url, ...which),
		};
	} catch (error) {
		await remove();
		throw error;
	}
}

async function findMailLink(
	url: string,
	recipient: string,
	subject: RegExp,
	kind = /\/(?:auth|newsletter)\//u,
): Promise<string> {
	return until(async () => {
		const list = await read(`${url}/dev/mailbox?${new URLSearchParams({ to: recipient })}`);
		const mails = [...list.matchAll(/href="(\/dev\/mailbox\/[0-9a-f-]+)"[^>]*>.*?<\/a>/gsu)];
		const path = mails.find(([html]) => subject.test(html))?.[1];
		if (!path) return null;
		const mail = await read(url + path);
		const links = [...mail.matchAll(/href="(http[^"]*)"/gu)].map(([, link = ""]) => link);
		return links.find((link) => kind.test(link))?.replaceAll("&amp;", "&") ?? null;
	});
}

async function read(url: string): Promise<string> {
	return (await fetch(url)).text();
}
