import type { Browser } from "playwright-core";
import type { Layout } from "../people.ts";
import type { Entry, Part, Sheet } from "./sheet.ts";

/** A sheet as a page of HTML, as people print it from a browser or a word processor. */

/** Prints sheets one after the other in one page of the browser. */
export async function openPrinter(
	browser: Browser,
): Promise<(sheet: Sheet) => Promise<Uint8Array>> {
	const context = await browser.newContext({ offline: true });
	const page = await context.newPage();
	return async (sheet) => {
		await page.setContent(htmlOf(sheet), { waitUntil: "commit" });
		return page.pdf({
			format: sheet.look.isA4 ? "A4" : "Letter",
			...(sheet.look.layout === "page-header" && headerAndFooter(sheet)),
		});
	};
}

const headerAndFooter = ({ name, contact }: Sheet) => ({
	displayHeaderFooter: true,
	margin: { top: "24mm", bottom: "18mm", left: "16mm", right: "16mm" },
	headerTemplate: `<div style="font: 8pt sans-serif; width: 100%; margin: 0 16mm"><b>${inMarkup(name)}</b><br>${contact.map(inMarkup).join(" | ")}</div>`,
	footerTemplate: `<div style="font: 7pt sans-serif; margin: 0 16mm">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
});

function htmlOf(sheet: Sheet): string {
	const { layout, sign } = sheet.look;
	const isAbove = layout === "page-header";
	const head = isAbove
		? ""
		: `<header><h1>${inMarkup(sheet.name)}</h1>${contactOf(sheet)}</header>`;
	const main = `<main>${sheet.main.map(partHtml).join("")}</main>`;
	const side = sheet.side.length ? `<aside>${sheet.side.map(partHtml).join("")}</aside>` : "";
	const columns = layout === "sidebar-left" ? side + main : main + side;
	const margins = isAbove ? "" : "@page { margin: 14mm 16mm }";
	const style = `${margins}${base}${styles[layout]} li::marker { content: "${sign} " }`;
	return `<!doctype html><meta charset="utf-8"><title></title><style>${style}</style><body>${head}<div class="columns">${columns}</div>`;
}

const contactOf = ({ contact, look }: Sheet): string =>
	look.layout === "text-boxes"
		? `<div class="box">${contact.map((line) => `<p>${inMarkup(line)}</p>`).join("")}</div>`
		: `<p>${contact.map(inMarkup).join(" &nbsp;|&nbsp; ")}</p>`;

const partHtml = ({ heading, entries }: Part): string =>
	`<section>${heading ? `<h2>${inMarkup(heading)}</h2>` : ""}${entries.map(entryHtml).join("")}</section>`;

function entryHtml({ dates, rows, lines }: Entry): string {
	const head = rows.map(({ left, right }, index) => {
		const atRight = right ? `<span class="right">${inMarkup(right)}</span>` : "";
		return `<div class="row${index === 0 ? " first" : ""}"><span>${inMarkup(left)}</span>${atRight}</div>`;
	});
	const listed = lines
		.filter(({ isListed }) => isListed)
		.map(({ text }) => `<li>${inMarkup(text)}</li>`);
	const plain = lines
		.filter(({ isListed }) => !isListed)
		.map(({ text }) => `<p>${inMarkup(text)}</p>`);
	const body = `${head.join("")}${plain.join("")}${listed.length ? `<ul>${listed.join("")}</ul>` : ""}`;
	return dates === null
		? `<article><div>${body}</div></article>`
		: `<article class="dated"><div class="dates">${inMarkup(dates)}</div><div>${body}</div></article>`;
}

const inMarkup = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const base = `
* { box-sizing: border-box; margin: 0 }
body { font: 10pt/1.35 "Liberation Sans", Arial, sans-serif; color: #222 }
h1 { font-size: 20pt } h2 { font-size: 12pt; margin: 10pt 0 4pt }
header p { margin-top: 3pt }
article { margin-bottom: 7pt }
.row { display: flex; justify-content: space-between; gap: 12pt }
.first { font-weight: bold } .right { white-space: nowrap }
ul { padding-left: 14pt; margin-top: 2pt }
.dated { display: grid; grid-template-columns: 96pt 1fr; gap: 10pt }
`;

const columns = `
.columns { display: grid; gap: 18pt } aside { font-size: 9pt } aside h2 { font-size: 10.5pt }
aside p { margin-bottom: 2pt; overflow-wrap: anywhere }
`;

const styles: Record<Layout, string> = {
	plain: "",
	centered: "header, h2, .row { text-align: center } .row { display: block }",
	"sidebar-left": `${columns} .columns { grid-template-columns: 30% 1fr } aside { background: #eee; padding: 8pt }`,
	"sidebar-right": `${columns} .columns { grid-template-columns: 1fr 30% } aside { border-left: 1pt solid #999; padding-left: 8pt }`,
	"dates-left": "h2 { border-bottom: 1pt solid #333 } .dates { color: #555 }",
	"dates-right": "h2 { border-bottom: 1pt solid #333; text-transform: uppercase }",
	"letter-spaced":
		"h1 { letter-spacing: .25em; text-transform: uppercase; font-weight: normal } h2 { letter-spacing: .3em; text-transform: uppercase; font-weight: normal; font-size: 11pt }",
	"page-header": "",
	"text-boxes":
		"header .box { position: absolute; right: 0; top: 0; width: 150pt; border: 1pt solid #888; padding: 6pt } header { min-height: 62pt } h1 { padding-right: 160pt } section { border: 1pt solid #bbb; padding: 6pt; margin-bottom: 8pt } h2 { margin-top: 0 }",
	timeline:
		".dated { grid-template-columns: 84pt 1fr; gap: 22pt; position: relative } .dated::before { content: '●'; position: absolute; left: 88pt; font-size: 7pt; top: 2pt } .dated > div + div { border-left: 1pt solid #999; padding-left: 10pt }",
	"dense-serif":
		'@page { margin: 9mm 11mm } body { font: 8.5pt/1.18 "Liberation Serif", "Times New Roman", serif } h1 { font-size: 13pt; text-align: center } header p { text-align: center } h2 { font-size: 9pt; font-variant: small-caps; margin: 4pt 0 1pt; border-bottom: .5pt solid #000 } article { margin-bottom: 2pt } ul { margin: 0 }',
	"no-signs": "article p { margin-top: 2pt }",
};
