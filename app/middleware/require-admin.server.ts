import type { RouterContextProvider } from "react-router";
import { mayRead, maySend } from "#app/domain/admin/dashboard-roles.ts";
import {
	adminContext,
	findAdmin,
	gateAnswer,
	lockedAnswer,
	notYours,
} from "#app/requests/owner.server.ts";

const lockAddress = "/admin/lock";

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
	const pattern = `/${route.pattern.replace(/^\//u, "")}`;
	const isSent = request.method !== "GET" && request.method !== "HEAD";
	// Who wants to go needs no passcode for it.
	if (!admin && isSent && pattern === lockAddress) throw lockedAnswer();
	if (!admin) throw await gateAnswer(context);
	const { role } = admin;
	if (!(isSent ? maySend(role, pattern) : mayRead(role, pattern))) throw notYours(role);
	context.set(adminContext, { ...admin, pattern });
	const response = await next();
	response.headers.set("Cache-Control", "private, no-store");
	return response;
}
