import { redirect } from "react-router";
import { exportSignups } from "#app/operations/admin/export-signups.server.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/export-signups";

// What leaves the site leaves a line in the log: a POST.
export const loader = () => redirect("/admin/signups");

export async function action({ context }: Route.ActionArgs) {
	const { name, text } = await exportSignups(context.get(servicesContext), getAdmin(context));
	return new Response(text, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
		},
	});
}
