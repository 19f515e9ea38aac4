import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { inject } from "vitest";
import { findFreePort } from "./free-port.ts";
import { type SiteProcess, startSiteProcess } from "./site-process.ts";
import { filled, outcomeOf } from "./site-template.ts";
import { until } from "./until.ts";

export type RunningSite = SiteProcess & {
	url: string;
	dataDir: string;
	/** The first link of a kind in the newest mail to an address; waits until the mail is there. */
	mailLink(recipient: string, subject: RegExp, link?: RegExp): Promise<string>;
	/** Signs a person up and confirms their address, as the forms of the pages do; the cookie of their session. */
	addMember(email: string, password: string): Promise<SessionCookie>;
};

/** As a browser takes it. */
export type SessionCookie = { name: string; value: string; url: string };

/**
 * Starts a site of its own in a folder of its own, on a port that is free: with the demonstration's library, which
 * is in the folder already, or empty with DEMO=off.
 */
export async function startSite(
	variables: Record<string, string> = {},
	options: { supervised?: boolean } = {},
): Promise<RunningSite> {
	const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-site-"));
	const remove = () => rm(dataDir, { recursive: true, force: true });
	const port = variables.PORT ?? String(await findFreePort());
	try {
		if (variables.DEMO !== "off") {
			const template = inject("siteTemplate");
			await untilFilled(template);
			await promisify(execFile)("cp", ["-a", `${template}/.`, dataDir]);
		}
		const site = await startSiteProcess(
			{
				// All browsers of a journey come from one network.
				PAGE_READS_PER_MINUTE: "0",
				...variables,
				PORT: port,
				DATA_DIR: dataDir,
			},
			options,
		);
		const url = `http://localhost:${port}`;
		return {
			url,
			dataDir,
			pid: site.pid,
			hasEnded: site.hasEnded,
			async stop() {
				await site.stop();
				await remove();
			},
			mailLink: (...which) => findMailLink(url, ...which),
			async addMember(email, password) {
				await post(`${url}/auth/signup`, { email, password, confirmPassword: password });
				const link = new URL(await findMailLink(url, email, /confirm/iu));
				const code = link.searchParams.get("code") ?? "";
				const answer = await post(`${url}/auth/callback`, { code });
				const lines = answer.headers.getSetCookie();
				const [, name, value] = /^([^=]*session_token)=([^;]+)/mu.exec(lines.join("\n")) ?? [];
				if (!name || !value) throw new Error(`${email} was not signed in: ${answer.status}`);
				return { name, value, url };
			},
		};
	} catch (error) {
		await remove();
		throw error;
	}
}

/** Waits as long as the hook may that asks for a site: to fill one takes a busy machine minutes. */
async function untilFilled(template: string): Promise<void> {
	let outcome = "";
	while (outcome === "") {
		await setTimeout(100);
		outcome = await readFile(outcomeOf(template), "utf8").catch(() => "");
	}
	if (outcome !== filled) throw new Error(outcome);
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

function post(url: string, form: Record<string, string>): Promise<Response> {
	return fetch(url, {
		method: "POST",
		headers: { Accept: "text/html", Origin: new URL(url).origin },
		body: new URLSearchParams(form),
		redirect: "manual",
	});
}
