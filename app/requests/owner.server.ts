import { createContext, type RouterContextProvider } from "react-router";
import { adminTabs } from "#app/components/admin/shell-tabs.ts";
import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { getAdminSession, touchAdminSession } from "#app/data/admin/owner-sessions.server.ts";
import {
	type DashboardRole,
	dashboardHome,
	mayRead,
	maySend,
} from "#app/domain/admin/dashboard-roles.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isAdminSessionAlive, isStepUpFresh } from "#app/domain/admin/owner-session.ts";
import { hashSecret } from "#app/integrations/secrets.server.ts";
import { isCodeAsked } from "#app/operations/admin/team/take-code.server.ts";
import { readHostCookie, writeCookie } from "./cookies.server.ts";
import { errorResponse } from "./error-response.ts";
import { redirectWithFlash } from "./flash.server.ts";
import { requestInfoContext, servicesContext } from "./request-context.server.ts";

/*
 * The owner behind a request. The dashboard has a session of its own, which the passcode opens, or a passkey of a
 * person who has a role.
 */

const adminCookie = "offerfolio.admin";
/** Longer than any session: the server says when one has ended. */
const cookieSeconds = 86_400;
/** How often a session that is in use is written down. */
const touchMilliseconds = 60_000;

/** Who asks: what they may do, and who they are; `email` is null for the passcode. */
export type DashboardUser = Admin & {
	secret: string;
	role: DashboardRole;
	email: string | null;
	/** The pattern of the route that is asked for. */
	pattern: string;
};

export const adminContext = createContext<DashboardUser>();

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
}: MiddlewareArguments): Promise<Omit<DashboardUser, "pattern"> | null> {
	const secret = readHostCookie({ request, context }, adminCookie);
	if (!secret) return null;
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const tokenHash = hashSecret(secret);
	const session = await getAdminSession(database, tokenHash);
	if (!session || !isAdminSessionAlive(session, now)) return null;
	const { member } = session;
	// Its own session of the site goes with it, in the database.
	if (session.memberSession && !member) return null;
	if (member && (member.stoppedAt || !isStepUpFresh(member.passkeyUsedAt, now))) return null;
	const role = member ? member.role : "owner";
	if (!role) return null;
	if (now.getTime() - session.lastUsedAt.getTime() >= touchMilliseconds) {
		await touchAdminSession(database, tokenHash, now);
	}
	return { sessionId: session.id, now, secret, role, email: member?.email ?? null };
}

/** The owner, or a person of the team: the dashboard's middleware has let them in. */
export function getAdmin(context: Readonly<RouterContextProvider>): DashboardUser {
	return context.get(adminContext);
}

/**
 * For a route whose forms differ: lets a form be sent only by who may.
 * @param form its name in the table of `dashboard-roles.ts`; what has none there is an owner's
 * @throws the page that says why not
 */
export function permitForm(context: Readonly<RouterContextProvider>, form: unknown): void {
	const { role, pattern } = getAdmin(context);
	if (!maySend(role, pattern, String(form))) throw notYours(role);
}

/** The answer to who has no session: the gate. */
export const gateAnswer = async (context: Readonly<RouterContextProvider>) =>
	errorResponse("authentication_required", adminMessages.admin.needsPasscode, {
		needsPasscode: true,
		asksForCode: await isCodeAsked(context.get(servicesContext)),
	});

/** The answer to who locks the dashboard, or finds it locked: the gate. */
export const lockedAnswer = () =>
	redirectWithFlash(
		"/admin",
		{ kind: "info", text: adminMessages.admin.locked },
		new Headers({ "Set-Cookie": adminCookieOf("") }),
	);

/** The answer to a person whose role does not open a page, or does not send a form. */
export const notYours = (role: DashboardRole) =>
	errorResponse("forbidden", adminMessages.admin.notYours(role), {
		isRole: true,
		leadsTo: {
			label: "To your part of the dashboard",
			to: dashboardHome[role],
			others: adminTabs.filter(({ to }) => mayRead(role, to)),
		},
	});
