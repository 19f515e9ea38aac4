import { once } from "#app/domain/base/once.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { foldWords } from "./fold.ts";
import { partFormer, type Understood } from "./wanted.ts";

/**
 * What to search for instead of what found nothing, or beside what found little: without its misspellings, by its
 * letters, for any of its companies, or for fewer words. Each is a search that the person could have typed.
 */

export type OtherSearch = {
	search: string;
	why: "spelling" | "letters" | "fewer" | "any" | "change";
	/** What of the search it leaves out, as it was typed. */
	without: readonly string[];
	/** It says most of what was asked, and enough to be shown beside what was. */
	isClose: boolean;
};

/** What is close to a search that found little: another search, with the first that it finds beyond. */
export type CloseResumes = OtherSearch & { query: ResumeQuery; resumes: readonly ResumeCard[] };

/** A filter that finds something, where what was asked finds nothing. */
export type OfferedFilter = {
	field: "company" | "location";
	value: string;
	query: ResumeQuery;
	resumes: number;
};

/** A role at a company that a search names and no resume has, with what is nearest to it. */
export type MissingPair = {
	/** As filters: what to save to hear of the first one. */
	query: ResumeQuery;
	/** The company with its other roles, and the role elsewhere; only what finds something. */
	nearest: readonly { values: readonly string[]; query: ResumeQuery; resumes: number }[];
};

/** A word that finds nothing by itself, perhaps of another language. */
export type UnknownWord = { typed: string; mayBeForeign: boolean };

/** A search that found nothing, looked at word by word. */
export type Examined = {
	/**
	 * What was not understood as a filter, and how many resumes have it at most; 0 for a word that is not known.
	 * `worth`: how much it says of a resume (`worthOf`). `isInside`: no word is it or begins with it, others have it
	 * further inside.
	 */
	words: readonly { typed: string; resumes: number; worth: number; isInside?: boolean }[];
	understood: readonly Understood[];
	/** The words that say something of a resume, with those that were understood, as they were typed. */
	telling: readonly string[];
	/** What of them a person was, where the search tells of a change. */
	former: readonly string[];
};

/** The search with its slips corrected; null when there is none. */
export function corrected(
	search: string,
	corrections: ReadonlyMap<string, string>,
): OtherSearch | null {
	if (corrections.size === 0) return null;
	const text = partFormer(search)
		.split(" ")
		.map((word) => corrections.get(word) ?? word)
		.join(" ");
	return { search: text, why: "spelling", without: [], isClose: false };
}

/** A part of a search that is left out as a whole: words, or what names a company or a role. */
type Unit = {
	typed: string;
	worth: number;
	resumes: number;
	company: string | null;
	/** It names a company or a role. */
	isName: boolean;
	/** What a person was, where the search tells of a change. */
	isFormer: boolean;
};

/** How much a filter says: as what a person is hired, or was, before everything else. */
const filterWorth: Record<Understood["field"], number> = {
	company: 5,
	role: 8,
	previousRole: 8,
	industry: 5,
	location: 5,
	education: 5,
	provenance: 5,
	visa: 5,
	experienceLevel: 4,
};

/** What a search loses whose filters are taken by their letters: a nurse is hardly one by the word. */
const lettersLose: Partial<typeof filterWorth> = { company: 9, role: 9, previousRole: 9 };
const otherLettersLose = 1;

/** What is shown as close says at least so much: a level, or a word that jobs are named by. */
const leastKept = 4;
/** What a word might have said that no resume has: what is answered without it says as much. */
const unknownWorth = 4;

/** So many are tried by what they leave out; then one word less each time. */
const triedByWorth = 12;
/** Of longer searches no three words are left out at once before. */
const longSearch = 6;

/**
 * What to try where no resume, or hardly any, has all of a search: what loses least of it first.
 * @param names every company and role that the library has
 */
export function widened(
	search: string,
	examined: Examined,
	names: { company: Iterable<string>; role: Iterable<string> },
): OtherSearch[] {
	const all = unitsOf(examined, names);
	const units = all.filter(({ worth }) => worth > 0);
	const unknown = all.filter(({ worth }) => worth === 0).map(({ typed }) => typed);
	const lost = (left: readonly Unit[]) => left.reduce((sum, { worth }) => sum + worth, 0);
	const was = units.filter(({ isFormer }) => isFormer);
	const becomes = examined.former.length > 0 ? units.filter(({ isFormer }) => !isFormer) : [];
	// Who looks for a tattoo artist has no use for artists of the spreadsheet, but who was one turns to other work.
	const isLeft = (typed: string) => becomes.length > 0 && examined.former.includes(typed);
	const missed = unknown.filter((typed) => !isLeft(typed));
	// Of "to product counsel at a tech company" each word counts for itself.
	const isOneThing =
		becomes.length === 1 || (becomes.length > 0 && becomes.every(({ isName }) => isName));
	const isNaming = units.some(({ isName }) => isName);
	if (units.length === 0 || (!isNaming && lost(units) < missed.length * unknownWorth)) return [];
	const without = (left: readonly Unit[]): OtherSearch => {
		const loses = lost(left);
		const keeps = lost(units) - loses;
		return {
			search: textOf(units.filter((unit) => !left.includes(unit))),
			why: "fewer",
			without: [...unknown, ...left.map(({ typed }) => typed)],
			isClose: keeps >= Math.max(leastKept, loses),
		};
	};
	// Of two that say as much, what more resumes have.
	const byWorth = units.toSorted((a, b) => a.worth - b.worth || b.resumes - a.resumes);
	// One thing is missed less than two that say as much.
	const fewer = leftOut(byWorth).map((left) => ({
		loses: lost(left) + left.length - 1,
		...without(left),
	}));
	const tried = [...fewer, ...byLetters(search, examined), ...anyCompany(units, unknown)];
	const inSteps = byWorth.slice(2).map((_, count) => without(byWorth.slice(0, count + 2)));
	const found = [
		...(isOneThing ? turns(was, without) : []),
		...(unknown.length > 0 ? [without([])] : []),
		...tried
			.toSorted((a, b) => a.loses - b.loses)
			.slice(0, triedByWorth)
			.map(({ loses: _, ...other }) => other),
		...inSteps,
	];
	return once(found, ({ search: text }) => text).filter(({ search: text }) => text !== "");
}

