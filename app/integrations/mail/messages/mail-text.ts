import type { MailBlock, MailBrand, MailParts, MailSentence } from "./mail-parts.ts";

/**
 * The text form of a mail: what the HTML says, in the same order. Addresses stand as they are; `renderHtml`
 * is the one that checks them.
 */
export function renderText(brand: MailBrand, parts: MailParts): string {
	const { button, afterButton, askSupport } = parts;
	const blocks = [
		oneLine(parts.heading),
		...parts.paragraphs.map(block),
		...(button ? [`${oneLine(button.label)}:\n${button.url}`] : []),
		...(afterButton ? [sentence(afterButton)] : []),
		...(askSupport ? [`${oneLine(askSupport)} ${brand.supportAddress}.`] : []),
		[
			"--",
			...parts.smallPrint.map((line) => sentence(typeof line === "string" ? { text: line } : line)),
			`Questions? Write to ${brand.supportAddress}.`,
			`${brand.name}, ${brand.url}`,
		].join("\n"),
	];
	return `${blocks.join("\n\n")}\n`;
}

function block(part: MailBlock): string {
	if (typeof part === "string") return oneLine(part);
	if ("lines" in part) {
		return part.lines
			.map((line) => (part.isQuoted ? `> ${oneLine(line)}` : oneLine(line)))
			.join("\n");
	}
	const items =
		"points" in part
			? part.points.map(({ title, text }) => [...(title ? [oneLine(title)] : []), oneLine(text)])
			: part.links.map(({ label, url, note }) => [oneLine(label), oneLine(note), url]);
	// Items of several lines stand apart, those of one close together.
	const gap = items.some((lines) => lines.length > 1) ? "\n\n" : "\n";
	return items.map((lines) => `- ${lines.join("\n  ")}`).join(gap);
}

function sentence({ text, link }: MailSentence): string {
	return oneLine(text) + (link ? ` ${oneLine(link.label)}:\n${link.url}` : "");
}

/** Nothing that is passed in can begin a line of its own and look like a sentence or a link of ours. */
function oneLine(text: string): string {
	return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
