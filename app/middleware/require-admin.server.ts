import type { RouterContextProvider } from "react-router";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { adminContext, findAdmin } from "#app/requests/owner.server.ts";

type MiddlewareArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Middleware of the dashboard: nothing of it is read, and nothing done, without the passcode. */
export async function requireAdmin(
	{ request, context }: MiddlewareArguments,
	next: () => Promise<Response>,
): Promise<Response> {
	const admin = await findAdmin({ request, context });
	if (!admin) {
		throw errorResponse("authentication_required", adminMessages.admin.needsPasscode, {
			needsPasscode: true,
		});
	}
	context.set(adminContext, admin);
	const response = await next();
	response.headers.set("Cache-Control", "private, no-store");
	return response;
}
