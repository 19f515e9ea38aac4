import {
	UNSAFE_decodeViaTurboStream as decodeData,
	UNSAFE_SingleFetchRedirectSymbol as redirectSymbol,
} from "react-router";
import type { Ask, createApp } from "./app.ts";
import { type HtmlElement, parseHtml } from "./html.ts";

type App = Awaited<ReturnType<typeof createApp>>;
export type Visit = {
	status: number;
	path: string;
	headers: Headers;
	html: string;
	page: HtmlElement;
};

/** The answer to a script: what the action returned, or the path that it leads to. */
export type Sent = { status: number; headers: Headers; data?: unknown; leadsTo?: string };

/** A person with a browser that runs no scripts: keeps cookies, follows redirects, sends forms. */
export type Visitor = {
	/** One request with the visitor's cookies; redirects are not followed. */
	ask(path: string, options?: Ask): Promise<Response>;
	/** Goes to an address, and on to where it leads. */
	visit(path: string, options?: Ask): Promise<Visit>;
	/** A list, page by page, as its "Next page" leads on. */
	pages(path: string): AsyncGenerator<Visit>;
	/** Sends a form that stands in a page, with what is typed into it. */
	submit(form: HtmlElement, typed?: Record<string, string>): Promise<Visit>;
	/** Sends a form as the site's scripts do, which want the answer as data. */
	send(path: string, form: Record<string, string>): Promise<Sent>;
	/** The cookies by name. */
	cookies: ReadonlyMap<string, string>;
};

/** @param options.cookie what the browser has already, as a request would send it */
export function createVisitor(
	app: App,
	{ cookie: initial = "", ...options }: { clientAddress?: string; cookie?: string } = {},
): Visitor {
	const cookies = new Map<string, string>();
	for (const part of initial.split("; ").filter(Boolean)) {
		const [name = "", ...value] = part.split("=");
		cookies.set(name, value.join("="));
	}

	async function ask(path: string, asked: Ask = {}): Promise<Response> {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await app.ask(path, { ...options, ...(cookie && { cookie }), ...asked });
		for (const line of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
			if (/;\s*Max-Age=0(?:;|$)/iu.test(line)) cookies.delete(name);
			else cookies.set(name, value);
		}
		return response;
	}

	async function visit(path: string, asked: Ask = {}): Promise<Visit> {
		let where = path;
		let response = await ask(where, asked);
		for (let hop = 0; response.headers.has("Location"); hop++) {
			if (hop === 5) throw new Error(`${path} leads round in a circle`);
			where = response.headers.get("Location") ?? "";
			if (!where.startsWith("/") || where.startsWith("//")) throw new Error(`Led to ${where}`);
			response = await ask(where);
		}
		const html = await response.text();
		return {
			status: response.status,
			path: where,
			headers: response.headers,
			html,
			page: parseHtml(html),
		};
	}

	async function* pages(path: string): AsyncGenerator<Visit> {
		let next: string | null | undefined = path;
		for (let count = 0; next; count++) {
			if (count === 20) throw new Error(`${path} leads round in a circle`);
			const page = await visit(next);
			yield page;
			next = page.page
				.all("a")
				.find(({ text }) => text === "Next page")
				?.get("href");
		}
	}

	function submit(form: HtmlElement, typed: Record<string, string> = {}): Promise<Visit> {
		const kept = form
			.all("input", { type: "hidden" })
			.map((input) => [input.get("name") ?? "", input.get("value") ?? ""]);
		return visit(form.get("action") ?? "", {
			form: { ...Object.fromEntries(kept), ...typed },
			headers: { "Sec-Fetch-Mode": "navigate" },
		});
	}

	async function send(path: string, form: Record<string, string>): Promise<Sent> {
		const response = await ask(`${path}.data`, {
			form,
			headers: { Accept: "*/*", "Sec-Fetch-Mode": "cors" },
		});
		const { status, headers, body } = response;
		if (!body) throw new Error(`${path} answered ${status} without data`);
		const decoded = await decodeData(body, globalThis);
		const answer = (await decoded.value) as Record<string | symbol, unknown>;
		const redirect = (answer[redirectSymbol] ?? answer) as { redirect?: string };
		return { status, headers, data: answer.data, leadsTo: redirect.redirect };
	}

	return { ask, visit, pages, submit, send, cookies };
}
