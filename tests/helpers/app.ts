import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import type { Person } from "#app/domain/base/viewer.ts";
import { loadBuild, openBuild } from "#server/handlers.ts";
import { createTestSite, type TestSite } from "./site.ts";

/** Whether a route is the owner's: the dashboard's layout, or something under it. */
export function isBehindTheGate(build: ServerBuild, name: string): boolean {
	if (name === "routes/admin/layout") return true;
	const parent = build.routes[name]?.parentId;
	return parent !== undefined && isBehindTheGate(build, parent);
}

/** Where each route behind the gate lies, below those that it is nested in, about something that is not there. */
export function gatedAddresses(build: ServerBuild): { id: string; path: string }[] {
	const addressOf = (id: string): string => {
		const { parentId, path } = build.routes[id] ?? {};
		return (parentId ? addressOf(parentId) : "") + (path ? `/${path}` : "");
	};
	return Object.keys(build.routes)
		.filter((id) => build.routes[id]?.path !== undefined && isBehindTheGate(build, id))
		.map((id) => ({ id, path: addressOf(id).replaceAll(/:[a-z]+/giu, someId) }));
}

export const someId = "11111111-1111-4111-8111-111111111111";

export type Ask = {
	method?: string;
	/** Signed in as this person. */
	as?: Person | null;
	cookie?: string;
	form?: Record<string, string>;
	/** A body that is no form; its kind stands in the headers. */
	body?: string | Uint8Array<ArrayBuffer>;
	headers?: Record<string, string>;
	clientAddress?: string;
	/** Sent by no browser: those say of every form where it stands. */
	isProgram?: boolean;
};

export const origin = "http://localhost";

const buildPath = fileURLToPath(new URL("../../build/server/index.js", import.meta.url));

/**
 * The whole app as a function: no socket, no process, a site of the test's own behind it. It is the production build,
 * which `npm test` makes when it is stale.
 */
export async function createApp(site: TestSite) {
	if (!existsSync(buildPath)) throw new Error("There is no build: run `npm run build` first");
	const build = await loadBuild();
	const { handler } = await openBuild(site.services);

	async function cookieOf(person: Person): Promise<string> {
		const browser = { headers: new Headers(), address: "127.0.0.1" };
		const { cookies } = await site.services.authenticator.startSession(person.id, browser);
		return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
	}

	async function ask(path: string, options: Ask = {}): Promise<Response> {
		const { form, body, headers = {}, clientAddress = "127.0.0.1", isProgram = false } = options;
		const method = options.method ?? (form ? "POST" : "GET");
		const cookie = options.cookie ?? (options.as ? await cookieOf(options.as) : undefined);
		const request = new Request(new URL(path, origin), {
			method,
			headers: {
				Accept: "text/html",
				...(method === "GET" || method === "HEAD" || isProgram ? {} : { Origin: origin }),
				...(cookie && { Cookie: cookie }),
				...headers,
			},
			...(form && { body: new URLSearchParams(form) }),
			...(body !== undefined && { body }),
			redirect: "manual",
		});
		return handler(request, { requestId: "test", nonce: "test-nonce", clientAddress });
	}
	return { ask, build, cookieOf };
}

/** A new site with its pages. */
export async function openApp(...how: Parameters<typeof createTestSite>) {
	const site = await createTestSite(...how);
	const app = await createApp(site);
	return { site, app, ...app };
}
