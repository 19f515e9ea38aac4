import { z } from "zod";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { readSet } from "./read-set.ts";

/** The invented people whose resumes judge the reading. Nothing in app/ or demo/ reads them. */

export const layouts = [
	"plain",
	"centered",
	"sidebar-left",
	"sidebar-right",
	"dates-left",
	"dates-right",
	"letter-spaced",
	"page-header",
	"text-boxes",
	"timeline",
	"dense-serif",
	"no-signs",
] as const;
export type Layout = (typeof layouts)[number];

const text = z.string().trim().min(1);
/** As far as the sheet says it. */
const month = z.string().regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/u);

const jobSchema = z.strictObject({
	title: text,
	/** Empty for people who work for themselves. */
	employer: z.string(),
	place: z.string().nullish(),
	/** What the sheet shows; null where it shows nothing. */
	dates: text.nullable(),
	from: month.nullable(),
	/** Null while the job goes on. */
	to: month.nullable(),
	/** How its text is set: with signs, a sentence a line, or all in one paragraph. */
	style: z.enum(["bullets", "sentences", "paragraph"]),
	bullets: z.array(text),
});
export type Job = z.infer<typeof jobSchema>;

const heading = text.nullable();
const linesSchema = z.strictObject({
	kind: z.enum(["summary", "education", "other"]),
	heading,
	lines: z.array(text).min(1),
});
const sectionSchema = z.union([
	linesSchema,
	z.strictObject({ kind: z.literal("work"), heading, jobs: z.array(jobSchema).min(1) }),
	z.strictObject({ kind: z.literal("skills"), heading, items: z.array(text).min(1) }),
]);
export type Section = z.infer<typeof sectionSchema>;

const level = z.enum(experienceLevels);

const personSchema = z
	.strictObject({
		id: z.string().regex(/^[a-z]+(?:-[a-z]+)*-\d{2}$/u),
		field: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/u),
		/** The library's name for what they do; null where the library has no such role. */
		role: text.nullable(),
		/** What they do, for the answer "unlike anything here". */
		title: text,
		level: level.optional(),
		/** Two neighbors, where a recruiter could say either. */
		levels: z.array(level).length(2).optional(),
		language: z.enum(["en", "de", "fr", "es", "pt"]),
		layout: z.enum(layouts),
		name: text,
		contact: z.array(text).min(1),
		sections: z.array(sectionSchema).min(1),
	})
	.refine(({ level, levels }) => (level === undefined) !== (levels === undefined), {
		error: "either a level or two levels",
	});
export type Person = z.infer<typeof personSchema>;

/**
 * All people, field by field in the order of their files.
 * @throws Error that names the file and the person that are not as the schema says
 */
export const readPeople = (): Person[] =>
	readSet(new URL("./people/", import.meta.url), personSchema);

/** Half of the set may be looked at while the reading is mended; the odd ids judge it. */
export const isEven = ({ id }: Person): boolean => Number(id.slice(-1)) % 2 === 0;

/** The levels that count as right, one or two. */
export const levelsOf = ({ level, levels }: Person) => levels ?? (level ? [level] : []);

/** The jobs in the order of the sheet. */
export const jobsOf = ({ sections }: Person): Job[] =>
	sections.flatMap((section) => (section.kind === "work" ? section.jobs : []));

/** Every line of words that the sheet shows, in order. */
export const wordsOf = (person: Person): string[] => [
	person.name,
	...person.contact,
	...person.sections.flatMap((section) => [
		...(section.heading ? [section.heading] : []),
		...(section.kind === "work"
			? section.jobs.flatMap((job) => [
					job.title,
					job.employer,
					job.place ?? "",
					job.dates ?? "",
					...job.bullets,
				])
			: section.kind === "skills"
				? section.items
				: section.lines),
	]),
];
