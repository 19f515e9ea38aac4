import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { addAdminSession } from "#app/data/admin/owner-sessions.server.ts";
import { setDashboardRole } from "#app/data/admin/team.server.ts";
import { passkey, session } from "#app/data/base/schema/accounts.server.ts";
import { contactMessages } from "#app/data/base/schema/admin.server.ts";
import type { DashboardRole } from "#app/domain/admin/dashboard-roles.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import { enterDashboard } from "#app/operations/admin/enter-dashboard.server.ts";
import { enterAsMember } from "#app/operations/admin/team/enter-as-member.server.ts";
import { adminCookieOf } from "#app/requests/owner.server.ts";
import type { TestSite } from "./site.ts";

/** The passcode of every site in the tests that an owner enters. */
export const passcode = "seven-quiet-otters";

/** The cookie of a browser in which the dashboard is open as by the passcode. */
export async function enterAsOwner({ services }: Pick<TestSite, "services">): Promise<string> {
	const secret = createSecret();
	const now = services.clock();
	const sessionId = randomUUID();
	const label = "Firefox on Linux";
	await addAdminSession(services.database, {
		...{ tokenHash: hashSecret(secret), id: sessionId, browser: label, memberSession: null },
		...{ createdAt: now, lastUsedAt: now },
	});
	const entry = { action: "admin.entered", subject: "dashboard", label, role: "owner" } as const;
	await writeAudit(services.database, { sessionId, now }, { ...entry, personId: null });
	return adminCookieOf(secret).split(";")[0] ?? "";
}

/** What the passcode itself is answered, from a network of its own; the site needs `ADMIN_PASSCODE`, and its jobs. */
export const tryPasscode = ({ services }: Pick<TestSite, "services">, code = "") =>
	enterDashboard(
		services,
		{ passcode, code },
		{
			headers: new Headers({ "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0" }),
			...{ address: "127.0.0.1", network: randomUUID(), device: "a".repeat(43) },
			now: services.clock(),
		},
	);

/** The same as a cookie. */
export async function enterWithPasscode(site: Pick<TestSite, "services">): Promise<string> {
	const result = await tryPasscode(site);
	if (!result.success) throw new Error(result.error);
	return adminCookieOf(result.secret).split(";")[0] ?? "";
}

/** The owner at the instant that the site's clock shows, for operations. */
export const ownerOf = ({ services }: TestSite): Admin => ({
	sessionId: "00000000-0000-4000-8000-000000000001",
	now: services.clock(),
});

/** What a person writes who wants a resume taken down. @returns the id of the message */
export async function askForTakedown(
	{ services }: Pick<TestSite, "services">,
	resumeId: string,
	more: Partial<typeof contactMessages.$inferInsert> = {},
): Promise<string> {
	const [message] = await services.database
		.insert(contactMessages)
		.values({
			...{ kind: "takedown", resumeId, name: "Kim", email: "kim@example.com" },
			...{ subject: "Mine", message: "Please take it down.", createdAt: services.clock(), ...more },
		})
		.returning();
	if (!message) throw new Error("The message was not kept");
	return message.id;
}

/**
 * The cookies of a browser in which a person of the team has opened the dashboard with a passkey.
 * @param role given to the person; undefined for the one that they have
 */
export async function enterAsTeam(
	{ services }: Pick<TestSite, "services">,
	person: { id: string },
	role?: DashboardRole,
): Promise<string> {
	const now = services.clock();
	if (role) {
		await services.database.transaction((transaction) =>
			setDashboardRole(transaction, person.id, role, now),
		);
	}
	const headers = new Headers({ "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0" });
	const own = await services.authenticator.startSession(person.id, {
		headers,
		address: "127.0.0.1",
	});
	await beganWithPasskey(services, person.id, own.id);
	const result = await enterAsMember(services, own.id, { headers, now });
	if (!result.success) throw new Error(result.error);
	return [...own.cookies, adminCookieOf(result.secret)]
		.map((line) => line.split(";")[0])
		.join("; ");
}

/** Marks a session as one that was begun with a passkey, which is made for it. */
async function beganWithPasskey(
	{ database, clock }: TestSite["services"],
	userId: string,
	sessionId: string,
): Promise<string> {
	const id = randomUUID();
	await database.insert(passkey).values({
		...{ id, userId, name: "A key", publicKey: "none", credentialID: id, counter: 0 },
		...{ deviceType: "singleDevice", backedUp: false, createdAt: clock() },
	});
	await database
		.update(session)
		.set({ passkeyId: id, passkeyUsedAt: clock() })
		.where(eq(session.id, sessionId));
	return id;
}
