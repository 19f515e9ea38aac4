import { createHash } from "node:crypto";
import type { Connection } from "#app/data/base/database.server.ts";
import {
	addContribution,
	countOpenContributions,
	findOpenOfFile,
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
import { addOne, type KeepDraft } from "#app/operations/intake/desk/receive-drafts.server.ts";
import type { Uses } from "#app/services.ts";

type Needed = Uses<"clock" | "database" | "files" | "jobs" | "limits" | "log">;

/**
 * Takes in the resume of a contributor: a file, or what was pasted. It becomes a draft that nobody else sees. What they
 * have sent before leads to the draft that it has.
 * @returns the id of the contribution
 */
export function receiveContribution(
	services: Needed,
	person: Person,
	sent: Sent,
	now: Date,
): Promise<{ success: true; id: string; isKnown: boolean } | Failure> {
	const isFull = async (connection: Connection) =>
		(await countOpenContributions(connection, person.id)) >= contributorLimits.open;
	let id = "";
	let known: string | null = null;
	const refuse = async (connection: Connection, bytes: Uint8Array) => {
		const sha256 = createHash("sha256").update(bytes).digest("hex");
		known = await findOpenOfFile(connection, person.id, sha256);
		if (known) return contributing.alreadySent;
		return (await isFull(connection)) ? contributing.tooManyOpen : null;
	};
	return receive(services, { person, sent, now, refuse }, async (transaction, draft, bytes) => {
		await lockContributor(transaction, person.id);
		// Looked at again: other windows may have sent one meanwhile.
		const refusal = await refuse(transaction, bytes);
		if (refusal) throw new AppError("conflict", refusal);
		const draftId = await addDraft(transaction, draft);
		id = await addContribution(transaction, { userId: person.id, draftId, now });
		return draftId;
	}).then((result) => {
		if (known) return { success: true, id: known, isKnown: true };
		return result.success ? { ...result, id, isKnown: false } : result;
	});
}

/** Takes in the version that was sent before a published one. It becomes a draft that nobody else sees. */
export function receiveEarlier(
	services: Needed,
	person: Person,
	id: string,
	sent: Sent,
	now: Date,
): Promise<{ success: true } | Failure> {
	const refuse = async (connection: Connection) =>
		(await getOwnPublished(connection, id, person.id)) ? null : contributing.missing;
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

/**
 * @param refuse why nothing is taken in now
 * @param keep writes the draft with what belongs to it; a conflict that it throws is told
 */
function receive(
	services: Needed,
	{
		person,
		sent,
		now,
		refuse,
	}: {
		person: Person;
		sent: Sent;
		now: Date;
		refuse: (connection: Connection, bytes: Uint8Array) => Promise<string | null>;
	},
	keep: (...kept: [...Parameters<KeepDraft>, Uint8Array]) => ReturnType<KeepDraft>,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, contributing.receiveFailed, async () => {
		const judged = judge(sent);
		if ("error" in judged) return judged;
		const refusal = await refuse(services.database, judged.bytes);
		if (refusal) return rejected(refusal, refusal === contributing.missing ? 404 : 409);
		const wait = await services.limits.consume(limits.contributePerPerson, person.id);
		if (wait) return rateLimited(wait);
		const added = await addOne(services, judged, contributedFields, now, (...kept) =>
			keep(...kept, judged.bytes),
		);
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
