import { readFileSync } from "node:fs";
import { z } from "zod";
import { createDemoLibrary } from "#demo/library.ts";
import { type JudgedResume, type JudgedSearch, judgedSearchSchema } from "./condition.ts";

/** The day on which the library is filled and asked; only its order depends on it. */
export const judgedDay = new Date("2026-10-15T09:30:00Z");

/** The whole demonstration library as it is judged. A resume that is kept as a file only has no words of a document. */
export function readJudgedLibrary(): JudgedResume[] {
	return createDemoLibrary({ now: judgedDay }).map((resume) => ({
		id: resume.id,
		title: resume.title,
		company: resume.company,
		role: resume.role,
		industry: resume.industry,
		level: resume.experienceLevel,
		description: resume.description,
		tags: resume.tags,
		location: resume.location,
		education: resume.education,
		previousRole: resume.previousRole,
		visa: resume.visaSponsored,
		document: resume.form === "document" ? stringsOf(resume.document) : [],
	}));
}

const isMonth = /^\d{4}-\d\d$/u;

/** All texts inside a value but the months. */
function stringsOf(value: unknown): string[] {
	if (typeof value === "string") return isMonth.test(value) ? [] : [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(stringsOf);
}

export const searchesFile = new URL("./searches.json", import.meta.url);
/** By two people who had seen neither the library nor the search. Nobody mends the search with it. */
export const blindSearchesFile = new URL("./blind-searches.json", import.meta.url);

/**
 * Reads a set of searches.
 * @throws ZodError where one is not as condition.ts says
 */
export function readSearches(file: string | URL = searchesFile): JudgedSearch[] {
	return z.array(judgedSearchSchema).parse(JSON.parse(readFileSync(file, "utf8")));
}
