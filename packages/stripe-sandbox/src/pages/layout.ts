import { html, type Markup } from "./markup.ts";

/** Where everything of the sandbox begins. */
export const root = "/dev/stripe";

/** A page of the sandbox, which says on top that no money moves. */
export function pageAnswer(page: {
	title: string;
	body: Markup;
	status?: number;
	/** Where a form may lead in the end, beside this site. */
	formTargets?: readonly string[];
}): Response {
	const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${page.title} \u00b7 Offerfolio sandbox</title>
<link rel="stylesheet" href="${root}/style.css">
</head>
<body>
<header class="banner"><p><strong>Sandbox</strong>: no money moves</p></header>
${page.body}
</body>
</html>
`;
	const origins = (page.formTargets ?? []).flatMap((target) =>
		URL.canParse(target) ? [new URL(target).origin] : [],
	);
	return new Response(document.text, {
		status: page.status ?? 200,
		headers: {
			...neverKept,
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": [
				"default-src 'none'",
				"style-src 'self'",
				["form-action 'self'", ...new Set(origins)].join(" "),
				"base-uri 'none'",
				"frame-ancestors 'none'",
			].join("; "),
		},
	});
}

export const neverKept = {
	"cache-control": "no-store",
	"referrer-policy": "same-origin",
	"x-content-type-options": "nosniff",
	"x-robots-tag": "noindex",
};

/** Leads on after a form was understood. */
export function seeOther(location: string): Response {
	return new Response(null, { status: 303, headers: { ...neverKept, location } });
}

/** A page that only says something. */
export function messagePage(message: {
	title: string;
	text: string;
	status?: number;
	link?: { href: string; text: string } | null;
}): Response {
	const { title, text, status, link } = message;
	return pageAnswer({
		title,
		...(status ? { status } : {}),
		body: html`<main class="narrow">
<h1>${title}</h1>
<p>${text}</p>
${link && html`<p><a class="button quiet" href="${link.href}">${link.text}</a></p>`}
</main>`,
	});
}

/** What went wrong, where a screen reader hears of it. */
export function alert(message: string | null): Markup | null {
	return message === null ? null : html`<p class="alert" role="alert">${message}</p>`;
}

/** "Feb 28, 2026" in UTC, as the periods are counted. */
export function dateOf(seconds: number): string {
	return new Date(seconds * 1000).toLocaleDateString("en-US", {
		timeZone: "UTC",
		year: "numeric",
		month: "short",
		day: "numeric",
	});
}

/** "Feb 28, 2026, 14:05 UTC" */
export function momentOf(seconds: number): string {
	const time = new Date(seconds * 1000).toISOString().slice(11, 16);
	return `${dateOf(seconds)}, ${time} UTC`;
}
