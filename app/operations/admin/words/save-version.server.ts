import { findOwnEntry } from "#app/content/own/entries.server.ts";
import type { FileWords, OwnEntry, OwnValues } from "#app/content/own/entry.ts";
import { newText } from "#app/content/own/text-entry.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import {
	addWordVersion,
	findWordVersions,
	keepWordDraft,
} from "#app/data/content/word-versions.server.ts";
import { changesBetween } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isTextKey, previewParameter } from "#app/domain/content/own-fields.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

const { words: messages } = adminMessages;

/** What was not saved, and why. */
export type Refused = Failure & {
	/** What is wrong with each field. */
	fieldErrors?: Record<string, string>;
};
type Saved = { success: true; message: string; isTypedKept?: boolean } | Refused;

type WordsForm = {
	key: string;
	/** The version that the form began with; 0 is the file. */
	version: number;
};

/**
 * Saves what the owner has written as the next version. Nothing is written when nothing is different, and nothing
 * of a form that began with an older version. Every page of this process shows it at once, of others within a second.
 */
export function saveWords(
	services: Uses<"database" | "library" | "log" | "words">,
	admin: Admin,
	{ values, ...form }: WordsForm & { values: OwnValues },
): Promise<Saved> {
	return change(services, admin, form, "words.saved", async ({ entry, files }) =>
		readTyped(entry, values, files),
	);
}

/**
 * Makes an earlier version, or with 0 the file, the next one.
 * @param form.values what is typed meanwhile: where it is not what holds, `isTypedKept` says that it has to stay
 */
export function takeWordsBack(
	services: Uses<"database" | "library" | "log" | "words">,
	admin: Admin,
	{ to, values, ...form }: WordsForm & { to: number; values?: OwnValues },
): Promise<Saved> {
	return change(services, admin, form, "words.taken-back", async (asked) => {
		const { entry, files, before, transaction } = asked;
		const names = entry.fields.map(({ name }) => name);
		const shown = { ...newText(form.key, admin.now), ...before };
		const isTyped = values && changesBetween(shown, asTyped(entry, values), names) !== null;
		const kept = isTyped ? { isTypedKept: true } : {};
		if (to === 0) return { value: null, ...kept };
		const [earlier] = await findWordVersions(transaction, form.key, { before: to + 1, limit: 1 });
		if (earlier?.version !== to) return rejected(messages.unknownVersion, 404);
		const { value } = earlier;
		const read = value && entry.read(value, files);
		if (!read || "words" in read) return { value, ...kept };
		return rejected(messages.unfit(Object.values(read.fieldErrors)[0] ?? ""), 409);
	});
}

/**
 * Keeps what the owner has typed so that they, and nobody else, can look at its page.
 * @returns the address of the page
 */
export function previewWords(
	services: Uses<"database" | "log" | "words">,
	admin: Admin,
	{ key, values }: { key: string; values: OwnValues },
): Promise<{ success: true; address: string } | Refused> {
	return withUnexpectedFailure(services, messages.failed, async () => {
		const entry = findOwnEntry(key);
		if (!entry) return rejected(messages.unknown, 404);
		const typed = readTyped(entry, values, await services.words.files());
		if (!("value" in typed)) return typed;
		await keepWordDraft(services.database, admin.sessionId, { key, ...typed });
		return { success: true, address: `${entry.page}?${previewParameter}` };
	});
}

/** The fields of a form as they are kept. A browser ends lines in two characters, and half a character cannot be stored. */
const asTyped = (entry: OwnEntry, typed: OwnValues): OwnValues =>
	Object.fromEntries(
		entry.fields.map(({ name }) => [
			name,
			(typed[name] ?? "").replaceAll("\r\n", "\n").toWellFormed(),
		]),
	);

function readTyped(
	entry: OwnEntry,
	typed: OwnValues,
	files: FileWords,
): { value: OwnValues } | Refused {
	const value = asTyped(entry, typed);
	const read = entry.read(value, files);
	if ("words" in read) return { value };
	return { ...rejected(messages.failed), fieldErrors: read.fieldErrors };
}

function change(
	services: Uses<"database" | "library" | "log" | "words">,
	admin: Admin,
	{ key, version }: WordsForm,
	action: "words.saved" | "words.taken-back",
	decide: (asked: {
		entry: OwnEntry;
		files: FileWords;
		/** What holds. */
		before: OwnValues;
		transaction: Transaction;
	}) => Promise<{ value: OwnValues | null; isTypedKept?: boolean } | Refused>,
): Promise<Saved> {
	return withUnexpectedFailure(services, messages.failed, async (): Promise<Saved> => {
		const entry = findOwnEntry(key);
		if (!entry) return rejected(messages.unknown, 404);
		const files = await services.words.files();
		const inFile = entry.inFile(files) ?? {};
		const saved = await services.database.transaction(async (transaction): Promise<Saved> => {
			const [present] = await findWordVersions(transaction, key, { limit: 1 });
			const before: OwnValues = { ...inFile, ...present?.value };
			const next = await decide({ entry, files, before, transaction });
			if (!("value" in next)) return next;
			const stale = rejected(messages.stale, 409);
			if ((present?.version ?? 0) !== version) return stale;
			const names = entry.fields.map(({ name }) => name);
			const kept = next.isTypedKept ? { isTypedKept: true } : {};
			const changes = changesBetween(before, next.value ?? inFile, names);
			if (!changes) return { success: true, message: messages.same, ...kept };
			const word = { key, version: version + 1, value: next.value };
			// Another form may have been quicker since.
			if (!(await addWordVersion(transaction, admin, word))) return stale;
			await writeAudit(transaction, admin, {
				action,
				subject: "words",
				subjectId: key,
				label: `${entry.title}, version ${word.version}`,
				// Whole texts stand in the history.
				changes: isTextKey(key) ? null : changes,
			});
			return {
				success: true,
				message: action === "words.saved" ? messages.saved : messages.takenBack,
				...kept,
			};
		});
		if (saved.success && saved.message !== messages.same) {
			await services.words.load();
			await services.library.invalidate();
		}
		return saved;
	});
}
