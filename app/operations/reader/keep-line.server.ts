import {
	addKept,
	countKept,
	findLinesOf,
	getKeptState,
	lockKept,
	removeKept,
	restoreKept,
	writeKept,
} from "#app/data/reader/kept-lines.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { isEveryones, isReadableNow } from "#app/domain/reader/access.ts";
import type { KeptLineChange } from "#app/domain/reader/keeping-form.ts";
import { keptLimits, type LineReference } from "#app/domain/reader/kept-line.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { decideAccess } from "./open-resume.server.ts";
import { recordUse } from "./record-use.server.ts";

const sentences = messages.keeping;
type Result = { success: true; message: string } | Failure;

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
				return (await writeKept(database, kept, change))
					? { success: true, message: sentences.written }
					: rejected(sentences.notKept, 409);
			case "remove":
				return (await removeKept(database, kept, now))
					? { success: true, message: sentences.removed }
					: rejected(sentences.notKept, 409);
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

/** Keeps a line of a resume that is open to the person, and records that its words have left. */
async function keepLine(
	services: Uses<"database" | "renewals">,
	person: Person,
	{ resumeId, line }: LineReference,
	now: Date,
): Promise<Result> {
	const { database } = services;
	const decision = await decideAccess(services, person, resumeId, now);
	if (!isReadableNow(decision)) return rejected(sentences.notOpened, 403);
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
