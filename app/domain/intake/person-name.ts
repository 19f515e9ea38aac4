import { plainSigns } from "#app/domain/base/plain-signs.ts";
import { isPlace } from "#app/domain/insights/sheet/place-names.ts";
import { titleScore } from "#app/domain/insights/title-words.ts";
import { states } from "./street-forms.ts";

/** The name of the person in a file: proposed from its text and properties, for the owner to remove. */

/** Where a name may be in a file. */
export type NameClues = {
	/** What the file's properties and its reviewers are called: author, title, who changed it. */
	properties: readonly string[];
	/** As the owner's machine calls the file. */
	fileName: string;
	/** The text of the largest letters on the first page. */
	largest: readonly string[];
	/** The text, line by line; names are looked for at its beginning. */
	lines: readonly string[];
	/** What stands above and below the pages. */
	margins: readonly string[];
	/** The mailboxes and profiles that were found. */
	handles: readonly string[];
};

const particles =
	/^(?:de|del|della|delle|dell|der|den|di|da|das|do|dos|du|la|le|van|von|vom|zu|zur|bin|ibn|al|el|ten|ter|y|e|af|av)$/iu;
const nameWord = /^\p{Lu}(?:\p{L}|['’.-](?=\p{L}|$))*$/u;
const titles = /^(?:dr|mr|mrs|ms|mx|prof|herr|frau|ing|dipl|sir)\.?$/iu;
const honours =
	/[,\s]+(?:ph\.?\s?d|m\.?b\.?a|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?d|cpa|cfa|pmp|rn|bsn|msn|jd|esq|phd|jr|sr|ii|iii|pe|p\.e)\b\.?/giu;

/** "MBA, PMP": what stands behind a name, and nothing else. */
export const isHonours = (text: string): boolean => ` ${text}`.replace(honours, "").trim() === "";

/** Words of which files and their properties are full, and names are not. */
const noName = new Set(
	`resume résumé cv curriculum vitae lebenslauf bewerbung profile summary about experience education skills contact
	objective projects engineer engineering developer development manager management director analyst designer design
	scientist science consultant architect lead leader head chief officer president vice senior junior staff principal intern
	internship associate specialist coordinator administrator assistant executive software hardware data product project program
	marketing sales finance financial account accountant nurse teacher student graduate university college school institute
	inc llc ltd gmbh corp company group technologies technology systems solutions services the of and for with in at to
	my final version draft copy updated update new old template letter cover application microsoft office user windows
	admin owner hp dell lenovo acer apple google docs canva adobe python pdf docx untitled document print report
	full stack backend frontend front end back web cloud machine learning security network business research operations human
	resources customer support january february july september october november december references
	employment work history languages certifications awards street avenue road phone email mail linkedin github website`.split(
		/\s+/u,
	),
);

const house = /^(?:college|university|school|institute|office|company|group|corp|inc|llc|ltd)\b/iu;

/** A title by its last words, of `titleScore`. */
const surelyTitle = 3;

/** Each is looked for in the whole text; the properties of a Word file can name thousands. */
const mostNames = 20;

/**
 * The person's name as it stands in the file, and every part of it.
 * @returns the longest first; empty when nothing looks like a name
 */
export function proposeNames(clues: NameClues): string[] {
	const votes = new Map<string, { words: readonly string[]; score: number }>();
	const small = new Set(clues.lines.join(" ").match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu));
	const isOrdinary = (word: string) => small.has(word.toLowerCase());
	const handles = clues.handles.join(" ").toLowerCase();
	const isInHandles = (word: string) => handles.includes(plain(word));
	// Beside a name, or below it, stand titles and places.
	const isOther = ({ text, words }: Candidate) =>
		isPlace(text) ||
		(!partsOf(words).some(isInHandles) &&
			(titleScore(text) >= surelyTitle || partsOf(words).every(isOrdinary)));
	/** Looks for names in texts that belong together: what is no name for certain counts where it is the first. */
	const vote = (texts: readonly string[], score: number, isLoose = false) => {
		let isFirst = true;
		for (const text of texts) {
			for (const candidate of namesIn(text, isLoose, isOrdinary)) {
				if (!isFirst && isOther(candidate)) continue;
				isFirst = false;
				const { words } = candidate;
				const key = words.join(" ").toLowerCase();
				const known = votes.get(key) ?? { words, score: 0 };
				votes.set(key, { ...known, score: known.score + score });
			}
		}
	};
	for (const text of clues.properties) vote([text], 2);
	vote([clues.fileName.replace(/\.[^.]*$/u, "")], 2, true);
	vote(clues.largest.slice(0, 3), 2, true);
	const lines = clues.lines.filter((line) => line.trim() !== "");
	vote(lines.slice(0, 8), 1);
	// The first says more.
	vote(lines.slice(0, 1), 1);
	for (const text of clues.margins.slice(0, 6)) vote([text], 1);
	const strong = [...votes.values()]
		.filter(({ words, score }) => score >= 2 || partsOf(words).some(isInHandles))
		.toSorted((one, other) => other.score - one.score)
		.slice(0, mostNames);
	const names = new Set<string>();
	for (const { words } of strong) {
		names.add(words.join(" "));
		for (const part of partsOf(words)) names.add(part);
	}
	// A name that is set with white between its letters may arrive as one word.
	const only = plainSigns(clues.largest[0] ?? "");
	if (names.size === 0 && /^\p{L}{6,40}$/u.test(only) && !noName.has(only.toLowerCase())) {
		names.add(only);
		// The mailbox knows where one ends and the next begins.
		for (const part of handles.split(/\P{L}+/u).filter(({ length }) => length > 2)) {
			for (const at of [part.length, only.length - part.length]) {
				const both = [only.slice(0, at), only.slice(at)];
				const isParted = both.some((one) => plain(one) === part);
				if (isParted && both.every(({ length }) => length > 1))
					for (const one of both) names.add(cased(one));
			}
		}
	}
	return [...names].toSorted((one, other) => other.length - one.length);
}

/** Parts that can stand alone: no initials, no particles. */
const partsOf = (words: readonly string[]): string[] =>
	words
		.flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : [word]))
		.filter((word) => word.replace(/\P{L}/gu, "").length >= 2 && !particles.test(word));

