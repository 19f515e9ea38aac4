import { createContext, type RouterContextProvider } from "react-router";
import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { getAdminSession, touchAdminSession } from "#app/data/admin/owner-sessions.server.ts";
import { isAdminSessionAlive } from "#app/domain/admin/owner-session.ts";
import { hashSecret } from "#app/integrations/secrets.server.ts";
import { readHostCookie, writeCookie } from "./cookies.server.ts";
import { requestInfoContext, servicesContext } from "./request-context.server.ts";

/*
 * The owner behind a request. A person's account has nothing to do with it: the dashboard has a session of
 * its own, behind a passcode.
 */

const adminCookie = "offerfolio.admin";
/** Longer than any session: the server says when one has ended. */
const cookieSeconds = 86_400;
/** How often a session that is in use is written down. */
const touchMilliseconds = 60_000;

export const adminContext = createContext<Admin & { secret: string }>();

type MiddlewareArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** The cookie of a browser that may enter; an empty secret takes it away. */
export function adminCookieOf(secret: string): string {
	const maxAge = secret === "" ? 0 : cookieSeconds;
	return writeCookie(adminCookie, secret, { maxAge, sameSite: "Strict" });
}

/** The owner who asks, or null. */
export async function findAdmin({
	request,
	context,
}: MiddlewareArguments): Promise<(Admin & { secret: string }) | null> {
	const secret = readHostCookie({ request, context }, adminCookie);
	if (!secret) return null;
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const tokenHash = hashSecret(secret);
	const session = await getAdminSession(database, tokenHash);
	if (!session || !isAdminSessionAlive(session, now)) return null;
	if (now.getTime() - session.lastUsedAt.getTime() >= touchMilliseconds) {
		await touchAdminSession(database, tokenHash, now);
	}
	return { sessionId: session.id, now, secret };
}

/** The owner: the dashboard's middleware has let them in. */
export function getAdmin(context: Readonly<RouterContextProvider>): Admin & { secret: string } {
	return context.get(adminContext);
}
