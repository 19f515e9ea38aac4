import { redirect } from "react-router";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { exportAudit } from "#app/operations/admin/downloads/export-audit.server.ts";
import {
	exportFees,
	exportRefunds,
} from "#app/operations/admin/downloads/export-balance.server.ts";
import { exportOrders } from "#app/operations/admin/downloads/export-orders.server.ts";
import { exportResumes } from "#app/operations/admin/downloads/export-resumes.server.ts";
import { exportSignups } from "#app/operations/admin/downloads/export-signups.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { getAdmin, permitForm } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/export-list";

/** What can be exported, by its name in the address: the page that it belongs to, and who writes it. */
const lists = {
	resumes: { page: "/admin/resumes", write: exportResumes },
	signups: { page: "/admin/signups", write: exportSignups },
	audit: { page: "/admin/audit", write: exportAudit },
	orders: { page: "/admin/orders", write: exportOrders },
	refunds: { page: "/admin/orders", write: exportRefunds },
	fees: { page: "/admin/orders", write: exportFees },
} as const;

function listOf(name: string) {
	if (Object.hasOwn(lists, name)) return lists[name as keyof typeof lists];
	throw errorResponse("not_found", adminMessages.exports.unknown);
}

// What leaves the site leaves a line in the log: a POST.
export const loader = ({ params }: Route.LoaderArgs) => redirect(listOf(params.list).page);

export async function action({ request, params, context }: Route.ActionArgs) {
	const { write } = listOf(params.list);
	permitForm(context, params.list);
	const { searchParams } = new URL(request.url);
	const services = context.get(servicesContext);
	const written = await write(services, getAdmin(context), searchParams).catch((error: unknown) => {
		services.log.error({ error }, "An export failed");
		throw errorResponse("unavailable", adminMessages.exports.exportFailed);
	});
	const { name, body } = written;
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
		},
	});
}
