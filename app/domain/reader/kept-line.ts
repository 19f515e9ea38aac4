import { groupBy } from "#app/domain/base/group-by.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { typedWords } from "#app/domain/library/search/fold.ts";
import { fitsWords } from "./fits-words.ts";
import { lineHashPattern } from "./line-hash.ts";

/** The lines that a member keeps: their limits, and what of them is shown. */

export const keptLimits = { lines: 1_000, note: 1_000, group: 60 } as const;

/** How long a removal can be undone, in hours. */
export const undoHours = 24;
/** What was removed before cannot be undone. */
export const undoSince = (now: Date): Date => new Date(now.getTime() - undoHours * 3_600_000);

/** Which line of which resume. */
export type LineReference = { resumeId: string; line: string };

/** "<resume>.<line>" in addresses and on the page. */
export const referenceKey = ({ resumeId, line }: LineReference): string => `${resumeId}.${line}`;

/** Null for what no page of ours writes. */
export function readReference(key: string | null): LineReference | null {
	const [resumeId, line, ...rest] = key?.toLowerCase().split(".") ?? [];
	const isOurs = isUuid(resumeId) && line !== undefined && lineHashPattern.test(line);
	return isOurs && rest.length === 0 ? { resumeId, line } : null;
}

/** A kept line as its page shows it. */
export type KeptLine = LineReference & {
	title: string;
	/** What kind of resume it is, whose offer it got and when. */
	origin: string;
	note: string;
	group: string;
	/** ISO 8601. */
	keptAt: string;
} & KeptWords;

export type KeptWords =
	| { state: "open"; text: string; structure: string | null }
	/** The words are not shown; why, and whether the resume's preview says how to open it again. */
	| { state: "closed" | "withdrawn" | "changed"; cause: string };

/** A kept line of the resume that is read: its words, or null where the line was changed since. */
export type OwnLine = { line: string; text: string | null; note: string; group: string };

/** What the page is narrowed by. */
export type KeptQuery = { words: string; group: string | null; page: number };

export const linesPerPage = 50;

/** The query of the page's address; `group` is null for all, and empty for lines without a group. */
export function parseKeptQuery(parameters: URLSearchParams): KeptQuery {
	const page = Number(parameters.get("page") ?? "1");
	return {
		words: (parameters.get("q") ?? "").slice(0, 200),
		group:
			parameters.has("group") && parameters.get("group") !== "*" ? parameters.get("group") : null,
		page: Number.isInteger(page) && page > 0 && page <= keptLimits.lines ? page : 1,
	};
}

/** The part of the kept lines that is shown, groups by their names and those without one last. */
export type KeptSelection = {
	items: KeptLine[];
	found: number;
	page: number;
	pages: number;
	/** Every group of the member, with how many lines it has. */
	groups: { name: string; lines: number }[];
};

/**
 * Chooses what the page shows: every searched word begins a word of the line, the note, the group, the title or the
 * origin. What is not shown of a line is not searched either.
 * @param lines all kept lines of a member, the latest first
 */
export function selectKept(lines: readonly KeptLine[], query: KeptQuery): KeptSelection {
	const wanted = typedWords(query.words);
	const found = lines.filter(
		(line) =>
			(query.group === null || line.group === query.group) && fitsWords(shownOf(line), wanted),
	);
	const sorted = found.toSorted((a, b) => compareGroups(a.group, b.group));
	const pages = Math.max(1, Math.ceil(sorted.length / linesPerPage));
	const page = Math.min(query.page, pages);
	const sizes = groupBy(lines, ({ group }) => group);
	return {
		items: sorted.slice((page - 1) * linesPerPage, page * linesPerPage),
		found: found.length,
		page,
		pages,
		groups: [...sizes]
			.map(([name, { length }]) => ({ name, lines: length }))
			.sort((a, b) => compareGroups(a.name, b.name)),
	};
}

/** What is shown of a line, and so what is searched. */
export function shownOf(line: KeptLine): string {
	const { note, group, title, origin } = line;
	return `${line.state === "open" ? line.text : ""} ${note} ${group} ${title} ${origin}`;
}

/** By name, and nothing last. */
function compareGroups(a: string, b: string): number {
	if (a === "" || b === "") return Number(a === "") - Number(b === "");
	return a.localeCompare(b, "en");
}
