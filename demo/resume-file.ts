import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { resumeDocumentSchema, sheetStyles } from "#app/domain/reader/resume-document.ts";

/**
 * A resume of the demonstration as its author wrote it: one JSON file under `resumes/<role>/<person>.json`.
 * The facts of the story come first (`plot`), and the lines follow from them.
 */

/** What an employer is. The check asks whether a line can have been written there. */
export const employerKinds = [
	"school",
	"university",
	"lab",
	"hospital",
	"clinic",
	"care-home",
	"pharma",
	"biotech",
	"medical-device",
	"health-insurer",
	"insurer",
	"bank",
	"credit-union",
	"brokerage",
	"asset-manager",
	"private-equity",
	"investment-bank",
	"trading-firm",
	"fintech",
	"accounting-firm",
	"consulting-firm",
	"law-firm",
	"court",
	"agency",
	"media",
	"publisher",
	"games",
	"software",
	"internet",
	"hardware",
	"semiconductors",
	"robotics",
	"telecom",
	"utility",
	"energy",
	"mining",
	"manufacturing",
	"consumer-goods",
	"retail",
	"e-commerce",
	"restaurant",
	"hospitality",
	"travel",
	"logistics",
	"construction",
	"real-estate",
	"agriculture",
	"government",
	"military",
	"nonprofit",
	"museum",
	"sports",
	"staffing",
	"student-club",
	"self-employed",
] as const;
export type EmployerKind = (typeof employerKinds)[number];

const words = (least: number, most: number) =>
	z.string().refine((text) => {
		const count = text.trim().split(/\s+/).length;
		return count >= least && count <= most;
	}, `Must have ${least} to ${most} words`);

/** A line of the resume, or a line with the note that the reader shows beside it. */
const line = z.union([
	z.string().min(1),
	z.strictObject({ line: z.string().min(1), note: words(3, 28) }),
]);

const shape = resumeDocumentSchema.shape;
const authoredDocument = z.strictObject({
	basics: z.strictObject({
		name: z.string(),
		label: z.string(),
		location: z.string().regex(/^[A-Z][A-Za-z.' -]+, [A-Z]{2}$/, "Written City, ST"),
		summary: z.string().optional(),
	}),
	work: z.array(
		z.strictObject({
			name: z.string(),
			kind: z.enum(employerKinds),
			position: z.string(),
			location: z.string().optional(),
			startDate: z.string(),
			endDate: z.string().optional(),
			highlights: z.array(line),
		}),
	),
	education: shape.education,
	skills: shape.skills,
	projects: z
		.array(
			z.strictObject({
				name: z.string(),
				description: z.string().optional(),
				startDate: z.string().optional(),
				endDate: z.string().optional(),
				highlights: z.array(line),
			}),
		)
		.optional(),
	certificates: shape.certificates,
	awards: shape.awards,
	languages: shape.languages,
	interests: shape.interests,
});
export type AuthoredDocument = z.infer<typeof authoredDocument>;

export const resumeFileSchema = z.strictObject({
	/** What happened: employer, team, problem, what the person did, what came of it, what did not. */
	plot: words(35, 130),
	title: z.string().min(12).max(76),
	company: z.string(),
	role: z.string(),
	industry: z.string(),
	level: z.enum(experienceLevels),
	/** `YYYY-MM` */
	offerMonth: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
	style: z.enum(sheetStyles),
	/** In which form the library keeps it; a document without it. */
	form: z.enum(["pdf", "scan", "docx", "txt", "none"]).optional(),
	featured: z.boolean().optional(),
	/** Everyone may read it. */
	open: z.boolean().optional(),
	visa: z.boolean().optional(),
	/** The field of the earlier jobs, for a change of career. */
	changedFrom: z.string().optional(),
	/** What one can learn from this resume, in one to three sentences. Public. */
	description: words(14, 60),
	tags: z
		.array(z.string().regex(/^[^A-Z]+$/, "Lower case"))
		.min(4)
		.max(9),
	document: authoredDocument,
	/** The version that got no answer, and what changed. */
	earlier: z
		.strictObject({
			/** `YYYY-MM` in which it was sent. */
			sent: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
			/** What became of it, in a sentence. */
			answer: words(4, 30),
			document: authoredDocument,
			changes: z
				.array(z.strictObject({ what: words(3, 40), why: words(5, 45) }))
				.min(3)
				.max(5),
		})
		.optional(),
});
export type ResumeFile = z.infer<typeof resumeFileSchema>;

const folder = new URL("./resumes/", import.meta.url);

/** The paths of all resumes below `resumes/`, as `role/person.json`, in the order of their names. */
export function resumePaths(): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((path) => path.replaceAll("\\", "/"))
		.filter((path) => path.endsWith(".json"))
		.sort();
}

/**
 * Reads one resume.
 * @throws SyntaxError or ZodError where the file is not a resume
 */
export function readResumeFile(path: string): ResumeFile {
	return resumeFileSchema.parse(JSON.parse(readFileSync(new URL(path, folder), "utf8")));
}

/** A line's own text, with or without a note. */
export const textOf = (each: z.infer<typeof line>): string =>
	typeof each === "string" ? each : each.line;

/** All lines of the jobs and projects, with where they stand. */
export function linesOf(document: AuthoredDocument) {
	return [
		...document.work.flatMap((job) =>
			job.highlights.map((each) => ({ text: textOf(each), job, note: noteOf(each) })),
		),
		...(document.projects ?? []).flatMap((project) =>
			project.highlights.map((each) => ({ text: textOf(each), job: null, note: noteOf(each) })),
		),
	];
}

const noteOf = (each: z.infer<typeof line>): string | null =>
	typeof each === "string" ? null : each.note;