/** What is said of those who came to their work from another. */
const fromElsewhere = "career change";

/**
 * Of "nurse to product manager": who is one and was some of that, who is one and says "nurse" anywhere, who became one
 * from elsewhere, and who is one.
 */
function turns(
	was: readonly Unit[],
	without: (left: readonly Unit[]) => OtherSearch,
): OtherSearch[] {
	const some = leftOut(was).filter(({ length }) => length < was.length);
	const only: OtherSearch = { ...without(was), isClose: true };
	const quoted = was.map(({ typed }) => `"${typed.replace(/^(?:former|ex) /iu, "")}"`).join(" ");
	const anywhere = { ...without([]), search: `${quoted} ${only.search}`, why: "change" as const };
	return [
		...some.map(without),
		...(was.length > 0 ? [anywhere] : []),
		{ ...only, search: `${only.search} ${fromElsewhere}` },
		only,
	];
}

function unitsOf(
	{ words, understood, telling, former }: Examined,
	names: Parameters<typeof widened>[2],
) {
	const [companies, roles] = [foldedNames(names.company), foldedNames(names.role)];
	const longest = Math.max(1, ...[...companies, ...roles].map((name) => name.split(" ").length));
	const known = new Map(words.map((word) => [word.typed, word]));
	const worthOf = ({ field }: Understood) => filterWorth[field];
	// "Staff engineer" means a level and a role.
	const meant = new Map(
		understood.toSorted((a, b) => worthOf(a) - worthOf(b)).map((each) => [each.typed, each]),
	);
	const units: Unit[] = [];
	for (let at = 0; at < telling.length; ) {
		const [typed = ""] = telling.slice(at);
		const filter = meant.get(typed);
		const count = filter
			? 0
			: namedAt(telling, at, longest, (name) => companies.has(name) || roles.has(name));
		const name = telling.slice(at, at + Math.max(1, count)).join(" ");
		const isCompany = filter ? filter.field === "company" : count > 0 && companies.has(fold(name));
		const named = isCompany ? filterWorth.company : filterWorth.role;
		units.push({
			typed: name,
			worth: filter ? worthOf(filter) : count > 0 ? named : (known.get(typed)?.worth ?? 0),
			resumes: known.get(typed)?.resumes ?? 0,
			company: isCompany ? name : null,
			isName: count > 0 || filter?.field === "company" || filter?.field === "role",
			isFormer: former.includes(typed),
		});
		at += Math.max(1, count);
	}
	return units;
}

const fold = (text: string) => foldWords(text).join(" ");
const foldedNames = (names: Iterable<string>) => new Set([...names].map(fold).filter(Boolean));

/** How many of the parts from a place on are a name, the longest there is; 0 for none. */
function namedAt(
	telling: readonly string[],
	at: number,
	longest: number,
	isName: (folded: string) => boolean,
): number {
	for (let count = Math.min(longest, telling.length - at); count > 0; count--) {
		if (isName(fold(telling.slice(at, at + count).join(" ")))) return count;
	}
	return 0;
}

const textOf = (units: readonly Unit[]) => units.map(({ typed }) => typed).join(" ");

/** One or two of the units, and any of a short search, but not all. */
function leftOut(units: readonly Unit[]): Unit[][] {
	const most = units.length > longSearch ? 2 : units.length - 1;
	const sets: Unit[][] = [[]];
	for (const unit of units) {
		const smaller = sets.filter(({ length }) => length < most);
		sets.push(...smaller.map((set) => [...set, unit]));
	}
	return sets.slice(1);
}

/** Its filters as the words that they were typed as. */
function byLetters(search: string, { understood, words }: Examined) {
	const asked = partFormer(search);
	const literal = understood.reduce((text, { typed }) => text.replace(typed, `"${typed}"`), asked);
	if (literal === asked || words.some(({ worth }) => worth === 0)) return [];
	const loses = understood.reduce(
		(sum, { field }) => sum + (lettersLose[field] ?? otherLettersLose),
		0,
	);
	return [{ search: literal, why: "letters" as const, without: [], isClose: false, loses }];
}

/** The companies of a search as alternatives: nobody is hired by two at once. */
function anyCompany(units: readonly Unit[], unknown: readonly string[]) {
	const companies = units.flatMap(({ company }) => company ?? []);
	if (companies.length < 2) return [];
	const any = companies.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(" or ");
	const others = textOf(units.filter(({ company }) => company === null));
	const search = others === "" ? any : `${any} ${others}`;
	return [{ search, why: "any" as const, without: unknown, isClose: true, loses: 0 }];
}

/** The search without one of its words, for each of them; to be offered with what it finds. */
export function withoutOneWord({ telling }: Examined): string[] {
	if (telling.length < 2) return [];
	return telling.map((_, index) => telling.toSpliced(index, 1).join(" "));
}
