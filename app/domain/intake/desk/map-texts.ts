import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";

const isDate = (name: string) => name === "startDate" || name === "endDate" || name === "date";

/** A document with each of its texts changed; dates stay as they are. */
export const mapTexts = (
	document: ResumeDocument,
	change: (text: string) => string,
): ResumeDocument =>
	walk(document, (text, name) => (isDate(name) ? text : change(text))) as ResumeDocument;

/** A document with all of its texts changed at once, and others that go with it; dates stay as they are. */
export function mapAllTexts(
	document: ResumeDocument,
	others: readonly string[],
	change: (texts: readonly string[]) => readonly string[],
): { document: ResumeDocument; others: string[] } {
	const texts: string[] = [];
	mapTexts(document, (text) => {
		texts.push(text);
		return text;
	});
	const changed = change([...texts, ...others]);
	let next = 0;
	return {
		document: mapTexts(document, () => changed[next++] ?? ""),
		others: changed.slice(texts.length),
	};
}

/** A document with each of its dates changed. */
export const mapDates = (
	document: ResumeDocument,
	change: (date: string) => string,
): ResumeDocument =>
	walk(document, (text, name) => (isDate(name) ? change(text) : text)) as ResumeDocument;

function walk(value: unknown, change: (text: string, name: string) => string, name = ""): unknown {
	if (typeof value === "string") return change(value, name);
	if (Array.isArray(value)) return value.map((one) => walk(one, change, name));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, walk(one, change, key)]),
	);
}

/**
 * A document without what is empty: lines, entries of which nothing is left, lists without an entry.
 */
export function withoutEmpty(document: ResumeDocument): ResumeDocument {
	const { basics, work, education, skills, ...lists } = document;
	const { name, label, ...rest } = basics;
	const filled = (all: readonly string[]) =>
		all.map((one) => one.trim()).filter((one) => one !== "");
	const isFilled = (entry: object) =>
		JSON.stringify(Object.values(entry)).replace(/[^\p{L}\p{N}]/gu, "") !== "";
	const settle = <Entry extends object>(entries: readonly Entry[]): Entry[] =>
		entries.map(withoutEmptyFields).filter(isFilled);
	return {
		basics: { name: name.trim(), label: label.trim(), ...withoutEmptyFields(rest) },
		work: settle(work).map((job) => ({ ...job, highlights: filled(job.highlights) })),
		education: settle(education).map(({ courses, ...school }) => ({
			...school,
			...(courses && filled(courses).length > 0 && { courses: filled(courses) }),
		})),
		skills: skills
			.map((group) => ({ name: group.name.trim(), keywords: filled(group.keywords) }))
			.filter(({ keywords }) => keywords.length > 0),
		...Object.fromEntries(
			Object.entries(lists).flatMap(([key, entries]) => {
				const left =
					key === "interests"
						? filled(entries as string[])
						: settle(entries as unknown as object[]);
				return left.length > 0 ? [[key, left]] : [];
			}),
		),
	};
}

/** What may be missing is missing, and not empty. */
const optional = new Set(
	"email phone url location summary startDate endDate score description issuer date awarder fluency".split(
		" ",
	),
);

function withoutEmptyFields<Entry extends object>(entry: Entry): Entry {
	return Object.fromEntries(
		Object.entries(entry).flatMap(([name, value]) => {
			if (typeof value !== "string") return [[name, value]];
			const text = value.trim();
			return text === "" && optional.has(name) ? [] : [[name, text]];
		}),
	) as Entry;
}
