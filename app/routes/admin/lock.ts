import { redirect } from "react-router";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { redirectWithFlash } from "#app/middleware/flash.server.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import { adminCookieOf, getAdmin } from "#app/middleware/require-admin.server.ts";
import { lockDashboard } from "#app/operations/admin/lock-dashboard.server.ts";
import { orFailure } from "../outage.ts";
import type { Route } from "./+types/lock";

export const loader = () => redirect("/admin/resumes");

export async function action({ context }: Route.ActionArgs) {
	const admin = getAdmin(context);
	await lockDashboard(context.get(servicesContext), admin, admin.secret);
	const headers = new Headers({ "Set-Cookie": adminCookieOf("") });
	return redirectWithFlash("/admin", { kind: "info", text: adminMessages.admin.locked }, headers);
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, adminMessages.admin.network, (error) => ({ error }));
}
