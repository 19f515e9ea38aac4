import type { Connection } from "#app/data/base/database.server.ts";
import { holdResume } from "#app/data/intake/resume-entries.server.ts";
import {
	type Evidence,
	endRecord,
	getEvidence,
	setConfirmed,
	settleTier,
} from "#app/data/intake/resume-evidence.server.ts";
import { getResumeName } from "#app/data/intake/withdrawals.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/letters.ts";
import { workLinkDays } from "#app/domain/library/evidence.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { changeLibrary } from "#app/operations/intake/announce-change.server.ts";
import type { Uses } from "#app/services.ts";

/** What a link asks to be confirmed. */
export type WorkLink = { title: string; company: string; domain: string };

/** Null for a link that we did not write, or that is no longer good. */
export async function readWorkLink(
	{ database, links }: Uses<"database" | "links">,
	token: string,
	now: Date,
): Promise<WorkLink | null> {
	const record = await findRecord({ links }, database, token, now);
	const name = record && (await getResumeName(database, record.resumeId));
	if (!record || !name) return null;
	return {
		title: name.title,
		company: record.compared.company ?? name.company,
		domain: record.addressDomain ?? "",
	};
}

/**
 * Confirms, by a press on the page of the link, that the mailbox belongs to the author of the resume, or says that it
 * does not. A second press changes nothing.
 */
export function answerWorkLink(
	services: Uses<"clock" | "database" | "jobs" | "library" | "links" | "log">,
	answer: { token: string; isTheirs: boolean; now: Date },
): Promise<{ success: true } | Failure> {
	const { token, isTheirs, now } = answer;
	const { workAddress } = messages;
	return changeLibrary(services, workAddress.unexpected, async (transaction) => {
		const named = await findRecord(services, transaction, token, now);
		if (!named) return rejected(workAddress.linkInvalid, 404);
		const resume = await holdResume(transaction, named.resumeId);
		// Read again: what was decided before the resume was held counts no more.
		const record = await findRecord(services, transaction, token, now);
		if (!record || !resume || resume.withdrawnAt) return rejected(workAddress.linkInvalid, 404);
		if (!isTheirs) {
			await endRecord(
				transaction,
				record,
				"The person at the address says that it is not theirs",
				now,
			);
			await settleTier(transaction, record.resumeId, now);
			return { success: true };
		}
		if (record.compared.company !== resume.company) return rejected(workAddress.changed, 409);
		await setConfirmed(transaction, record.id, now);
		await settleTier(transaction, record.resumeId, now);
		return { success: true };
	});
}

async function findRecord(
	{ links }: Uses<"links">,
	connection: Connection,
	token: string,
	now: Date,
): Promise<Evidence | null> {
	const id = links.read("confirm-work-address", token);
	const record = isUuid(id ?? undefined) && id ? await getEvidence(connection, id) : null;
	if (record?.kind !== "work_address" || record.endedAt) return null;
	return now < addDays(record.createdAt, workLinkDays) ? record : null;
}
