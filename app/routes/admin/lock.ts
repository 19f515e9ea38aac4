import { redirect } from "react-router";
import { dashboardHome } from "#app/domain/admin/dashboard-roles.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { lockDashboard } from "#app/operations/admin/lock-dashboard.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin, lockedAnswer } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/lock";

export const loader = ({ context }: Route.LoaderArgs) =>
	redirect(dashboardHome[getAdmin(context).role]);

export async function action({ context }: Route.ActionArgs) {
	const admin = getAdmin(context);
	await lockDashboard(context.get(servicesContext), admin, admin.secret);
	return lockedAnswer();
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.admin.network);
