import type { Connection } from "#app/data/base/database.server.ts";
import { readHold } from "#app/data/billing/subscriptions.server.ts";
import { findReturned } from "#app/data/billing/swaps.server.ts";
import { findKept, type KeptRow } from "#app/data/reader/kept-lines.server.ts";
import { findLineTexts } from "#app/data/reader/lines-in-words.server.ts";
import { getRights, type Rights } from "#app/data/reader/rights.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { SubscriptionHold } from "#app/domain/billing/plan-view.ts";
import { originSentence } from "#app/domain/library/provenance.ts";
import { type AccessFacts, decideResumeAccess, isReadableNow } from "#app/domain/reader/access.ts";
import { denialCause, type ReturnedCredit } from "#app/domain/reader/denial-cause.ts";
import type { KeptLine, KeptWords } from "#app/domain/reader/kept-line.ts";
import { structureOf } from "#app/domain/reader/line-blanks.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";

/**
 * A member's kept lines, the latest first. The words of each are read through the access decision of this moment:
 * where the resume is closed, withdrawn or changed, the line says so, and the note stays.
 * @param options.limit only the latest
 * @param options.rights the person's, where they have been read
 */
export async function readKeptLines(
	{ database }: { database: Connection },
	person: Person,
	now: Date,
	{ limit, rights: known }: { limit?: number; rights?: Rights } = {},
): Promise<KeptLine[]> {
	const rows = await findKept(database, person.id, limit);
	if (rows.length === 0) return [];
	const rights = known ?? (await getRights(database, person.id, person.mailboxHash));
	const factsOf = ({ resume, unlock }: KeptRow): AccessFacts => ({
		person: { emailConfirmed: person.emailConfirmed },
		resume,
		...rights,
		unlock,
	});
	const open = rows.filter((row) => isReadableNow(decideResumeAccess(factsOf(row), now)));
	const texts = await findTexts(database, open);
	const closed = rows.filter((row) => !open.includes(row)).map(({ resumeId }) => resumeId);
	const returned = await findReturned(database, person.id, closed);
	const subscription = closed.length > 0 ? rights.subscription : null;
	const hold = await readHold(database, person.id, subscription, now);
	return rows.map((row) => {
		const { resumeId, line, title, note, group, keptAt } = row;
		const words = open.includes(row)
			? wordsOf(texts.get(row))
			: describeClosed(factsOf(row), { returned: returned.get(resumeId), hold }, now);
		return {
			...{ resumeId, line, title, note, group },
			origin: originSentence(row),
			keptAt: keptAt.toISOString(),
			...words,
		};
	});
}

/** Looks where each line was kept, and only for those that have moved in the whole resume. */
async function findTexts(
	database: Connection,
	rows: readonly KeptRow[],
): Promise<Map<KeptRow, string>> {
	const found = new Map<KeptRow, string>();
	const settle = (texts: Awaited<ReturnType<typeof findLineTexts>>, from: readonly KeptRow[]) => {
		const byName = new Map(
			texts.map(({ resumeId, text }) => [`${resumeId}.${lineHash(text)}`, text]),
		);
		for (const row of from) {
			const text = byName.get(`${row.resumeId}.${row.line}`);
			if (text !== undefined) found.set(row, text);
		}
	};
	const ids = rows.map(({ resumeId }) => resumeId);
	settle(
		await findLineTexts(
			database,
			ids,
			rows.map(({ place }) => place),
		),
		rows,
	);
	const moved = rows.filter((row) => !found.has(row));
	settle(await findLineTexts(database, [...new Set(moved.map(({ resumeId }) => resumeId))]), moved);
	return found;
}

const wordsOf = (text: string | undefined): KeptWords =>
	text === undefined
		? { state: "changed", cause: messages.keeping.changedSince }
		: { state: "open", text, structure: structureOf(text) };

/** Why the words are gone; a credit or another right may open them again, which the preview says. */
function describeClosed(
	facts: AccessFacts,
	known: { returned: ReturnedCredit | undefined; hold: SubscriptionHold | null },
	now: Date,
): KeptWords {
	const decision = decideResumeAccess(facts, now);
	if (!decision.allowed && decision.reason === "withdrawn") {
		return { state: "withdrawn", cause: messages.access.withdrawn };
	}
	const reason = decision.allowed ? "unopened" : decision.reason;
	const cause = denialCause(reason, facts, now, { wasOpen: true, ...known });
	return { state: "closed", cause: cause ?? messages.keeping.closed };
}
