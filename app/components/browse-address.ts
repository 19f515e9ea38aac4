import { type ResumeQuery, writeResumeQuery } from "#app/domain/resume-query.ts";

/** The address of the list that a query stands for. */
export function browseAddress(query: ResumeQuery): string {
	const parameters = writeResumeQuery(query).toString();
	return parameters ? `/resumes?${parameters}` : "/resumes";
}
