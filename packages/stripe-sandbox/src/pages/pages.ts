import { readFileSync } from "node:fs";
import { ApiFault } from "../errors.ts";
import {
	showAuthentication,
	showCheckout,
	submitAuthentication,
	submitCheckout,
} from "./checkout.ts";
import { type PageParts, showControl, submitControl } from "./control.ts";
import { type Fields, isOwnForm, readFields } from "./forms.ts";
import { messagePage, neverKept, root } from "./layout.ts";
import { showPortal, submitPortal } from "./portal.ts";
import { invoicePdf, showInvoice, showReceipt } from "./receipt.ts";

type Page = {
	path: RegExp;
	show: (parts: PageParts, id: string) => Promise<Response>;
	submit?: (parts: PageParts, id: string, fields: Fields) => Promise<Response>;
};

const pages: Page[] = [
	{
		path: /^$/u,
		show: (parts) => showControl(parts),
		submit: (parts, _id, fields) => submitControl(parts, fields),
	},
	{
		path: /^\/checkout\/([^/]+)$/u,
		show: ({ store }, id) => showCheckout(store, id),
		submit: ({ store }, id, fields) => submitCheckout(store, id, fields),
	},
	{
		path: /^\/checkout\/([^/]+)\/authenticate$/u,
		show: ({ store }, id) => showAuthentication(store, id),
		submit: ({ store }, id, fields) => submitAuthentication(store, id, fields),
	},
	{
		path: /^\/portal\/([^/]+)$/u,
		show: ({ store }, id) => showPortal(store, id),
		submit: ({ store }, id, fields) => submitPortal(store, id, fields),
	},
	{ path: /^\/invoice\/([^/]+)$/u, show: ({ store }, id) => showInvoice(store, id) },
	{ path: /^\/invoice\/([^/]+)\/pdf$/u, show: ({ store }, id) => invoicePdf(store, id) },
	{ path: /^\/receipt\/([^/]+)$/u, show: ({ store }, id) => showReceipt(store, id) },
];

const style = readFileSync(new URL("./style.css", import.meta.url), "utf8");

/** Answers for the pages below /dev/stripe; null for any other path. */
export async function handlePage(parts: PageParts, request: Request): Promise<Response | null> {
	const { pathname } = new URL(request.url);
	const path =
		pathname === root || pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : null;
	if (path === null) return null;
	if (path === "/style.css") {
		return new Response(style, {
			headers: { ...neverKept, "content-type": "text/css; charset=utf-8" },
		});
	}
	for (const page of pages) {
		const match = page.path.exec(path.replace(/\/$/u, ""));
		if (match) return answer(parts, page, match[1] ?? "", request);
	}
	return messagePage({
		title: "There is nothing here",
		text: "The sandbox has no such page.",
		status: 404,
		link: { href: root, text: "To the sandbox" },
	});
}

async function answer(
	parts: PageParts,
	page: Page,
	id: string,
	request: Request,
): Promise<Response> {
	await parts.settings.refresh();
	if (request.method === "GET" || request.method === "HEAD") return page.show(parts, id);
	if (request.method !== "POST" || !page.submit) {
		const allow = page.submit ? "GET, HEAD, POST" : "GET, HEAD";
		return new Response(null, { status: 405, headers: { ...neverKept, allow } });
	}
	if (!isOwnForm(request)) {
		const text = "This form was sent from another site. Nothing was done.";
		return messagePage({ title: "That did not come from here", text, status: 403 });
	}
	const fields = await readFields(request);
	if (!fields) {
		const text = "The form could not be read. Nothing was done.";
		return messagePage({ title: "That was not a form", text, status: 400 });
	}
	try {
		return await page.submit(parts, id, fields);
	} catch (error) {
		if (!(error instanceof ApiFault)) throw error;
		return messagePage({ title: "That cannot be done", text: error.message, status: error.status });
	}
}
