import type { RouterContextProvider } from "react-router";
import { mayRead, maySend } from "#app/domain/admin/dashboard-roles.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isCodeAsked } from "#app/operations/admin/team/take-code.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { adminContext, findAdmin, notYours } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";

type MiddlewareArguments = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	/** Of the route that is asked for, as `routes.ts` has it. */
	pattern: string;
};

/**
 * Middleware of the dashboard: nothing of it is read, and nothing done, but by who has the passcode, or a passkey
 * and a role that may.
 */
export async function requireAdmin(
	{ request, context, ...route }: MiddlewareArguments,
	next: () => Promise<Response>,
): Promise<Response> {
	const admin = await findAdmin({ request, context });
	if (!admin) {
		throw errorResponse("authentication_required", adminMessages.admin.needsPasscode, {
			needsPasscode: true,
			asksForCode: await isCodeAsked(context.get(servicesContext)),
		});
	}
	const { role } = admin;
	const pattern = `/${route.pattern.replace(/^\//u, "")}`;
	const isSent = request.method !== "GET" && request.method !== "HEAD";
	if (!(isSent ? maySend(role, pattern) : mayRead(role, pattern))) throw notYours(role);
	context.set(adminContext, { ...admin, pattern });
	const response = await next();
	response.headers.set("Cache-Control", "private, no-store");
	return response;
}
