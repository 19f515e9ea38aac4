import { redirect } from "react-router";
import { parseAdminResumeQuery } from "#app/domain/admin/resume-list-query.ts";
import { exportResumes } from "#app/operations/admin/export-resumes.server.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/export-resumes";

// What leaves the site leaves a line in the log: a POST.
export const loader = () => redirect("/admin/resumes");

export async function action({ url, context }: Route.ActionArgs) {
	const query = parseAdminResumeQuery(url.searchParams);
	const services = context.get(servicesContext);
	const { name, text } = await exportResumes(services, getAdmin(context), query);
	return new Response(text, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
		},
	});
}
