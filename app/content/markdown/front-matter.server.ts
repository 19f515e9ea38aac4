import { z } from "zod";
import { brand } from "#app/content/brand.ts";

/** What may stand above the text of a file, for each kind (docs/content.md). */

/** What the blog is sorted into. */
export const articleCategories = [
	"Career Tips",
	"Engineering",
	"Product Management",
	"Data Science",
	"Consulting",
	"ATS Optimization",
	"Company Story",
] as const;

/** What the guides are sorted into. */
export const guideCategories = [
	"Resume Writing",
	"Interview Prep",
	"Career Strategy",
	"Industry Specific",
] as const;

const words = "must be some words";
const sentence = z.string(words).trim().min(1, words);
const day = z.iso.date("must be a day, as in 2026-11-25");

const source = z.strictObject({
	title: sentence,
	publisher: sentence,
	url: z.url({ protocol: /^https$/u, error: "must be an address that begins with https://" }),
	checked: day.optional(),
});

const page = {
	title: sentence,
	description: sentence.max(160, "must be 160 characters at most"),
	published: day,
	updated: day.optional(),
};

const reading = {
	...page,
	author: sentence.default(() => `${brand.name} Editors`),
	image: z
		.string("must be the name of a drawing")
		.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/u, "must be the name of a drawing"),
	imageText: sentence,
	roles: z.array(sentence).default([]),
	related: z
		.array(z.string().regex(/^\/(?:guides|blog|templates)\/[a-z\d-]+$/u, "must be an address"))
		.default([]),
	answers: z.record(z.string(), z.array(sentence).min(1)).default({}),
	sources: z.record(z.string().regex(/^[a-z\d-]+$/u), source).default({}),
};

export const frontMatter = {
	guides: z.strictObject({
		id: z.int("must be a number of its own").positive(),
		...reading,
		category: z.enum(guideCategories),
		featured: z.boolean().default(false),
		tags: z.array(sentence).min(1),
	}),
	blog: z.strictObject({ ...reading, category: z.enum(articleCategories) }),
	legal: z.strictObject(page),
} as const;

export type TextKind = keyof typeof frontMatter;
