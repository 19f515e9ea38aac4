import { sentencesOf } from "../duty-words.ts";
import { type Section, sectionOfHeading } from "./headings.ts";
import { type Piece, splitPiece } from "./requirement.ts";

/** One thing that a posting says: a bullet, a sentence, or what stands between semicolons. */
export type Part = Piece & {
	section: Section;
	isListed: boolean;
	/** What stands above it; empty where nothing does. */
	heading: string;
};

const bullet =
	/^\s*(?:[•·▪▫■□◦●○→✓✔☆★✗✘»*>–—-]+\s*|(?:[\p{S}\p{Pd}\p{Po}]\uFE0F?)+\s+|o\s+(?=\S)|\d{1,2}\.\d{1,2}\s+|\(?(?:\d{1,2}|(?!\p{L}[./]\p{L})[a-z]|[ivx]{1,4})[.)/](?!\d)\s*)/iu;
const mostHeadingWords = 9;
const mostLabelLetters = 60;

type State = { section: Section; isListed: boolean | null; heading: string };

/** The parts of a clean posting, each with the section it stands in. It stops before each line. */
export function* partsInSteps(text: string): Generator<void, Part[], void> {
	const parts: Part[] = [];
	let state: State = { section: "intro", isListed: null, heading: "" };
	let isTitle = true;
	let columns: Piece[] = [];
	for (const lines of blocksOf(text)) {
		// Several lines without a bullet are a list as well.
		const plain = lines.filter((line, at) => !line.isBullet && headingOf(line, at === 0) === null);
		const isList = plain.length > 1;
		const [first] = lines;
		const isFree = first && !first.isBullet && headingOf(first, true) === null;
		// A paragraph below a list is no longer under its heading.
		if (isFree && state.isListed && state.section !== "skip") {
			state = { section: "intro", isListed: null, heading: "" };
		}
		for (const { isBullet, ...line } of lines) {
			yield;
			const cells = cellsOf(line);
			if (isHeadOfTable(cells)) {
				columns = cells;
				continue;
			}
			if (cells.length === columns.length && cells.length > 1) {
				parts.push(...partsOfRow(cells, columns));
				continue;
			}
			const isFirst = line.start === first?.start;
			const heading = isBullet ? null : headingOf(line, isFirst, lines[1]);
			// Place, contract and pay often stand below the title.
			if (heading && !(isTitle && heading === "skip")) {
				// "Duties" and then "The auditor shall:" are one heading.
				const isSecond = heading === "intro" && state.isListed === null && state.section !== "skip";
				state = isSecond
					? { ...state, heading: `${state.heading} ${line.text}` }
					: { section: heading, isListed: null, heading: line.text };
				continue;
			}
			const isListed = isBullet || (isList && !isTitle && line.text.length < longestItem);
			parts.push(...partsOfLine(line, state.section, isListed, state.heading));
			state = { ...state, isListed };
		}
		isTitle = false;
	}
	return parts;
}

const longestItem = 140;

/** The cells of a row: "Experience | Two years of payroll | Sage". */
const cellsOf = (line: Piece): Piece[] => splitPiece(line, /\s\|\s|\t/u);

const isAsking = (section: Section | null) => section === "must" || section === "wish";

/** "Criterion | Essential | Desirable". */
const isHeadOfTable = (cells: readonly Piece[]): boolean =>
	cells.length > 1 && cells.slice(1).every(({ text }) => isAsking(sectionOfHeading(text)));

/** Each cell under the head of its column; the first says what the row is about, unless its column asks as well. */
const partsOfRow = (cells: readonly Piece[], columns: readonly Piece[]): Part[] =>
	cells.flatMap((cell, at) => {
		const heading = columns[at]?.text ?? "";
		const section = sectionOfHeading(heading);
		if (!section || (at === 0 && !/essential|required|must/iu.test(heading))) return [];
		return partsOfLine(cell, section, true, heading);
	});

type Line = Piece & { isBullet: boolean };

/** The lines between blank lines, without their bullets. */
function blocksOf(text: string): Line[][] {
	const blocks: Line[][] = [[]];
	const all = [...text.matchAll(/[^\n]+|\n(?:[ ]*\n)+/gu)];
	const written = all.map(([line]) => line).filter((line) => line.trim() !== "");
	let at = -1;
	for (const { 0: line, index } of all) {
		if (line.trim() === "") {
			if (line.split("\n").length > 2) blocks.push([]);
			continue;
		}
		at++;
		const sign = bullet.exec(line.slice(0, longestLine))?.[0] ?? "";
		// "3. Conditions" above a text is a heading with a number, and no item of a list.
		const isNumbered = (other = "") => /^\s*\d{1,2}[.)]/u.test(other);
		const isHead = isNumbered(line) && !isNumbered(written[at - 1]) && !isNumbered(written[at + 1]);
		if (isHead) blocks.push([]);
		const isBullet = !isHead && sign.trim() !== "" && sign.length < line.length;
		const skipped = isBullet || isHead ? sign.length : 0;
		const pieces = piecesOf({ text: line.slice(skipped), start: index + skipped });
		blocks.at(-1)?.push(...pieces.map((piece) => ({ ...piece, isBullet })));
	}
	return blocks;
}

/** What nobody writes in one sentence would take seconds to read. */
const longestLine = 1500;

