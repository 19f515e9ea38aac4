import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { removeAdminSession } from "#app/data/admin/owner-sessions.server.ts";
import { hashSecret } from "#app/integrations/secrets.server.ts";
import type { Uses } from "#app/services.ts";

/** Ends a session of the dashboard. */
export async function lockDashboard(
	{ database }: Uses<"database">,
	admin: Admin,
	secret: string,
): Promise<void> {
	await database.transaction(async (transaction) => {
		if (!(await removeAdminSession(transaction, hashSecret(secret)))) return;
		await writeAudit(transaction, admin, { action: "admin.locked", subject: "dashboard" });
	});
}
