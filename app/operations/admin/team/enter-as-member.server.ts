import { randomUUID } from "node:crypto";
import { writeAudit } from "#app/data/admin/audit-log.server.ts";
import { addAdminSession } from "#app/data/admin/owner-sessions.server.ts";
import { getStepUp, lockTeam } from "#app/data/admin/team.server.ts";
import type { DashboardRole } from "#app/domain/admin/dashboard-roles.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isStepUpFresh } from "#app/domain/admin/owner-session.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { describeBrowser } from "#app/integrations/browser-name.server.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Opens the dashboard to a person of the team whose session of the site was begun with a passkey.
 * @param memberSession the id of that session; null for a visitor
 * @returns the secret for its cookie, or the sentence why not
 */
export function enterAsMember(
	services: Uses<"database" | "log">,
	memberSession: string | null,
	{ headers, now }: Pick<BrowserRequest, "headers" | "now">,
): Promise<{ success: true; secret: string; role: DashboardRole } | Failure> {
	const { admin } = adminMessages;
	return inTransaction(services, admin.unexpected, async (transaction) => {
		await lockTeam(transaction);
		const person = memberSession && (await getStepUp(transaction, memberSession));
		if (!person) return rejected(admin.needsPasskey, 401);
		if (!person.role || person.stoppedAt) return rejected(admin.noRole, 403);
		if (!isStepUpFresh(person.passkeyUsedAt, now)) return rejected(admin.needsPasskey, 401);
		const secret = createSecret();
		const sessionId = randomUUID();
		const browser = describeBrowser(headers.get("User-Agent"));
		const { personId, role } = person;
		const opened = { tokenHash: hashSecret(secret), id: sessionId, browser, memberSession };
		await addAdminSession(transaction, { ...opened, createdAt: now, lastUsedAt: now });
		await writeAudit(
			transaction,
			{ sessionId, now },
			{ action: "admin.entered", subject: "dashboard", label: browser, personId, role },
		);
		return { success: true as const, secret, role };
	});
}
