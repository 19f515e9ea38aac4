import { versionOf } from "#app/data/base/content-version.server.ts";
import { getNoted, writeNotes } from "#app/data/intake/contribution/margin-notes.server.ts";
import {
	getOwnPublished,
	holdPublished,
} from "#app/data/intake/contribution/published-own.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import {
	type NotableLine,
	notableLines,
	readNotes,
} from "#app/domain/intake/contribution/margin-notes.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import type { Uses } from "#app/services.ts";

type OwnNotes = {
	title: string;
	/** Of the notes, as they stand. */
	version: string;
	lines: (NotableLine & { note: string })[];
};

/** The lines of a person's own resume with their notes; null of one that is not theirs or not in the library. */
export async function readOwnNotes(
	{ database }: Uses<"database">,
	{ person }: Pick<MemberRequest, "person">,
	id: string,
): Promise<OwnNotes | null> {
	const own = await getOwnPublished(database, id, person.id);
	if (!own?.resumeId || own.withdrawnAt || own.takenOutAt) return null;
	const noted = await getNoted(database, own.resumeId);
	const notes = new Map(noted?.notes.map(({ line, note }) => [line, note]));
	const lines = noted ? notableLines(noted.document) : [];
	return {
		title: own.title ?? "",
		version: versionOf(noted?.notes ?? []),
		lines: lines.map((one) => ({ ...one, note: notes.get(one.line) ?? "" })),
	};
}

/**
 * Writes the notes of a person's own resume, all at once, and nothing of a form that began with other ones: the owner
 * may have removed one. Each is shown to those who may read the resume, and stands in no file.
 * @param typed by the fields of `noteField`, and the `version` of the notes that the form began with
 */
export function writeMarginNotes(
	services: Uses<"clock" | "database" | "jobs" | "library" | "limits" | "log">,
	{ person }: Pick<MemberRequest, "person">,
	id: string,
	typed: Record<string, string>,
): Promise<
	{ success: true; message: string } | (Failure & { fieldErrors?: Record<string, string> })
> {
	return withUnexpectedFailure(services, contributing.failed, async () => {
		const wait = await services.limits.consume(limits.savePerPerson, person.id);
		if (wait) return rateLimited(wait);
		const result = await services.database.transaction(async (transaction) => {
			const contribution = await holdPublished(transaction, id, person.id);
			if (!contribution) return rejected(contributing.missing, 404);
			const { resumeId, withdrawnAt } = contribution;
			const noted = resumeId && !withdrawnAt ? await getNoted(transaction, resumeId) : null;
			if (!resumeId || !noted) return rejected(contributing.alreadyWithdrawn, 409);
			if (typed.version !== versionOf(noted.notes)) return rejected(contributing.notesStale, 409);
			const read = readNotes(notableLines(noted.document), typed);
			if (!read.success) {
				return { ...rejected(contributing.notesRefused), fieldErrors: read.fieldErrors };
			}
			await writeNotes(transaction, resumeId, read.notes);
			return { success: true as const, message: contributing.notesSaved };
		});
		// Of a resume that is open to everyone, cached pages show them.
		if (result.success) await libraryChanged(services);
		return result;
	});
}
