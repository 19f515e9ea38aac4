/** One look for every mail: HTML and plain text made from the same few parts. */

/** The words of the site, passed in so that a mail knows nothing of where they are kept. */
export type MailBrand = { name: string; supportAddress: string; url: string };

export type MailParts = {
	subject: string;
	/** What a mailbox shows beside the subject, before the mail is opened. */
	preheader: string;
	heading: string;
	/** Plain sentences; nothing in them is read as markup. */
	paragraphs: string[];
	button?: { label: string; url: string };
	/** Stands under the button: a sentence, or one that ends in a second link. */
	afterButton?: { text: string; link?: { label: string; url: string } };
	/** Quiet lines at the end: why this mail came and what to do when it was not asked for. */
	smallPrint: string[];
};

export type MailContent = { subject: string; html: string; text: string };

const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const serif = "Georgia,'Times New Roman',Times,serif";

/**
 * A mail in HTML and in text. Everything that is passed in is escaped; nothing is loaded from anywhere;
 * colours stand inline, and once more for readers that know dark mode.
 *
 * @throws RangeError for an address that is not http or https
 */
export function renderMail(brand: MailBrand, parts: MailParts): MailContent {
	return { subject: parts.subject, html: renderHtml(brand, parts), text: renderText(brand, parts) };
}

function renderHtml(brand: MailBrand, parts: MailParts): string {
	const { button } = parts;
	const support = escapeHtml(brand.supportAddress);
	const body = [
		`<h1 class="ink" style="margin:0 0 16px;font:600 26px/1.25 ${serif};color:#1c1b18;">${escapeHtml(parts.heading)}</h1>`,
		...parts.paragraphs.map(paragraph),
		...(button ? [buttonHtml(button)] : []),
		...(parts.afterButton ? [afterButtonHtml(parts.afterButton)] : []),
		...(button ? [addressHtml(button.url)] : []),
	];
	const small = [
		...parts.smallPrint.map(escapeHtml),
		`Questions? Write to <a class="quiet" href="mailto:${support}" style="color:#5c584f;">${support}</a>.`,
	].map(
		(line) =>
			`<p class="quiet" style="margin:0 0 8px;font:400 13px/1.5 ${sans};color:#5c584f;">${line}</p>`,
	);
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
	.ink { color: #f2efe8 !important; }
	.quiet { color: #b5afa3 !important; }
	.button { background-color: #8fd0ac !important; }
	.button a { color: #10291c !important; }
	.link { color: #8fd0ac !important; }
}
</style>
</head>
<body class="room" style="margin:0;padding:0;background-color:#fbfaf7;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escapeHtml(parts.preheader)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>
<table role="presentation" class="room" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#fbfaf7;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td style="padding:0 4px 16px;">
<a class="ink" href="${escapeUrl(brand.url)}" style="font:600 20px/1.2 ${serif};color:#1c1b18;text-decoration:none;">${escapeHtml(brand.name)}</a>
</td></tr>
<tr><td class="sheet" style="padding:32px 28px 20px;background-color:#ffffff;border:1px solid #e4e0d6;border-radius:6px;">
${body.join("\n")}
</td></tr>
<tr><td style="padding:20px 4px 0;">
${small.join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
	return inkHtml(escapeHtml(text));
}

function inkHtml(html: string): string {
	return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${sans};color:#1c1b18;">${html}</p>`;
}

function afterButtonHtml({ text, link }: NonNullable<MailParts["afterButton"]>): string {
	if (!link) return paragraph(text);
	return inkHtml(
		`${escapeHtml(text)} <a class="link" href="${escapeUrl(link.url)}" style="color:#14663f;">${escapeHtml(link.label)}</a>`,
	);
}

function afterButtonText({ text, link }: NonNullable<MailParts["afterButton"]>): string {
	return link ? `${text} ${link.label}:\n${link.url}` : text;
}

function buttonHtml(button: { label: string; url: string }): string {
	return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td class="button" style="background-color:#14663f;border-radius:6px;"><a href="${escapeUrl(button.url)}" style="display:inline-block;padding:13px 22px;font:600 16px/1.25 ${sans};color:#ffffff;text-decoration:none;">${escapeHtml(button.label)}</a></td></tr></table>`;
}

/** The button's address once more, for readers in which buttons do not work and for those who look first. */
function addressHtml(url: string): string {
	const address = escapeUrl(url);
	return `<p class="quiet" style="margin:0 0 12px;font:400 13px/1.5 ${sans};color:#5c584f;">If the button does not work, open this address:<br><a class="link" href="${address}" style="color:#14663f;word-break:break-all;">${address}</a></p>`;
}

function renderText(brand: MailBrand, parts: MailParts): string {
	const { button } = parts;
	const blocks = [
		parts.heading,
		...parts.paragraphs,
		...(button ? [`${button.label}:\n${button.url}`] : []),
		...(parts.afterButton ? [afterButtonText(parts.afterButton)] : []),
		[
			"--",
			...parts.smallPrint,
			`Questions? Write to ${brand.supportAddress}.`,
			`${brand.name}, ${brand.url}`,
		].join("\n"),
	];
	return `${blocks.join("\n\n")}\n`;
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
	if (!/^https?:\/\/[^\s]+$/iu.test(url))
		throw new RangeError("A mail links to http and https only");
	return escapeHtml(url);
}
