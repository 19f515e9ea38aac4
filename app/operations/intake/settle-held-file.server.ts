import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { settleAvailability } from "#app/data/intake/resume-entries.server.ts";
import {
	holdPublishedFile,
	type PublishedFile,
	setFileChecked,
} from "#app/data/reader/published-files.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { Waiver } from "#app/domain/intake/publish-gate.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { rewritePublishedFile } from "#app/operations/reader/check-published-files.server.ts";
import type { Uses } from "#app/services.ts";
import { labelOf } from "./add-resume.server.ts";
import { libraryChanged } from "./announce-change.server.ts";
import { waiversForLog } from "./redact-upload.server.ts";

/**
 * Settles a published file that is held back because contact data was found in it: takes that out, or with a
 * reason leaves it in. Readers can open the file again.
 * @param reason why everything that was found may stay; null to remove it
 */
export async function settleHeldFile(
	services: Uses<"clock" | "database" | "files" | "jobs" | "library" | "log">,
	admin: Admin,
	key: string,
	reason: string | null,
): Promise<{ success: true; message: string } | Failure> {
	const { uploads } = adminMessages;
	const file = await services.database.transaction((transaction) =>
		holdPublishedFile(transaction, key),
	);
	if (!file?.held) return rejected(uploads.heldSettled, 409);
	const findings = file.findings ?? [];
	const waivers: Waiver[] = [
		...(file.waivers ?? []),
		...(reason === null ? [] : findings.map((finding) => ({ ...finding, reason }))),
	];
	const removals = reason === null ? findings.map(({ text }) => text) : [];
	const isDone =
		reason !== null && file.isClean
			? await showAgain(services, key, waivers)
			: await rewritePublishedFile(services, { ...file, waivers }, removals);
	if (!isDone) return rejected(uploads.heldStays, 422);
	await writeAudit(services.database, admin, lineOf(file, reason, waivers));
	await libraryChanged(services);
	return { success: true, message: uploads.heldShown };
}

function showAgain(services: Uses<"database">, key: string, waivers: Waiver[]): Promise<boolean> {
	return services.database.transaction(async (transaction) => {
		const file = await holdPublishedFile(transaction, key);
		if (!file) return false;
		await setFileChecked(transaction, key, { findings: null, held: null, waivers });
		await settleAvailability(transaction, file.resumeId);
		return true;
	});
}

const lineOf = (file: PublishedFile, reason: string | null, waivers: Waiver[]) => ({
	action: reason === null ? ("file.cleaned" as const) : ("file.waived" as const),
	subject: "resume" as const,
	subjectId: file.resumeId,
	label: labelOf(file),
	...(reason !== null && { changes: waiversForLog(waivers) }),
});
