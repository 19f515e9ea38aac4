import {
	adminListAddress,
	parseAdminResumeQuery,
	readListPlace,
} from "#app/domain/admin/resume-list-query.ts";

/** The list that a form was opened over: its query stands in the form's own address. */
export function listOf({ searchParams }: URL): { name: string; to: string; search: string } {
	const after = searchParams.get("after");
	const to = adminListAddress(
		parseAdminResumeQuery(searchParams),
		readListPlace(after) ? after : null,
	);
	return { name: "Resume Database", to, search: to.slice("/admin/resumes".length) };
}
