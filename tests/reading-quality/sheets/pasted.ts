import { pick } from "./look.ts";
import type { Entry, Part, Row, Sheet } from "./sheet.ts";

/** A sheet as the text that a person has copied out of their PDF or Word file. */
export function pastedText(sheet: Sheet): string {
	const { id, name, contact, look } = sheet;
	const copy = copyOf(sheet);
	const head = [
		name,
		...(pick(id, "contact lines", [true, false]) ? contact : [contact.join(" | ")]),
	];
	const main = sheet.main.flatMap((part) => partLines(part, sheet, copy));
	const side = sheet.side.flatMap((part) => partLines(part, sheet, copy));
	const spaced =
		look.layout === "letter-spaced" ? [spread(name.toUpperCase()), ...head.slice(1)] : head;
	const top = spaced.filter((line) => line !== "");
	if (look.layout === "page-header") return withPageHeaders(top, main, id);
	const lines = {
		"side-first": [...top, ...side, ...main],
		"side-last": [...top, ...main, ...side],
		between: [...top, ...between(main, side)],
	}[copy.columns];
	return lines.join("\n").trim();
}

type Copy = {
	columns: "side-first" | "side-last" | "between";
	/** A sign before each bullet, on a line of its own, or lost. */
	signs: "kept" | "apart" | "lost";
	/** Characters in a line of the page; null where Word broke no lines. */
	width: number | null;
	/** What stands between the left and the right of a line. */
	gap: "tab" | "spaces" | "line";
	/** Whether parts are set apart by an empty line. */
	isAiry: boolean;
};

function copyOf({ id, look }: Sheet): Copy {
	const columns = look.layout === "sidebar-left" ? "side-first" : "side-last";
	const signs = pick(id, "copied signs", ["kept", "kept", "kept", "lost", "apart"] as const);
	return {
		columns: pick(id, "columns", [columns, columns, columns, columns, "between"]),
		signs,
		// Lines that are broken and have no signs either: nobody could tell where one begins.
		width: signs === "lost" || look.layout === "no-signs" ? null : pick(id, "width", [null, 92]),
		gap: pick(id, "gap", ["tab", "spaces", "line"]),
		isAiry: pick(id, "airy", [true, true, false]),
	};
}

function partLines({ heading, entries }: Part, sheet: Sheet, copy: Copy): string[] {
	const isSpread = sheet.look.layout === "letter-spaced";
	const title = heading === null ? [] : [isSpread ? spread(heading.toUpperCase()) : heading];
	const lines = entries.flatMap((entry) => entryLines(entry, sheet, copy));
	return [...(copy.isAiry ? [""] : []), ...title, ...lines];
}

/** "SKILLS" as "S K I L L S", with a wider gap between words. */
const spread = (text: string): string =>
	text
		.split(" ")
		.map((word) => [...word].join(" "))
		.join("   ");

function entryLines({ dates, rows, lines }: Entry, { look }: Sheet, copy: Copy): string[] {
	const head = rows.flatMap((row) => rowLines(row, copy));
	const dated = dates === null ? head : datedLines(dates, head, copy);
	const body = lines.flatMap(({ text, isListed }) => {
		if (!isListed || copy.signs === "lost") return wrap(text, copy.width);
		if (copy.signs === "apart") return [look.sign, ...wrap(text, copy.width)];
		return wrap(`${look.sign} ${text}`, copy.width);
	});
	return [...dated, ...body];
}

function datedLines(dates: string, head: string[], { gap }: Copy): string[] {
	const [first = "", ...rest] = head;
	if (gap === "line") return [dates, ...head];
	return [`${dates}${gap === "tab" ? "\t" : " ".repeat(6)}${first}`, ...rest];
}

function rowLines({ left, right }: Row, { gap }: Copy): string[] {
	if (right === null) return [left];
	if (gap === "line") return [left, right];
	const spaces = " ".repeat(Math.max(5, 80 - left.length - right.length));
	return [`${left}${gap === "tab" ? "\t" : spaces}${right}`];
}

function wrap(text: string, width: number | null): string[] {
	if (width === null) return [text];
	const lines = [""];
	for (const word of text.split(" ")) {
		const line = lines.at(-1) ?? "";
		if (line !== "" && line.length + 1 + word.length > width) lines.push(word);
		else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
	}
	return lines;
}

/** Two columns copied across: a line of the narrow one after each of the wide one, while there are any. */
function between(main: readonly string[], side: readonly string[]): string[] {
	const lines = main.flatMap((line, index) => {
		const beside = side[index];
		return beside ? [line, beside] : [line];
	});
	return [...lines, ...side.slice(main.length)];
}

/** The header of each page stands in the text, and what follows it may be the middle of a job. */
function withPageHeaders(head: readonly string[], lines: readonly string[], id: string): string {
	const perPage = 34;
	const count = Math.ceil(lines.length / perPage);
	const pages = Array.from({ length: count }, (_, index) => [
		...head,
		...lines.slice(index * perPage, (index + 1) * perPage),
		...(pick(id, "page numbers", [true, false]) ? [`Page ${index + 1} of ${count}`] : []),
	]);
	return pages.flat().join("\n").trim();
}
