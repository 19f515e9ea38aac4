import { type ResumeQuery, writeResumeQuery } from "#app/domain/library/resume-query.ts";

/** The parts of a query that a form keeps but does not show. */
export function HiddenQuery({ query }: { query: ResumeQuery }) {
	return [...writeResumeQuery(query)].map(([name, value]) => (
		<input key={`${name}=${value}`} type="hidden" name={name} value={value} />
	));
}
