import type { Connection } from "#app/data/base/database.server.ts";
import {
	addContribution,
	countOpenContributions,
	lockContributor,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import {
	getOwnPublished,
	holdPublished,
} from "#app/data/intake/contribution/published-own.server.ts";
import { addDraft } from "#app/data/intake/drafts.server.ts";
import { AppError } from "#app/domain/base/errors.ts";
import { limits } from "#app/domain/base/limits.ts";
import { isUnseen } from "#app/domain/base/one-line.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { contributedFields } from "#app/domain/intake/contribution/contributor-choices.ts";
import { contributorLimits } from "#app/domain/intake/contribution/contributor-limits.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { intakeKindOf, intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { shownFileName } from "#app/domain/intake/upload-rules.ts";
import type { SentFile } from "#app/integrations/multipart.server.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { addOne } from "#app/operations/intake/desk/receive-drafts.server.ts";
import type { Uses } from "#app/services.ts";

type Needed = Uses<"clock" | "database" | "files" | "jobs" | "limits" | "log">;

/**
 * Takes in the resume of a contributor: a file, or what was pasted. It becomes a draft that nobody else sees.
 * @returns the id of the contribution
 */
export function receiveContribution(
	services: Needed,
	person: Person,
	sent: Sent,
	now: Date,
): Promise<{ success: true; id: string } | Failure> {
	const isFull = async (connection: Connection) =>
		(await countOpenContributions(connection, person.id)) >= contributorLimits.open;
	let id = "";
	const refuse = async () =>
		(await isFull(services.database)) ? rejected(contributing.tooManyOpen, 409) : null;
	return receive(services, { person, sent, now, refuse }, async (transaction, draft) => {
		await lockContributor(transaction, person.id);
		// Counted again: other windows may have sent one meanwhile.
		if (await isFull(transaction)) throw new AppError("conflict", contributing.tooManyOpen);
		const draftId = await addDraft(transaction, draft);
		id = await addContribution(transaction, { userId: person.id, draftId, now });
		return draftId;
	}).then((result) => (result.success ? { ...result, id } : result));
}

/** Takes in the version that was sent before a published one. It becomes a draft that nobody else sees. */
export function receiveEarlier(
	services: Needed,
	person: Person,
	id: string,
	sent: Sent,
	now: Date,
): Promise<{ success: true } | Failure> {
	const refuse = async () => {
		const own = await getOwnPublished(services.database, id, person.id);
		return own ? null : rejected(contributing.missing, 404);
	};
	return receive(services, { person, sent, now, refuse }, async (transaction, draft) => {
		const held = await holdPublished(transaction, id, person.id);
		if (!held?.resumeId || held.withdrawnAt) {
			throw new AppError("conflict", contributing.alreadyWithdrawn);
		}
		if (held.draftId) {
			const isWithUs = (await getOwnPublished(transaction, id, person.id))?.earlierSubmittedAt;
			const { earlierUnderWay, earlierWithUs } = contributing;
			throw new AppError("conflict", isWithUs ? earlierWithUs : earlierUnderWay);
		}
		const draftId = await addDraft(transaction, draft);
		await setContribution(transaction, id, { draftId, touchedAt: now });
		return draftId;
	});
}

type Sent = { file: SentFile | null; pasted: string };

/** @param keep writes the draft with what belongs to it; a conflict that it throws is told */
function receive(
	services: Needed,
	{
		person,
		sent,
		now,
		refuse,
	}: { person: Person; sent: Sent; now: Date; refuse: () => Promise<Failure | null> },
	keep: NonNullable<Parameters<typeof addOne>[4]>,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, contributing.receiveFailed, async () => {
		const judged = judge(sent);
		if ("error" in judged) return judged;
		const refusal = await refuse();
		if (refusal) return refusal;
		const wait = await services.limits.consume(limits.contributePerPerson, person.id);
		if (wait) return rateLimited(wait);
		const added = await addOne(services, judged, contributedFields, now, keep);
		return added.success ? { success: true } : rejected(added.error, added.status ?? 415, "file");
	});
}

/** The one file that was meant; a pasted text is a text file. */
function judge({ file, pasted }: Sent): { name: string; bytes: Uint8Array } | Failure {
	const text = isUnseen(pasted) ? "" : pasted.trim();
	if (file && text) return rejected(contributing.both, 400, "pasted");
	if (text.length > contributorLimits.pasted) {
		return rejected(contributing.pastedTooLong, 400, "pasted");
	}
	if (text) return { name: "Pasted text.txt", bytes: new TextEncoder().encode(text) };
	if (!file) return rejected(contributing.nothing, 400, "file");
	const { bytes } = file;
	if (!bytes || bytes.length > intakeLimits.fileBytes) {
		return rejected(contributing.tooLarge, 413, "file");
	}
	const kind = intakeKindOf(file.name);
	if (!kind || kind === "archive") return rejected(contributing.wrongType, 415, "file");
	return { name: shownFileName(file.name), bytes };
}
