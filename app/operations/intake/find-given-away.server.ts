import type { Transaction } from "#app/data/base/database.server.ts";
import { getNoted } from "#app/data/intake/contribution/margin-notes.server.ts";
import type { AuditChanges } from "#app/domain/admin/audit.ts";
import { givenAwayErrors } from "#app/domain/intake/given-away.ts";
import type { ResumeFieldName, ResumeFields } from "#app/domain/intake/resume-form.ts";

/**
 * Sentences about fields of a published resume that would have words of a line of its document. What is not changed
 * stops nothing.
 */
export async function findGivenAway(
	transaction: Transaction,
	id: string,
	changes: AuditChanges | null,
	wanted: ResumeFields,
): Promise<Record<string, string>> {
	const words = changes && (await getNoted(transaction, id));
	if (!words) return {};
	const changed = Object.keys(changes).map((name): [string, string] => [
		name,
		String(wanted[name as ResumeFieldName] ?? ""),
	]);
	return givenAwayErrors(words.document, Object.fromEntries(changed));
}
