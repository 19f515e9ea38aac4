import { z } from "zod";

/**
 * A resume as a structured document, in the shape of JSON Resume (https://jsonresume.org/schema).
 * Dates are `YYYY-MM`, or `YYYY` where no more is known or told; an entry with a beginning and no `endDate` is still
 * going on. Lines carry no trailing full stop.
 */

const month = z
	.string()
	.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "A date is written YYYY-MM, or YYYY for a year alone");
const line = z.string().trim().min(1).max(600);

export const resumeDocumentSchema = z.object({
	basics: z.object({
		name: line,
		label: line,
		email: z.string().max(200).optional(),
		phone: z.string().max(60).optional(),
		/** Of a profile or a site, without its protocol. */
		url: z.string().max(200).optional(),
		location: line.optional(),
		summary: z.string().trim().max(2000).optional(),
	}),
	work: z.array(
		z.object({
			name: line,
			position: line,
			location: line.optional(),
			/** Missing where nobody knows when. */
			startDate: month.optional(),
			endDate: month.optional(),
			highlights: z.array(line),
		}),
	),
	education: z.array(
		z.object({
			institution: line,
			/** The degree, or what else one left with. */
			studyType: line,
			/** Empty where the degree names it. */
			area: z.string().trim().max(600),
			startDate: month.optional(),
			endDate: month.optional(),
			/** Grade or honors, as it should be read: "GPA 3.8/4.0", "magna cum laude". */
			score: line.optional(),
			courses: z.array(line).optional(),
		}),
	),
	skills: z.array(z.object({ name: line, keywords: z.array(line) })),
	projects: z
		.array(
			z.object({
				name: line,
				description: line.optional(),
				startDate: month.optional(),
				endDate: month.optional(),
				highlights: z.array(line),
			}),
		)
		.optional(),
	certificates: z
		.array(z.object({ name: line, issuer: line.optional(), date: month.optional() }))
		.optional(),
	awards: z
		.array(z.object({ title: line, awarder: line.optional(), date: month.optional() }))
		.optional(),
	languages: z.array(z.object({ language: line, fluency: line.optional() })).optional(),
	interests: z.array(line).optional(),
});

export type ResumeDocument = z.infer<typeof resumeDocumentSchema>;

/** How a document is set on the page; chosen once per resume and kept with it. */
export const sheetStyles = ["classic", "modern", "compact"] as const;
export type SheetStyle = (typeof sheetStyles)[number];
