import {
	addKept,
	countKept,
	getKeptState,
	getKeptWords,
	lockKept,
	removeKept,
	restoreKept,
	writeKept,
} from "#app/data/reader/kept-lines.server.ts";
import { findLinesOf } from "#app/data/reader/lines-in-words.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { type AccessDecision, isEveryones, isReadableNow } from "#app/domain/reader/access.ts";
import type { KeptLineChange } from "#app/domain/reader/keeping-form.ts";
import { keptLimits, type LineReference } from "#app/domain/reader/kept-line.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { settleWritten } from "#app/domain/reader/written-words.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { decideAccess } from "./decide-access.server.ts";
import { explainDenial } from "./explain-denial.server.ts";
import { recordUse } from "./record-use.server.ts";

const sentences = messages.keeping;
type Result = { success: true; message: string } | (Failure & Began);
/** What stands now in the fields that another page has changed, for the next press. */
type Began = { began?: Record<string, string> };

/**
 * Changes a member's kept lines: keeps one, writes its note and group, removes it, or takes a removal back. Only
 * keeping asks whether the resume is open; what a member has written about a line stays theirs.
 */
export function changeKeptLine(
	services: Uses<"database" | "limits" | "log" | "renewals">,
	person: Person,
	change: KeptLineChange,
	now: Date,
): Promise<Result> {
	return withUnexpectedFailure(services, sentences.failed, async () => {
		const wait = await services.limits.consume(limits.keepPerPerson, person.id);
		if (wait) return rateLimited(wait);
		const { database } = services;
		const kept = { userId: person.id, ...change.reference };
		switch (change.intent) {
			case "keep":
				return keepLine(services, person, change.reference, now);
			case "write":
				return database.transaction(async (transaction) => {
					await lockKept(transaction, person.id);
					const stands = await getKeptWords(transaction, kept);
					if (!stands) return rejected(sentences.notKept, 409);
					const began = { note: change.noteWas, group: change.groupWas };
					const settled = settleWritten(stands, change, began);
					if (!settled.success) return { ...rejected(sentences.passed, 409), ...settled };
					await writeKept(transaction, kept, settled.words);
					return { success: true, message: sentences.written };
				});
			case "remove":
				await removeKept(database, kept, now);
				return { success: true, message: sentences.removed };
			case "restore":
				return database.transaction(async (transaction) => {
					await lockKept(transaction, person.id);
					const state = await getKeptState(transaction, kept, now);
					if (state === "none") return rejected(sentences.notKept, 409);
					if (
						state === "removed" &&
						(await countKept(transaction, person.id)) >= keptLimits.lines
					) {
						return rejected(sentences.full(keptLimits.lines), 409);
					}
					await restoreKept(transaction, kept);
					return { success: true, message: sentences.restored };
				});
		}
	});
}

/** Why no line is kept of a resume that is closed to the person: it may have closed while they read it. */
async function refuseClosed(
	services: Uses<"database">,
	person: Person,
	resumeId: string,
	decision: AccessDecision,
	now: Date,
): Promise<Failure> {
	const reason = decision.allowed ? "unopened" : decision.reason;
	if (reason === "withdrawn") return rejected(messages.access.withdrawn, 410);
	if (reason === "email_unconfirmed") return rejected(messages.access.emailUnconfirmed, 403);
	const door = await explainDenial(services, person, resumeId, reason, now);
	return rejected(door ? `${sentences.closedNow} ${door.cause}` : sentences.notOpened, 403);
}

/** Keeps a line of a resume that is open to the person, and records that its words have left. */
async function keepLine(
	services: Uses<"database" | "renewals">,
	person: Person,
	{ resumeId, line }: LineReference,
	now: Date,
): Promise<Result> {
	const { database } = services;
	const decision = await decideAccess(services, person, resumeId, now);
	if (!isReadableNow(decision)) return refuseClosed(services, person, resumeId, decision, now);
	const texts = await findLinesOf(database, resumeId);
	const found = texts.find(({ text }) => lineHash(text) === line);
	if (!found) return rejected(sentences.changed, 409);
	return database.transaction(async (transaction) => {
		await lockKept(transaction, person.id);
		const kept = { userId: person.id, resumeId, line };
		const state = await getKeptState(transaction, kept, now);
		if (state !== "kept" && (await countKept(transaction, person.id)) >= keptLimits.lines) {
			return rejected(sentences.full(keptLimits.lines), 409);
		}
		const use = { userId: person.id, resumeId, kind: "reading", now } as const;
		const refusal = isEveryones(decision) ? null : await recordUse(transaction, use);
		if (refusal) {
			const { waitSeconds } = refusal;
			return { ...rejected(messages.access.fairUse(waitSeconds), 429), retryAfter: waitSeconds };
		}
		if (state !== "kept") await addKept(transaction, { ...kept, place: found.place, now });
		return { success: true, message: sentences.kept };
	});
}
