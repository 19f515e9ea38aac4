import type { Database } from "#app/data/base/database.server.ts";
import { findLibraryLines, findLineTexts } from "#app/data/reader/lines-in-words.server.ts";
import { findLastUsed } from "#app/data/reader/resume-uses.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { type AccessFacts, decideResumeAccess, isReadableNow } from "#app/domain/reader/access.ts";
import { hasRunningPro, isPackRunning } from "#app/domain/reader/entitlements.ts";
import {
	filterOf,
	filterResumes,
	type LibraryFilter,
	type OpenedMarks,
	type OriginalityMarks,
	runsOf,
} from "#app/domain/reader/originality.ts";
import { createPace } from "#app/integrations/pace.server.ts";
import type { Uses } from "#app/services.ts";

/** Of those that a person has used, the latest are enough: they write with these in mind. */
const mostOpened = 100;

/**
 * What a browser needs to check a text by itself. Nobody sends the text here.
 * @param role the filter of the library is made of resumes of this role; empty for all
 */
export async function readMarks(
	{ database, library }: Uses<"database" | "library">,
	person: Person,
	role: string,
	now: Date,
): Promise<OriginalityMarks> {
	const rights = await getRights(database, person.id, person.mailboxHash);
	const hasPaidRight =
		hasRunningPro(rights, now) || rights.packs.some((pack) => isPackRunning(pack, now));
	const used = await findLastUsed(database, person.id, mostOpened);
	const open = used.filter(({ resume, unlock }) => {
		const facts: AccessFacts = {
			person: { emailConfirmed: person.emailConfirmed },
			resume,
			...rights,
			unlock,
		};
		return isReadableNow(decideResumeAccess(facts, now));
	});
	const texts = await findLineTexts(
		database,
		open.map(({ id }) => id),
	);
	const linesOf = Map.groupBy(texts, ({ resumeId }) => resumeId);
	const opened = open.map(({ id, title, company }): OpenedMarks => {
		const runs = (linesOf.get(id) ?? []).flatMap(({ text }) => runsOf(text));
		return { id, title, company, runs: [...new Set(runs)] };
	});
	return { opened, library: hasPaidRight ? await library.lineFilters(role) : null };
}

/** A part is read at once: so many resumes. */
const partSize = 200;

/** The filter of the newest resumes of a role, or of the library. Costly; ask `services.library.lineFilters`. */
export async function makeLineFilter(
	database: Database,
	role: string,
	of: number,
): Promise<LibraryFilter> {
	const pace = createPace();
	const runs = new Set<number>();
	let resumes = 0;
	let after: { createdAt: Date; id: string } | null = null;
	while (resumes < filterResumes) {
		const part: Awaited<ReturnType<typeof findLibraryLines>> = await findLibraryLines(
			database,
			role,
			after,
			partSize,
		);
		for (const { lines } of part) {
			for (const run of lines.flatMap(runsOf)) runs.add(run);
			await pace();
		}
		resumes += part.length;
		after = part.at(-1) ?? null;
		if (part.length < partSize) break;
	}
	return {
		resumes,
		of: Math.max(of, resumes),
		bits: Buffer.from(filterOf(runs)).toString("base64"),
	};
}
