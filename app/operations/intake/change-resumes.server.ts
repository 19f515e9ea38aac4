import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { addBatch, addBatchRows, type BatchChange } from "#app/data/admin/batches.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import { isContributed } from "#app/data/intake/contribution/published-own.server.ts";
import {
	getAdminResume,
	settleAvailability,
	updateResumeFields,
} from "#app/data/intake/resume-entries.server.ts";
import { holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import {
	type Credits,
	holdForWithdrawal,
	holdTogether,
	returnPackCredits,
} from "#app/data/intake/withdrawals.server.ts";
import { type AuditChanges, changesBetween } from "#app/domain/admin/audit.ts";
import { type BulkOrder, describeBulk, type ResumeState } from "#app/domain/admin/batch.ts";
import { adminMessages, type Left } from "#app/domain/admin/owner-messages.ts";
import { countEach } from "#app/domain/base/count.ts";
import { beyondPerson } from "#app/domain/intake/contribution/contributed-entry.ts";
import { type ResumeFields, resumeFieldNames } from "#app/domain/intake/resume-form.ts";
import { tagsMaximum } from "#app/domain/library/resume-tags.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { findTakedownOfEntry, labelOf } from "./add-resume.server.ts";
import { libraryChanged } from "./announce-change.server.ts";
import { findGivenAway } from "./find-given-away.server.ts";
import { restoreHeld } from "./restore-resume.server.ts";
import { withdrawHeld } from "./withdraw-resume.server.ts";

type Changing = Uses<"clock" | "database" | "hashMailbox" | "jobs" | "library" | "log">;

/**
 * Changes many resumes at once, each as its own form would, in one transaction. What cannot be done to one is left out
 * and counted; what is done can be taken back as one.
 * @returns `batchId` null when nothing was different
 */
export function changeResumes(
	services: Changing,
	admin: Admin,
	order: BulkOrder,
): Promise<{ success: true; batchId: string | null; said: string } | Failure> {
	const { bulk } = adminMessages;
	return withUnexpectedFailure(services, bulk.failed, async () => {
		const done = await services.database.transaction(async (transaction) => {
			const changes: BatchChange[] = [];
			const left: Left[] = [];
			// Before the resumes, as who takes one down does.
			await holdTakedowns(transaction, "shared");
			const held = await holdTogether(transaction, order.ids);
			const open = order.ids.filter((id) => held.get(id)?.withdrawnAt === null);
			const leaving = order.change === "withdraw" ? open : [];
			const credits = await returnPackCredits(transaction, leaving, admin.now);
			for (const id of order.ids) {
				const result = await changeOne(services, transaction, admin, id, { ...order, credits });
				if (typeof result === "string") left.push(result);
				else if (result) changes.push({ resumeId: id, ...result });
			}
			if (changes.length === 0) return { batchId: null, changed: 0, left };
			const label = describeBulk(order);
			const batchId = await addBatch(transaction, {
				kind: order.change,
				label,
				madeAt: admin.now,
			});
			if (!batchId) throw new Error("The change was not written");
			await addBatchRows(transaction, batchId, changes);
			return { batchId, changed: changes.length, left };
		});
		const { batchId, changed, left } = done;
		if (!batchId) {
			return left.length > 0
				? rejected(bulk.nonePossible(countEach(left)), 409)
				: { success: true, batchId: null, said: bulk.nothingDifferent };
		}
		await libraryChanged(services);
		return { success: true, batchId, said: bulk.changed(changed, countEach(left)) };
	});
}

type Changed = { before: ResumeState; after: ResumeState };

/** @returns null when it is so already, and why it is left as it is when it cannot be done */
async function changeOne(
	services: Changing,
	transaction: Transaction,
	admin: Admin,
	id: string,
	order: BulkOrder & { credits: Credits },
): Promise<Changed | Left | null> {
	const held = await holdForWithdrawal(transaction, id);
	if (!held) return "withdrawn";
	if (order.change === "withdraw") {
		if (held.withdrawnAt) return null;
		const { reason, credits } = order;
		const withdrawal = { id, reason, deletesFile: false, credits };
		await withdrawHeld(services, transaction, admin, withdrawal, held);
		const isOpen = held.openToEveryone;
		return {
			before: { withdrawnAt: null, ...(isOpen && { openToEveryone: true }) },
			after: { withdrawnAt: admin.now.toISOString(), ...(isOpen && { openToEveryone: false }) },
		};
	}
	if (order.change === "restore") {
		if (!held.withdrawnAt) return null;
		const refused = await restoreHeld(services, transaction, admin, id, held);
		if (refused) return refused.why;
		return {
			before: { withdrawnAt: held.withdrawnAt.toISOString() },
			after: { withdrawnAt: null },
		};
	}
	const resume = held.withdrawnAt ? null : await getAdminResume(transaction, id);
	if (!resume) return "withdrawn";
	const fields = resume.fields as ResumeFields;
	const wanted = wantedFields(fields, order);
	if (!wanted) return "tags";
	if (wanted.isFeatured && !fields.isFeatured && resume.availability === "none")
		return "unreadable";
	return writeFields(transaction, admin, id, fields, wanted);
}

/** What a resume is to say; null where it cannot. */
function wantedFields(fields: ResumeFields, order: BulkOrder): ResumeFields | null {
	switch (order.change) {
		case "feature":
		case "unfeature":
			return { ...fields, isFeatured: order.change === "feature" };
		case "edit":
			return { ...fields, [order.field]: order.value };
		case "tag": {
			const isThere = fields.tags.some((tag) => tag.toLowerCase() === order.tag.toLowerCase());
			if (isThere) return fields;
			return fields.tags.length < tagsMaximum
				? { ...fields, tags: [...fields.tags, order.tag] }
				: null;
		}
		case "untag":
			return {
				...fields,
				tags: fields.tags.filter((tag) => tag.toLowerCase() !== order.tag.toLowerCase()),
			};
		default:
			return null;
	}
}

/**
 * Writes what is different of a resume that is held and not withdrawn, with its line of the log.
 * @returns what was changed, as it was and as it is, the tier and the star that fell with it too; null when nothing was;
 * with nothing written "taken down" when it would say what was taken down, "theirs" when a contributed one would say
 * more than its person did, and "given away" when everybody would read words of its document
 */
export async function writeFields(
	transaction: Transaction,
	admin: Admin,
	id: string,
	fields: ResumeFields,
	wanted: ResumeFields,
): Promise<Changed | "taken down" | "theirs" | "given away" | null> {
	const differences = changesBetween(fields, wanted, resumeFieldNames);
	if (!differences) return null;
	const isTheirs = await isContributed(transaction, id);
	if (isTheirs && Object.keys(beyondPerson(fields, wanted, false)).length > 0) return "theirs";
	const givenAway = await findGivenAway(transaction, id, differences, wanted);
	if (Object.keys(givenAway).length > 0) return "given away";
	// A star alone makes nothing public.
	const says = Object.keys(differences).some((field) => field !== "isFeatured");
	if (says && (await findTakedownOfEntry(transaction, wanted))) return "taken down";
	const provenance = await updateResumeFields(transaction, id, wanted, admin.now);
	const isFeatured = (await settleAvailability(transaction, id)) && wanted.isFeatured;
	const changes = changesBetween(fields, { ...wanted, provenance, isFeatured }, resumeFieldNames);
	if (!changes) return null;
	await writeAudit(transaction, admin, {
		action: "resume.updated",
		subject: "resume",
		subjectId: id,
		label: labelOf(wanted),
		changes,
	});
	return statesOf(changes);
}

const statesOf = (changes: AuditChanges): Changed => ({
	before: Object.fromEntries(Object.entries(changes).map(([field, { from }]) => [field, from])),
	after: Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to])),
});
