import {
	type ExperienceLevel,
	experienceLevels,
	industries,
	namedCompanies,
	provenances,
	roles,
} from "./catalogue.ts";

/**
 * What a person asks of the library, as it stands in the address of the browse page.
 * Parsing never fails: an address is typed by hand, shortened by mail programs and guessed at; what cannot
 * be understood is dropped, what is too long is cut.
 */

export const resumeSorts = ["best", "recent", "popular", "featured"] as const;
export type ResumeSort = (typeof resumeSorts)[number];

/** Without words all match alike, and the featured ones come first. */
export const defaultSort: ResumeSort = "best";

/** The filter fields in the order of the panel, with their parameter in the address. */
export const filterFields = {
	company: { parameter: "company", label: "Company" },
	role: { parameter: "role", label: "Role" },
	industry: { parameter: "industry", label: "Industry" },
	experienceLevel: { parameter: "experience", label: "Experience level" },
} as const;
export type FilterField = keyof typeof filterFields;
export const filterFieldNames = Object.keys(filterFields) as FilterField[];

/**
 * What the data hold of some resumes only, found by a part of the value. They have no counts of their own:
 * nearly every resume comes from another place.
 */
export const backgroundFields = {
	location: { parameter: "location", label: "Location" },
	education: { parameter: "education", label: "Education" },
	previousRole: { parameter: "previous_role", label: "Previous role" },
	/** How far it was checked: one of a closed list. */
	provenance: { parameter: "provenance", label: "Checked" },
} as const;
export type BackgroundField = keyof typeof backgroundFields;
export const backgroundFieldNames = Object.keys(backgroundFields) as BackgroundField[];
/** Of these any part of a value is typed. */
export const typedFieldNames = backgroundFieldNames.filter(
	(field): field is TypedField => field !== "provenance",
);
export type TypedField = Exclude<BackgroundField, "provenance">;

/** The parameter and the name of a field with values, of either kind. */
export const valueFields = { ...filterFields, ...backgroundFields };
export type ValueField = keyof typeof valueFields;
export const valueFieldNames = Object.keys(valueFields) as ValueField[];

export type ResumeFilters = Record<ValueField, readonly string[]> & {
	featured: boolean;
	/** The offer came with a sponsored visa. */
	visa: boolean;
};
export type ResumeQuery = {
	search: string;
	filters: ResumeFilters;
	sort: ResumeSort;
	/** What only the search of lines asks (lines/asked.ts), as parameters of the address. */
	more?: readonly (readonly [name: string, value: string])[];
};

export const searchMaximumLength = 200;
const valueMaximumLength = 100;
const valuesMaximumCount = 30;

export const emptyQuery: ResumeQuery = {
	search: "",
	filters: {
		company: [],
		role: [],
		industry: [],
		experienceLevel: [],
		location: [],
		education: [],
		previousRole: [],
		provenance: [],
		featured: false,
		visa: false,
	},
	sort: defaultSort,
};

/** Reads a query from the address. `q` (or `search`) is the text; a field may be given several times. */
export function parseResumeQuery(parameters: URLSearchParams): ResumeQuery {
	const values = (parameter: string, rename = (value: string) => value) => [
		...new Set(
			parameters
				.getAll(parameter)
				.map((value) => rename(cleanText(value, valueMaximumLength)))
				.filter((value) => value !== "")
				.slice(0, valuesMaximumCount),
		),
	];
	const search = cleanSearch(parameters.get("q") ?? parameters.get("search") ?? "");
	const sort = resumeSorts.find((name) => name === parameters.get("sort"));
	return {
		search,
		filters: {
			company: values("company", asOffered("company")),
			role: values("role", asOffered("role")),
			industry: values("industry", asOffered("industry")),
			experienceLevel: values("experience", normaliseLevel),
			location: values("location"),
			education: values("education"),
			previousRole: values("previous_role"),
			provenance: values("provenance").filter((value) => provenances.some((one) => one === value)),
			featured: parameters.get("featured") === "true",
			visa: parameters.get("visa") === "true",
		},
		sort: sort && (sort !== "featured" || search !== "") ? sort : defaultSort,
	};
}

/** The shortest address that means the query; the inverse of parseResumeQuery. */
export function writeResumeQuery(query: ResumeQuery): URLSearchParams {
	const parameters = new URLSearchParams();
	if (query.search) parameters.set("q", query.search);
	for (const field of valueFieldNames) {
		for (const value of query.filters[field]) {
			parameters.append(valueFields[field].parameter, value);
		}
	}
	if (query.filters.featured) parameters.set("featured", "true");
	if (query.filters.visa) parameters.set("visa", "true");
	if (query.sort !== defaultSort) parameters.set("sort", query.sort);
	for (const pair of query.more ?? []) parameters.set(...pair);
	return parameters;
}

/**
 * What an address should be that a form without scripts has filled with empty fields.
 * @returns its search part, or null when it has none of them
 */
