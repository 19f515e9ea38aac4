import type { Readable } from "#app/data/library/lines/find-open.server.ts";
import { findIdsOpenToEveryone } from "#app/data/library/resumes.server.ts";
import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import { addLinePage } from "#app/data/reader/line-pages.server.ts";
import { findUnlocks, getRights, type Unlock } from "#app/data/reader/rights.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { type AskedOfLine, askedOfNone, inOtherWords } from "#app/domain/library/lines/asked.ts";
import type { FoundLines, OpenLine } from "#app/domain/library/lines/found.ts";
import { hasOtherWords } from "#app/domain/library/lines/other-words.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import { widened, withoutOneWord } from "#app/domain/library/search/other-searches.ts";
import { decideResumeAccess, isReadableNow } from "#app/domain/reader/access.ts";
import type { Uses } from "#app/services.ts";
import { correctSlips } from "./correct-slips.server.ts";

export type LinesAnswer = FoundLines & {
	/** The query whose answer this is: with other words for the same, where few lines have those that were typed. */
	answered: ResumeQuery;
	/** Whether few lines in words have the words that were typed, or none; "any" where others were asked for as well. */
	said: "few" | "none" | "fewer" | "any" | null;
	/** Where nothing was found: the search without slips, or with one word less, in any words for it, with what that finds. */
	narrower: readonly { search: string; resumes: number }[];
	/** Seconds until lines are shown in words again; null unless the person has read very many. */
	waitSeconds: number | null;
};

/**
 * What a search of lines finds for a person: lines in words of the resumes that they may read now, of all others
 * only which have the words. Spends nothing, and records how many lines went out in words.
 * @param person null without a session
 * @param after as `FoundLines.next` said
 */
export async function findLines(
	services: Uses<"database" | "limits" | "search">,
	person: Person | null,
	{ query, asked, after }: { query: ResumeQuery; asked: AskedOfLine; after: string | null },
	now: Date,
): Promise<LinesAnswer> {
	const search = services.search.forOneRequest();
	const rights = await findReadable(services, person, now);
	const waitSeconds =
		rights === "all" && person
			? await services.limits.consume(limits.linesPerPerson, person.id)
			: null;
	const readable = waitSeconds === null ? rights : [];
	const typed = await search.lines.find(query, asked, readable, after);
	const isFew = after === null && sizeOf(typed) < few && query.search !== "" && !asked.near;
	const otherwise = isFew ? await findOtherwise(search, { query, asked, typed }, readable) : null;
	const { found, answered, said } = otherwise ?? {
		...{ found: typed, answered: query, said: asked.near ? ("any" as const) : null },
	};
	if (person && found.open.length > 0) {
		const page = { userId: person.id, at: now, lines: found.open.length };
		await addLinePage(services.database, page);
	}
	const isEmpty = found.open.length + found.locked.length === 0 && after === null;
	const instead = isEmpty ? await otherSearches(search, query) : [];
	const narrower = await Promise.all(
		instead.map(async (text) => {
			const other = { ...query, search: text };
			const near = { ...asked, near: true };
			const { facets } = await search.lines.find(other, near, readable, null);
			return { search: text, resumes: facets.total };
		}),
	);
	return {
		...{ ...found, answered, said, waitSeconds },
		narrower: narrower.filter(({ resumes }) => resumes > 0),
	};
}

/** Fewer lines than these are few. */
const few = 5;
const otherTries = 10;

const sizeOf = ({ openTotal, locked }: FoundLines) => openTotal + locked.length;

type Otherwise = Pick<LinesAnswer, "answered" | "said"> & { found: FoundLines };

/**
 * Lines that say it in other words, behind the few that say it in those that were typed; where there are none, those
 * that say most of it. The last for members who may read everything: of locked resumes fewer words are offered, with what
 * they find.
 */
async function findOtherwise(
	search: LibrarySearch,
	{ query, asked, typed }: { query: ResumeQuery; asked: AskedOfLine; typed: FoundLines },
	readable: Readable,
): Promise<Otherwise | null> {
	const findNear = (near: ResumeQuery) =>
		search.lines.find(near, { ...asked, near: true }, readable, null);
	const near = await findNear(query);
	if (sizeOf(near) > sizeOf(typed)) {
		const said = typed.open.length > 0 ? "few" : "none";
		return { found: behind(typed, near), answered: inOtherWords(query), said };
	}
	if (readable !== "all" || sizeOf(typed) > 0) return null;
	const examined = await search.examine(query);
	const words = examined.words.map((word) =>
		word.worth === 0 && foldWords(word.typed).some(hasOtherWords) ? { ...word, worth: 1 } : word,
	);
	const others = widened(query.search, { ...examined, words }, { company: [], role: [] });
	for (const other of others.slice(0, otherTries)) {
		const fewer = { ...query, search: other.search };
		const found = await findNear(fewer);
		if (sizeOf(found) > 0) return { found, answered: inOtherWords(fewer), said: "fewer" };
	}
	return null;
}

/** Those that have the words as they were typed, and behind them the others. */
function behind(typed: FoundLines, near: FoundLines): FoundLines {
	const keyOf = ({ resumeId, place }: OpenLine) => `${resumeId} ${place}`;
	const first = new Set(typed.open.map(keyOf));
	return {
		...near,
		open: [...typed.open, ...near.open.filter((line) => !first.has(keyOf(line)))],
	};
}

async function otherSearches(search: LibrarySearch, query: ResumeQuery): Promise<string[]> {
	if (query.search === "") return [];
	const examined = await search.examine(query);
	const sound = await correctSlips(search, query.search, examined);
	return [...(sound ? [sound.search] : []), ...withoutOneWord({ ...examined, ...telling(query) })];
}

/** How many lines in words a search finds for a person: for one of resumes that has found nothing. */
export async function countReadableLines(
	services: Uses<"database" | "search">,
	person: Person | null,
	query: ResumeQuery,
	now: Date,
): Promise<number> {
	const readable = await findReadable(services, person, now);
	// Locked resumes are found by the same words in both searches.
	if (readable.length === 0) return 0;
	const { openTotal } = await services.search.lines.find(query, askedOfNone, readable, null);
	return openTotal;
}

const telling = ({ search }: ResumeQuery) => ({
	understood: [],
	telling: search.split(" ").filter(Boolean).slice(0, 6),
});

/** Which resumes a person may read without spending anything, by the access decision. */
async function findReadable(
	{ database }: Uses<"database">,
	person: Person | null,
	now: Date,
): Promise<Readable> {
	if (!person) return findIdsOpenToEveryone(database);
	const [rights, unlocks] = await Promise.all([
		getRights(database, person.id, person.mailboxHash),
		findUnlocks(database, person.id),
	]);
	const isReadable = (unlock: Unlock | null) =>
		isReadableNow(decideResumeAccess({ person, resume: "present", ...rights, unlock }, now));
	if (isReadable(null)) return "all";
	const own = unlocks.filter(({ unlock }) => isReadable(unlock)).map(({ resumeId }) => resumeId);
	return [...new Set([...(await findIdsOpenToEveryone(database)), ...own])];
}
