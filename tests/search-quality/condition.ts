import { z } from "zod";

/** One value, or several of which any will do. */
const choice = z.union([z.string().min(1), z.array(z.string().min(1)).min(2)]);

/** What a resume must be to answer a search well: all fields must hold. */
const condition = z
	.strictObject({
		role: choice.optional(),
		company: choice.optional(),
		industry: choice.optional(),
		level: choice.optional(),
		location: choice.optional(),
		previousRole: choice.optional(),
		education: choice.optional(),
		title: choice.optional(),
		visa: z.literal(true).optional(),
		/** Words or phrases that all stand in the resume; of an inner list, any. */
		text: z.array(choice).min(1).optional(),
	})
	.refine((fields) => Object.keys(fields).length > 0, "Must say something");
export type Condition = z.infer<typeof condition>;

export const searchKinds = [
	"abbreviation",
	"career change",
	"certificate, language or degree",
	"combination",
	"company",
	"level",
	"nothing",
	"place",
	"question or phrase",
	"role",
	"skill",
	"topic",
	"typo",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A search as a person types it, and what a good answer to it is. */
export const judgedSearchSchema = z
	.strictObject({
		search: z.string().trim().min(2).max(80),
		kind: z.enum(searchKinds),
		good: z.union([z.strictObject({ nothing: z.literal(true) }), condition]),
	})
	.refine(
		({ kind, good }) => (kind === "nothing") === "nothing" in good,
		"Only the kind nothing finds nothing",
	);
export type JudgedSearch = z.infer<typeof judgedSearchSchema>;

/** What a search is judged by: the facts of a resume and its words, never an index. */
export type JudgedResume = {
	id: string;
	title: string;
	company: string;
	role: string;
	industry: string;
	level: string;
	description: string;
	tags: readonly string[];
	location: string | null;
	education: string | null;
	previousRole: string | null;
	visa: boolean;
	/** All texts of the document; empty where the library has none. */
	document: readonly string[];
};

export const choicesOf = (value: string | readonly string[]): readonly string[] =>
	typeof value === "string" ? [value] : value;