export function withoutEmptyFields(parameters: URLSearchParams): string | null {
	const filled = [...parameters].filter(([, value]) => value !== "");
	if (filled.length === parameters.size) return null;
	return filled.length === 0 ? "" : `?${new URLSearchParams(filled)}`;
}

/** The next sort of the toggle: best, recent, popular, with words also featured, and again. */
export function nextSort({ sort, search }: Pick<ResumeQuery, "sort" | "search">): ResumeSort {
	const next = resumeSorts[(resumeSorts.indexOf(sort) + 1) % resumeSorts.length];
	return next === undefined || (next === "featured" && search === "") ? defaultSort : next;
}

/** True when neither text nor filter narrows the library. */
export function isUnfiltered(query: ResumeQuery): boolean {
	return query.search === "" && countFilters(query) === 0;
}

export function countFilters({ filters }: ResumeQuery): number {
	const pressed = Number(filters.featured) + Number(filters.visa);
	return valueFieldNames.reduce((sum, field) => sum + filters[field].length, pressed);
}

/** The query with one value of a field added or, if it is there, removed. */
export function toggleFilter(query: ResumeQuery, field: ValueField, value: string): ResumeQuery {
	const present = query.filters[field].includes(value);
	const values = present
		? query.filters[field].filter((other) => other !== value)
		: [...query.filters[field], value];
	return { ...query, filters: { ...query.filters, [field]: values } };
}

/** Values that the interface says are found together: choosing one finds the other as well. */
const foundTogether: Partial<Record<FilterField, readonly (readonly string[])[]>> = {
	role: [["Finance", "Investment Banking"]],
	industry: [["Finance", "Investment Banking"]],
	experienceLevel: [["Intern", "Entry-level"]],
};

/** "Senior-level" includes Staff+, but not the other way round. */
const includes: Partial<Record<FilterField, ReadonlyMap<string, readonly string[]>>> = {
	experienceLevel: new Map([["Senior-level", ["Staff+"]]]),
};

/**
 * The values that a chosen value stands for, itself first. Company, role and industry are then matched by
 * "contains" (case-insensitive), the level by equality.
 */
export function expandFilterValue(field: FilterField, value: string): readonly string[] {
	const group = foundTogether[field]?.find((values) => sameText(values, value));
	if (group)
		return [value, ...group.filter((other) => other.toLowerCase() !== value.toLowerCase())];
	return [value, ...(includes[field]?.get(value) ?? [])];
}

/** A sentence for the filter panel about what is found together, or null. */
export function expansionHint(field: FilterField): string | null {
	if (field === "experienceLevel") {
		return "Intern and Entry-level are searched together. Senior-level includes Staff+.";
	}
	if (field === "role" || field === "industry") {
		return "Finance and Investment Banking are searched together.";
	}
	return null;
}

/** The values that the filter always offers, in its order; others from the data follow. */
export const offeredValues: Record<FilterField, readonly string[]> = {
	company: namedCompanies,
	role: roles,
	industry: industries,
	experienceLevel: experienceLevels,
};

// A map, because an object would also find "constructor".
const levelsByOldName: ReadonlyMap<string, ExperienceLevel> = new Map([
	["senior", "Senior-level"],
	["entry", "Entry-level"],
	["mid", "Mid-level"],
	["staff", "Staff+"],
	["internship", "Intern"],
]);

/** A value typed by hand in another case is the one that the filter offers. */
function asOffered(field: FilterField): (value: string) => string {
	return (value) => {
		const lower = value.toLowerCase();
		return offeredValues[field].find((offered) => offered.toLowerCase() === lower) ?? value;
	};
}

/** The level's present name: its own in any case, or the one that took an old name's place. */
export function normaliseLevel(value: string): string {
	const lower = value.toLowerCase();
	return (
		experienceLevels.find((level) => level.toLowerCase() === lower) ??
		levelsByOldName.get(lower) ??
		value
	);
}

/** The words of a search, in lower case, each at most once; all of them must be found. */
export function searchWords(search: string): string[] {
	return [...new Set(search.toLowerCase().split(/\s+/u).filter(Boolean))].slice(0, 12);
}

/**
 * The text of a search as it is asked: words without a letter or a digit say nothing and are dropped. So are signs that
 * nobody sees, as pages and files have them inside of words.
 */
export function cleanSearch(text: string): string {
	return cleanText(text.replace(/\p{Cf}/gu, ""), searchMaximumLength)
		.split(" ")
		.filter((word) => /[\p{L}\p{N}]/u.test(word))
		.join(" ");
}

function sameText(values: readonly string[], value: string): boolean {
	return values.some((other) => other.toLowerCase() === value.toLowerCase());
}

/** A text in one line: control characters (Postgres refuses NUL) and broken ones become spaces. */
export function cleanText(text: string, maximum: number): string {
	const clean = text.normalize("NFC").replace(unprintable, " ").trim();
	// The cut may leave half a character or a space at the end.
	return clean.slice(0, maximum).replace(unprintable, " ").trim();
}

const unprintable = /[\p{Cc}\p{Cs}\s]+/gu;
