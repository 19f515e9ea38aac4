import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { blockedContent, takedowns } from "#app/data/base/schema/intake.server.ts";
import { clearedEntry } from "#app/domain/intake/contribution/withdrawn-entry.ts";
import { type EntryFacts, isTelling, type KnownBy } from "#app/domain/intake/takedown.ts";
import { entryHashes, findFileHashes, getTakedown, readFingerprint } from "./takedowns.server.ts";

/** By what a resume is known again: what its takedown has written down, or one would write down now. */
export async function findKnownBy(
	connection: Connection,
	{ id, fields }: { id: string; fields: EntryFacts & { fileUrl: string | null } },
): Promise<KnownBy> {
	const takedown = await getTakedown(connection, id);
	if (!takedown) {
		return {
			file: (await findFileHashes(connection, id)).length > 0,
			words: (await readFingerprint(connection, id)) !== null,
			entry: isTelling(fields),
			address: fields.fileUrl !== null,
		};
	}
	const [stored] = await connection
		.select({ words: sql<boolean>`${takedowns.fingerprint} is not null` })
		.from(takedowns)
		.where(eq(takedowns.id, takedown.id));
	const marks = await connection
		.select({
			hash: blockedContent.hash,
			// A file that is gone left its hash in one of them.
			isFile: sql<boolean>`exists (select from withdrawn_files where sha256 = ${blockedContent.hash})
				or exists (select from resume_uploads where sha256 = ${blockedContent.hash})`,
		})
		.from(blockedContent)
		.where(eq(blockedContent.takedownId, takedown.id));
	// The address went with the file, and of a contributed one the entry too: that one had no address.
	const own = entryHashes({ ...fields, fileUrl: null });
	const isEntry = (hash: string) => fields.title === clearedEntry.title || own.includes(hash);
	const others = marks.filter(({ isFile }) => !isFile);
	return {
		file: marks.some(({ isFile }) => isFile),
		words: stored?.words === true,
		entry: others.some(({ hash }) => isEntry(hash)),
		address: others.some(({ hash }) => !isEntry(hash)),
	};
}
