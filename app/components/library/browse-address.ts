import { type ResumeQuery, writeResumeQuery } from "#app/domain/library/resume-query.ts";

/** The address of the list that a query stands for, or of another page with the same filters. */
export function browseAddress(query: ResumeQuery, page = "/resumes"): string {
	const parameters = writeResumeQuery(query).toString();
	return parameters ? `${page}?${parameters}` : page;
}
