import { z } from "zod";
import type { ResumeDocument } from "./resume-document.ts";

/** A resume as JSON Resume, the open format that many tools read and write: https://jsonresume.org/schema. */

const schemaAddress =
	"https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** @param note what kind of resume this is; it stands where programs look for remarks about the file */
export function jsonResumeText(document: ResumeDocument, note: string): string {
	return `${JSON.stringify(jsonResumeOf(document, note), null, "\t")}\n`;
}

/** The document in the words of the schema, version 1.0.0. */
function jsonResumeOf(document: ResumeDocument, note: string): object {
	const { basics, interests, ...rest } = document;
	const { location, url, ...person } = basics;
	return {
		$schema: schemaAddress,
		basics: {
			...person,
			...(url && { url: /^https?:\/\//iu.test(url) ? url : `https://${url}` }),
			...(location && { location: { city: location } }),
		},
		...rest,
		...(interests && { interests: interests.map((name) => ({ name })) }),
		meta: { version: "v1.0.0", note },
	};
}

/** Longer than any resume; what is longer is not read. */
const longestJson = 512 * 1024;
const most = { entries: 60, lines: 60 };

const text = z.string().nullish();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(most.entries).nullish();
const lines = z.array(z.string()).max(most.lines).nullish();
const times = { startDate: text, endDate: text };

// Loose: other programs write fields of their own, and leave out what they do not have.
const schema = z.looseObject({
	basics: z.looseObject({
		name: text,
		label: text,
		email: text,
		phone: text,
		url: text,
		summary: text,
		location: z
			.union([z.string(), z.looseObject({ city: text, region: text, countryCode: text })])
			.nullish(),
	}),
	work: list(
		z.looseObject({
			name: text,
			company: text,
			position: text,
			location: text,
			summary: text,
			highlights: lines,
			...times,
		}),
	),
	education: list(
		z.looseObject({
			institution: text,
			studyType: text,
			area: text,
			score: text,
			gpa: text,
			courses: lines,
			...times,
		}),
	),
	skills: list(z.looseObject({ name: text, keywords: lines })),
	projects: list(z.looseObject({ name: text, description: text, highlights: lines, ...times })),
	certificates: list(z.looseObject({ name: text, issuer: text, date: text })),
	awards: list(z.looseObject({ title: text, awarder: text, date: text })),
	languages: list(z.looseObject({ language: text, fluency: text })),
	interests: list(z.looseObject({ name: text })),
});

const taken = new Set([...Object.keys(schema.shape), "$schema", "meta"]);

export type JsonResume =
	/** @property left parts of the file that our document has no place for */
	{ success: true; document: ResumeDocument; left: string[] } | { success: false };

/**
 * Reads a JSON Resume document. What it lacks is empty, for a person to fill in; nothing is made up.
 * @returns no success for what is no JSON, no resume, or longer than one
 */
export function readJsonResume(json: string): JsonResume {
	if (json.length > longestJson) return { success: false };
	let raw: unknown;
	try {
		raw = JSON.parse(json);
	} catch {
		return { success: false };
	}
	const parsed = schema.safeParse(raw);
	if (!parsed.success) return { success: false };
	const { data } = parsed;
	const left = Object.entries(data)
		.filter(([name, value]) => !taken.has(name) && !(Array.isArray(value) && value.length === 0))
		.map(([name]) => name.slice(0, 40));
	return { success: true, document: documentOf(data), left };
}

/** What a document takes is less: the gate says so, and nothing is cut unseen. */
const longestText = 2_000;
const clean = (said: string | null | undefined): string =>
	(said ?? "")
		.normalize("NFC")
		.replace(/\p{Cf}/gu, "")
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim()
		.slice(0, longestText);
const cleanAll = (all: readonly string[] | null | undefined): string[] =>
	(all ?? []).map(clean).filter((one) => one !== "");

/** `2021-03-15` as `2021-03`; what is no date is none. */
const date = (said: string | null | undefined): string | undefined =>
	/^\d{4}(?:-(?:0[1-9]|1[0-2]))?(?=$|-\d\d$)/u.exec((said ?? "").trim())?.[0];

const some = <Name extends string>(name: Name, value: string | undefined) =>
	(value ? { [name]: value } : {}) as { [name in Name]?: string };

const timesOf = (entry: {
	startDate?: string | null | undefined;
	endDate?: string | null | undefined;
}) => ({
	...some("startDate", date(entry.startDate)),
	...some("endDate", date(entry.endDate)),
});

function documentOf(data: z.infer<typeof schema>): ResumeDocument {
	const { basics } = data;
	const place =
		typeof basics.location === "string"
			? basics.location
			: [basics.location?.city, basics.location?.region, basics.location?.countryCode]
					.filter(Boolean)
					.join(", ");
	const optional = <Name extends string, Entry>(name: Name, entries: Entry[]) =>
		(entries.length > 0 ? { [name]: entries } : {}) as { [name in Name]?: Entry[] };
	return {
		basics: {
			name: clean(basics.name),
			label: clean(basics.label),
			...some("email", clean(basics.email)),
			...some("phone", clean(basics.phone)),
			...some("url", clean(basics.url).replace(/^https?:\/\//iu, "")),
			...some("location", clean(place)),
			...some("summary", clean(basics.summary)),
		},
		work: (data.work ?? []).map((job) => ({
			name: clean(job.name ?? job.company),
			position: clean(job.position),
			...some("location", clean(job.location)),
			...timesOf(job),
			highlights: cleanAll([...(job.summary ? [job.summary] : []), ...(job.highlights ?? [])]),
		})),
		education: (data.education ?? []).map((school) => ({
			institution: clean(school.institution),
			studyType: clean(school.studyType),
			area: clean(school.area),
			...timesOf(school),
			...some("score", clean(school.score ?? school.gpa)),
			...(school.courses?.length && { courses: cleanAll(school.courses) }),
		})),
		skills: (data.skills ?? []).map(({ name, keywords }) =>
			keywords?.length
				? { name: clean(name) || "Skills", keywords: cleanAll(keywords) }
				: { name: "Skills", keywords: cleanAll([name ?? ""]) },
		),
		...optional(
			"projects",
			(data.projects ?? []).map((project) => ({
				name: clean(project.name),
				...some("description", clean(project.description)),
				...timesOf(project),
				highlights: cleanAll(project.highlights),
			})),
		),
		...optional(
			"certificates",
			(data.certificates ?? []).map((one) => ({
				name: clean(one.name),
				...some("issuer", clean(one.issuer)),
				...some("date", date(one.date)),
			})),
		),
		...optional(
			"awards",
			(data.awards ?? []).map((one) => ({
				title: clean(one.title),
				...some("awarder", clean(one.awarder)),
				...some("date", date(one.date)),
			})),
		),
		...optional(
			"languages",
			(data.languages ?? []).map((one) => ({
				language: clean(one.language),
				...some("fluency", clean(one.fluency)),
			})),
		),
		...optional("interests", cleanAll((data.interests ?? []).map(({ name }) => name ?? ""))),
	};
}