const plain = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/[^\p{L}]/gu, "")
		.toLowerCase();

/** A piece of text, and the words of it that may be a name. */
type Candidate = { text: string; words: readonly string[] };

/** "Memphis, TN": a surname stands before a given name, and none is called TN. */
const townAndState = new RegExp(`^[^ ,]+,\\s+${states}$`, "u");

/** @param isLoose small letters and letters in one piece count as well: a file's name, a heading */
function namesIn(
	text: string,
	isLoose: boolean,
	isOrdinary: (word: string) => boolean,
): Candidate[] {
	const pieces = plainSigns(text.slice(0, 300))
		.replace(/\bby\b|\bof\b(?=\s\p{Lu}\p{L}+\s\p{Lu})|['’]s\b/giu, " | ")
		.split(/\s*[|·•–—\t:;()[\]\n]\s*|\s[-/]\s|\s{3,}/u);
	return pieces.flatMap((piece) => {
		if (townAndState.test(piece)) return [];
		const said = isLoose ? spread(piece) : piece;
		const turned = /^([\p{L}'’ -]{2,40}),\s+([\p{L}'’. -]{2,40})$/u.exec(said.replace(honours, ""));
		const straight = turned ? `${turned[2]} ${turned[1]}` : said.replace(honours, "");
		const words = nameWordsOf(straight.replace(/[,"“”]/gu, " "), isLoose, isOrdinary);
		return words ? [{ text: piece, words }] : [];
	});
}

/** "marguerite_duval-CV2" and "MargueriteDuvalResume" as words. */
const spread = (text: string): string =>
	text
		.replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, " ")
		.replace(/[_+.~\d-]+/gu, " ")
		.trim();

function nameWordsOf(
	text: string,
	isLoose: boolean,
	isOrdinary: (word: string) => boolean,
): string[] | null {
	const words: string[] = [];
	for (const word of text.split(/\s+/u).filter((part) => part !== "")) {
		if (titles.test(word) && words.length === 0) continue;
		const isSaid = noName.has(word.toLowerCase().replace(/[^\p{L}é]/gu, ""));
		// What comes before or behind a name in one piece: "Resume Marguerite Duval", "Marguerite Duval Engineer".
		if (isSaid) {
			if (!isLoose && words.length > 0 && house.test(word)) return null;
			// "Marguerite Duval Landscape Architect"
			while (words.length > 2 && isOrdinary(words.at(-1) ?? "")) words.pop();
			if (words.length >= 2) break;
			words.length = 0;
			continue;
		}
		if (particles.test(word) && (words.length > 0 || isLoose)) words.push(word);
		else if (nameWord.test(word) || (isLoose && /^\p{L}{2,}$/u.test(word))) words.push(cased(word));
		else return null;
	}
	const parts = partsOf(words);
	const isName = words.length <= 5 && parts.length >= 2 && !/\d/u.test(words.join(""));
	return isName ? words : null;
}

/** "DUVAL" and "duval" as "Duval"; "McKay" and "Jean-Luc" as they are. */
function cased(word: string): string {
	const isOneCase = word === word.toUpperCase() || word === word.toLowerCase();
	if (!isOneCase) return word;
	return word.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}
