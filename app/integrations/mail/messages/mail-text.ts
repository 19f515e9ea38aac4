import {
	type MailBlock,
	type MailBrand,
	type MailParts,
	type MailSentence,
	saidOf,
} from "./mail-parts.ts";

/**
 * The text form of a mail: what the HTML says, in the same order. Addresses stand as they are; `renderHtml`
 * is the one that checks them.
 */
export function renderText(brand: MailBrand, parts: MailParts): string {
	const { button, afterButton, askSupport } = parts;
	const blocks = [
		oneLine(parts.heading),
		...saidOf(parts.paragraphs).map(block),
		...(button ? [`${oneLine(button.label)}:\n${button.url}`] : []),
		...(afterButton ? [sentence(afterButton)] : []),
		...(askSupport ? [`${oneLine(askSupport)} ${brand.supportAddress}.`] : []),
		[
			"--",
			...saidOf(parts.smallPrint).map(sentence),
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
			? saidOf(part.points).map((point) =>
					(typeof point === "string" ? [point] : [point.title, point.text]).map(oneLine),
				)
			: part.links.map(({ label, url, note }) => [oneLine(label), oneLine(note), url]);
	// Items of several lines stand apart, those of one close together.
	const gap = items.some((lines) => lines.length > 1) ? "\n\n" : "\n";
	return items.map((lines) => `- ${lines.join("\n  ")}`).join(gap);
}

function sentence(said: MailSentence): string {
	if (typeof said === "string") return oneLine(said);
	const { text, link } = said;
	return `${oneLine(text)} ${oneLine(link.label)}:\n${link.url}`;
}

/** Nothing that is passed in can begin a line of its own and look like a sentence or a link of ours. */
function oneLine(text: string): string {
	return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
