import { oneLine } from "#app/domain/base/one-line.ts";

/** Comparisons that a person keeps in their browser under a name. The list never leaves it in the clear. */

export type KeptReading = {
	name: string;
	/** When it was kept, in ISO form. */
	at: string;
	text: string;
	/** Empty for none. */
	posting: string;
	/** The address of the group that was chosen; empty for none. */
	group: string;
	/** Of the file that the text was read from; none of another text. */
	pages?: number;
	/** The level that the person named; none where it is the one that was read. */
	level?: string;
	/** The id of the box in an account that has it too; none of one that is in this browser only. */
	box?: string;
};

export const keptLimits = { readings: 20, name: 60 } as const;

/** Reads what a browser has stored; what is no reading is left out. */
export function parseKept(stored: string | null): KeptReading[] {
	try {
		const list: unknown = JSON.parse(stored ?? "[]");
		return Array.isArray(list) ? list.filter(isKept).slice(0, keptLimits.readings) : [];
	} catch {
		return [];
	}
}

function isKept(one: unknown): one is KeptReading {
	if (typeof one !== "object" || one === null) return false;
	const fields = ["name", "at", "text", "posting", "group"] as const;
	const given = one as Record<string, unknown>;
	const more = { pages: "number", level: "string", box: "string" };
	const isMore = Object.entries(more).every(
		([field, type]) => given[field] === undefined || typeof given[field] === type,
	);
	return isMore && fields.every((field) => typeof given[field] === "string");
}

/**
 * Puts readings first; of one name the given one stays, and is the later one: the clock of the computer that kept the
 * other one may be ahead. Null when there would be too many.
 */
export function withReadings(
	kept: readonly KeptReading[],
	given: readonly KeptReading[],
): KeptReading[] | null {
	const names = new Set(given.map(({ name }) => name));
	const before = new Map(kept.map(({ name, at }) => [name, Date.parse(at)]));
	const later = given.map((reading) => {
		const least = (before.get(reading.name) ?? Number.NaN) + 1;
		return Date.parse(reading.at) < least
			? { ...reading, at: new Date(least).toISOString() }
			: reading;
	});
	const all = [...later, ...kept.filter(({ name }) => !names.has(name))];
	return all.length > keptLimits.readings ? null : all;
}

/** What a person did just now, which no clock decides. */
export type JustNow = {
	/** The names that were kept here. */
	kept?: readonly string[];
	/** A name that goes from both. */
	removed?: string;
};

/** When it was kept, as the day of the person's own clock: only their browser knows and draws it. */
export const keptDay = (at: string): string =>
	new Date(at).toLocaleDateString("en-US", { dateStyle: "medium" });

/** A name as it is kept; empty of nothing. */
export const keptName = (typed: string): string =>
	oneLine(typed)
		.slice(0, keptLimits.name)
		// It may end in half a character.
		.replace(/[\s\p{Cs}]+$/u, "");

/**
 * Joins what a browser keeps for an account with what is in its box. What was kept here only goes there, what was
 * removed there goes from here, and of one name the later stays. What an earlier box had counts as kept here only.
 * @returns null when there would be too many; `sends` where the account has to be told
 */
export function joinKept(
	here: readonly KeptReading[],
	there: readonly KeptReading[],
	box: string,
	{ kept = [], removed }: JustNow = {},
): { here: KeptReading[]; there: KeptReading[]; sends: boolean } | null {
	const keptThere = new Map(there.map(({ name, at }) => [name, at]));
	const own = here
		.filter(({ name, at, box: marked }) => {
			const isNew = marked !== box && name !== removed;
			return isNew && (kept.includes(name) || at >= (keptThere.get(name) ?? ""));
		})
		.map(withoutMark);
	const names = new Set(own.map(({ name }) => name));
	const stay = there.filter(({ name }) => !names.has(name) && name !== removed);
	const joined = [...own, ...stay];
	if (joined.length > keptLimits.readings) return null;
	return {
		here: joined.map((reading) => ({ ...reading, box })),
		there: joined,
		sends: own.length > 0 || stay.length < there.length,
	};
}

/** What was joined, with what was kept here while the account was asked. @param before what was here then */
export function withLater(
	joined: readonly KeptReading[],
	before: readonly KeptReading[],
	now: readonly KeptReading[],
): KeptReading[] {
	const known = new Set(before.map((reading) => JSON.stringify(reading)));
	const later = now.filter((reading) => !known.has(JSON.stringify(reading)));
	const names = new Set(later.map(({ name }) => name));
	return [...later, ...joined.filter(({ name }) => !names.has(name))];
}

/** A reading as it is where no box has it. */
export const withoutMark = ({ box: _, ...reading }: KeptReading): KeptReading => reading;
