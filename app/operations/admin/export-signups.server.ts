import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { walkSignups } from "#app/data/admin/signups.server.ts";
import { signupColumns, signupsFileName } from "#app/domain/admin/signups.ts";
import { csvLine } from "#app/domain/intake/csv/write-rows.ts";
import type { Uses } from "#app/services.ts";

/**
 * Writes the newsletter's list as a file of comma-separated values, as it is at one instant. What a
 * spreadsheet would take for a formula is written as text.
 */
export async function exportSignups(
	{ database }: Uses<"database">,
	admin: Admin,
): Promise<{ name: string; text: string }> {
	const lines = [csvLine(signupColumns)];
	await walkSignups(database, (rows) => {
		for (const { email, source, status, createdAt } of rows) {
			lines.push(csvLine([email, source, status, createdAt.toISOString()]));
		}
	});
	const name = signupsFileName(admin.now);
	await writeAudit(database, admin, {
		action: "signups.exported",
		subject: "signups",
		label: `${lines.length - 1} addresses`,
	});
	return { name, text: lines.join("") };
}
