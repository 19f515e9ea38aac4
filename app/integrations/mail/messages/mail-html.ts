import {
	type MailBlock,
	type MailBrand,
	type MailLines,
	type MailLink,
	type MailParts,
	type MailSentence,
	saidOf,
} from "./mail-parts.ts";

// Outlook for Windows takes the first name that it reads and knows no -apple-system.
const sans = "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,'Helvetica Neue',Arial,sans-serif";
const serif = "Georgia,'Times New Roman',Times,serif";
const ink = "#1c1b18";
const quiet = "#5c584f";
const green = "#14663f";
const hairline = "#e4e0d6";

/**
 * The HTML form of a mail.
 *
 * @throws RangeError for an address that is not http or https
 */
export function renderHtml(brand: MailBrand, parts: MailParts): string {
	const { button, afterButton, askSupport } = parts;
	const body = [
		`<h1 class="ink" style="margin:0 0 16px;font:600 26px/1.25 ${serif};color:${ink};">${escapeHtml(parts.heading)}</h1>`,
		...saidOf(parts.paragraphs).map(block),
		...(button ? [buttonHtml(button)] : []),
		...(afterButton ? [paragraph(sentence(afterButton, "link"))] : []),
		...(askSupport ? [paragraph(`${escapeHtml(askSupport)} ${support(brand, "link")}.`)] : []),
		...(button ? [addressHtml(button.url)] : []),
	];
	const small = [
		...saidOf(parts.smallPrint).map((line) => sentence(line, "quiet")),
		`Questions? Write to ${support(brand, "quiet")}.`,
	].map(
		(line) =>
			`<p class="quiet" style="margin:0 0 8px;font:400 13px/1.5 ${sans};color:${quiet};">${line}</p>`,
	);
	// The outer cell breaks long words and addresses in all that it holds, so that no mail scrolls sideways on a phone.
	return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(parts.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
	.room { background-color: #161513 !important; }
	.sheet { background-color: #211f1c !important; border-color: #3a3732 !important; }
	.row { border-color: #3a3732 !important; }
	.ink { color: #f2efe8 !important; }
	.quiet { color: #b5afa3 !important; }
	.button { background-color: #8fd0ac !important; }
	.button a { color: #10291c !important; }
	.link { color: #8fd0ac !important; }
}
</style>
</head>
<body class="room" style="margin:0;padding:0;background-color:#fbfaf7;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all;">${escapeHtml(parts.preheader)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>
<table role="presentation" class="room" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#fbfaf7;">
<tr><td align="center" style="padding:32px 16px;word-break:break-word;">
${outlook(`<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;"><tr><td>`)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed;">
<tr><td style="padding:0 4px 16px;">
<a class="ink" href="${escapeUrl(brand.url)}" style="font:600 20px/1.2 ${serif};color:${ink};text-decoration:none;">${escapeHtml(brand.name)}</a>
</td></tr>
<tr><td class="sheet" style="padding:32px 28px 20px;background-color:#ffffff;border:1px solid ${hairline};border-radius:6px;">
${body.join("\n")}
</td></tr>
<tr><td style="padding:20px 4px 0;">
${small.join("\n")}
</td></tr>
</table>
${outlook("</td></tr></table>")}
</td></tr>
</table>
</body>
</html>
`;
}

/** Read by Outlook for Windows alone, which is Word: it knows no greatest width. */
const outlook = (html: string) => `<!--[if mso]>${html}<![endif]-->`;

function block(part: MailBlock): string {
	if (typeof part === "string") return paragraph(escapeHtml(part));
	if ("lines" in part) return linesHtml(part);
	return "points" in part ? pointsHtml(part.points) : linksHtml(part.links);
}

function paragraph(html: string): string {
	return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${sans};color:${ink};">${html}</p>`;
}

function linesHtml({ lines, isQuoted }: MailLines): string {
	const html = paragraph(lines.map(escapeHtml).join("<br>"));
	return isQuoted
		? `<blockquote class="row" style="margin:0 0 16px;padding:4px 0 1px 16px;border-left:3px solid ${hairline};">${html}</blockquote>`
		: html;
}

function pointsHtml(points: Extract<MailBlock, { points: unknown }>["points"]): string {
	const items = saidOf(points).map((point) => {
		const html =
			typeof point === "string"
				? escapeHtml(point)
				: `<b style="font-weight:600;">${escapeHtml(point.title)}</b><br>${escapeHtml(point.text)}`;
		return `<li class="ink" style="margin:0 0 ${typeof point === "string" ? 6 : 16}px;font:400 16px/1.6 ${sans};color:${ink};">${html}</li>`;
	});
	return `<ul style="margin:0 0 16px;padding:0 0 0 20px;">\n${items.join("\n")}\n</ul>`;
}

/** The whole row is the link: high enough for a thumb. */
function linksHtml(links: Extract<MailBlock, { links: unknown }>["links"]): string {
	const items = links.map(({ label, url, note }) => {
		const line = `<span class="quiet" style="font:400 14px/1.5 ${sans};color:${quiet};">${escapeHtml(note)}</span>`;
		return `<li class="row" style="margin:0;border-top:1px solid ${hairline};"><a class="link" href="${escapeUrl(url)}" style="display:block;padding:11px 0;font:600 16px/1.4 ${sans};color:${green};text-decoration:none;">${escapeHtml(label)}<br>${line}</a></li>`;
	});
	return `<ul class="row" style="margin:0 0 20px;padding:0;list-style-type:none;border-bottom:1px solid ${hairline};">\n${items.join("\n")}\n</ul>`;
}

/** @param look the class of the link: the accent, or as quiet as the small print */
function sentence(said: MailSentence, look: "link" | "quiet"): string {
	if (typeof said === "string") return escapeHtml(said);
	const { text, link } = said;
	return `${escapeHtml(text)} ${anchor(escapeUrl(link.url), escapeHtml(link.label), look)}`;
}

function support(brand: MailBrand, look: "link" | "quiet"): string {
	const address = escapeHtml(brand.supportAddress);
	return anchor(`mailto:${address}`, address, look);
}

function anchor(href: string, html: string, look: "link" | "quiet"): string {
	return `<a class="${look}" href="${href}" style="color:${look === "link" ? green : quiet};">${html}</a>`;
}

function buttonHtml({ label, url }: MailLink): string {
	return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td class="button" style="background-color:${green};border-radius:6px;mso-padding-alt:13px 22px;"><a href="${escapeUrl(url)}" style="display:inline-block;padding:13px 22px;font:600 16px/1.25 ${sans};color:#ffffff;text-decoration:none;">${escapeHtml(label)}</a></td></tr></table>`;
}

/** The button's address once more, for readers in which buttons do not work and for those who look first. */
function addressHtml(url: string): string {
	const address = escapeUrl(url);
	return `<p class="quiet" style="margin:0 0 12px;font:400 13px/1.5 ${sans};color:${quiet};">If the button does not work, open this address:<br><a class="link" href="${address}" style="color:${green};word-break:break-all;">${address}</a></p>`;
}

function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}

function escapeUrl(url: string): string {
	if (!/^https?:\/\/[^\s]+$/iu.test(url) || !URL.canParse(url))
		throw new RangeError("An email links to http and https only");
	return escapeHtml(url);
}
