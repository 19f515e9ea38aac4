import { findOwnEntry, ownEntries } from "#app/content/own/entries.server.ts";
import { newText, textEntry } from "#app/content/own/text-entry.server.ts";
import { findActors } from "#app/data/admin/audit-log.server.ts";
import { findWords, findWordVersions } from "#app/data/content/word-versions.server.ts";
import { auditActor } from "#app/domain/admin/audit.ts";
import { pick } from "#app/domain/base/pick.ts";
import { changedLines } from "#app/domain/content/line-changes.ts";
import { isTextKey } from "#app/domain/content/own-fields.ts";
import type { ShownVersion, WordsForm, WordsLine } from "#app/domain/content/words-form.ts";
import type { Uses } from "#app/services.ts";

/** How many versions a page of the history has. */
const shownVersions = 20;

/** All that can be written, and what of it is the owner's. */
export async function readWordsList({
	database,
	words,
}: Uses<"database" | "words">): Promise<{ forms: WordsLine[]; texts: WordsLine[] }> {
	const files = await words.files();
	const found = new Map((await findWords(database)).words.map((word) => [word.key, word]));
	const faults = new Map(words.faults().map(({ key, what }) => [key, what]));
	const lineOf = ({ key, title }: { key: string; title: string }): WordsLine => {
		const word = found.get(key);
		const changed = word?.value ? { version: word.version, at: dayOf(word.at) } : null;
		return { key, title, changed, fault: faults.get(key) ?? null };
	};
	const own = [...found.values()].filter(({ value }) => value).map(({ key }) => key);
	const texts = [...new Set([...files.texts.keys(), ...own])].filter(isTextKey);
	return {
		forms: ownEntries.map(lineOf),
		texts: texts
			.map((key) => lineOf(textEntry(key)))
			.sort((one, other) => one.title.localeCompare(other.title)),
	};
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * A form with what holds now, and its history, the newest version first.
 * @param before shows older versions only
 * @returns null where there are no such words
 */
export async function readWordsForm(
	{ database, words }: Uses<"database" | "words">,
	key: string,
	{ now, before }: { now: Date; before: number | undefined },
): Promise<WordsForm | null> {
	const entry = findOwnEntry(key);
	if (!entry) return null;
	const inFile = entry.inFile(await words.files());
	const [present] = await findWordVersions(database, key, { limit: 1 });
	const rows = await findWordVersions(database, key, { before, limit: shownVersions + 1 });
	const shown = rows.slice(0, shownVersions);
	const sessions = shown.map(({ sessionId }) => sessionId);
	const actors = new Map(
		(await findActors(database, sessions)).map((one) => [one.sessionId, auditActor(one)]),
	);
	const history = shown.map((row, index): ShownVersion => {
		const earlier = rows[index + 1]?.value ?? inFile ?? {};
		const value = row.value ?? inFile ?? {};
		return {
			version: row.version,
			when: `${row.at.toISOString().slice(0, 16).replace("T", " ")} UTC`,
			who: actors.get(row.sessionId) ?? "Unknown",
			session: row.sessionId.slice(0, 8),
			isFile: row.value === null,
			isPresent: row.version === present?.version,
			changes: entry.fields.flatMap(({ name, label }) => {
				const [was = "", is = ""] = [earlier[name], value[name]];
				return was === is ? [] : [{ label, lines: changedLines(was, is) }];
			}),
		};
	});
	return {
		key,
		...pick(entry, "title", "about", "fields"),
		values: { ...(inFile ?? newText(key, now)), ...present?.value },
		version: present?.version ?? 0,
		isFile: !present?.value,
		isOwn: inFile === null,
		fault: words.faults().find((one) => one.key === key)?.what ?? null,
		history,
		older: rows.length > shownVersions ? (shown.at(-1)?.version ?? null) : null,
	};
}