/** A long line in pieces that end with a sentence, or else with a word. */
function piecesOf(line: Piece): Piece[] {
	if (line.text.length <= longestLine) return [line];
	const begin = line.text.slice(0, longestLine);
	const sentence = begin.search(/[.!?]\s[^.!?]*$/u) + 1;
	const word = begin.lastIndexOf(" ") + 1;
	const cut = sentence || word || longestLine;
	const rest = { text: line.text.slice(cut), start: line.start + cut };
	return [{ text: line.text.slice(0, cut), start: line.start }, ...piecesOf(rest)];
}

const plainHeading =
	/^(?:(?:nice|good|great)[- ]to[- ]haves?|bonus points|an? plus|(?:(?:key|main|minimum|basic|required|preferred|essential|desirable|desired|your|our|the|job|person|candidate|core|additional|other|what|we|you|about|technical|professional|education|experience|skills|knowledge|training|and|&|or|of|in|to|for)\s+)*(?:requirements?|qualifications?|responsibilit(?:y|ies)|duties|skills|experience|benefits|profile|tasks|specification|education|role|you|criteria|functions|essentials?|desirables?|preferred|bonus|perks|pay|offer|have|need|do|bring|background|assets?|pluses|extras|musts?|nice|plus|competenc(?:y|ies)|helpful|salary))$/iu;

/**
 * The section of a line that is a heading and nothing else.
 * @param isFirst of the lines between two blank lines: others must look more like a heading
 */
function headingOf(line: Piece, isFirst: boolean, next?: Piece): Section | null {
	const text = line.text.trim();
	const words = text.split(/\s+/u).length;
	const isOpen = /[:?…]$|\.\.\.$/u.test(text);
	// The title, unless only the lower part was pasted; and "Salary: $20".
	const isTitle = line.start === 0 && !isOpen && words > 1 && !/^(?:what|who|your)\b/iu.test(text);
	if (isTitle || /:\s+\S/u.test(text)) return null;
	const isShort = words <= mostHeadingWords && text.length <= mostLabelLetters;
	if (!(isShort && !/[.;,]$/u.test(text)) && !(isOpen && words <= 12)) return null;
	const isShouted = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) && text.length >= 6;
	const isPlain =
		isOpen ||
		isShouted ||
		(isFirst
			? words <= 6 || /\bif you(?:'ve| (?:also )?(?:had|have|know|speak|are))?$/iu.test(text)
			: plainHeading.test(text));
	if (!isPlain) return null;
	// A short line above a paragraph heads it.
	const isAbove = isFirst && words <= 5 && (next?.text.length ?? 0) > longestItem;
	return (
		sectionOfHeading(text) ??
		(text.endsWith(":") || (isShouted && isFirst) || isAbove ? "intro" : null)
	);
}

/** Of a text without capitals too. */
function allSentencesOf(text: string): string[] {
	const sentences: string[] = [];
	const parts = sentencesOf(text).flatMap((sentence) =>
		sentence.length > 200 ? sentence.split(/(?<=[\p{L})][.!?])\s+/u) : [sentence],
	);
	for (const part of parts) {
		const last = sentences.at(-1);
		// "Min. 3 years" is one, and so is "B.S. in law".
		const isBegun =
			/\b(?:min|max|approx|resp|yrs?|exp|lic|cert|incl|dip|equiv|qual|assoc|e\.g|i\.e)\.$/iu.test(
				last ?? "",
			) ||
			(/\b(?:\p{L}{1,4}\.){2,}$/u.test(last ?? "") && /^\p{Ll}/u.test(part));
		if (isBegun) sentences[sentences.length - 1] = `${last} ${part}`;
		else sentences.push(part);
	}
	return sentences;
}

/** A line's sentences and items, cell by cell where it is a row of a table; a label ("Required: …", "What you'd do. …") rules until its end. */
function partsOfLine(line: Piece, section: Section, isListed: boolean, above: string): Part[] {
	const parts: Part[] = [];
	let current = section;
	let heading = above;
	let rest = line.start;
	const sentences = cellsOf(line).flatMap(({ text }) => allSentencesOf(text));
	for (const sentence of sentences) {
		const start = rest + Math.max(0, line.text.slice(rest - line.start).indexOf(sentence));
		rest = start + sentence.length;
		const piece = { text: sentence, start };
		if (sentence.split(/\s+/u).length <= 5 && /[.?!]["']?$/u.test(sentence)) {
			const named = sectionOfHeading(sentence);
			if (
				named &&
				/^["']?(?:what|who|why|you(?: (?!and)\p{L}+)?[.?!]|you(?:'ll| will| should| must| may| might|'d)|you (?:do )?(?:need|have|bring|get|are)[.?!]|the|your|require|prefer|nice|dut|respons|must|money)/iu.test(
					sentence,
				)
			) {
				current = named;
				heading = sentence;
				continue;
			}
		}
		const { label, body, name } = labelOf(piece);
		if (label && !isListed) [current, heading] = [label, name];
		const own = label ?? current;
		const shown = label ? name : heading;
		parts.push(
			...splitPiece(body, /;\s/u).map((item) => ({
				...item,
				section: own,
				isListed,
				heading: shown,
			})),
		);
	}
	return parts;
}

/** "Required: SQL" is SQL, required. */
function labelOf(piece: Piece): { label: Section | null; body: Piece; name: string } {
	const match = /^(?<name>[^:;,.]{2,60}):\s+/u.exec(piece.text);
	const name = match?.groups?.name;
	const label = name && name.split(/\s+/u).length <= 8 ? sectionOfHeading(name) : null;
	if (!match || !name || !label) return { label: null, body: piece, name: "" };
	const body = { text: piece.text.slice(match[0].length), start: piece.start + match[0].length };
	return { label, body, name };
}
