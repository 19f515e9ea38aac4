import { findOwnEntry } from "#app/content/own/entries.server.ts";
import type { OwnEntry, OwnValues } from "#app/content/own/entry.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import {
	addWordVersion,
	findWordVersions,
	getWordVersion,
	keepWordDraft,
} from "#app/data/content/word-versions.server.ts";
import { changesBetween } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { previewParameter } from "#app/domain/content/own-fields.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

const { words: messages } = adminMessages;

/** What the form of a key was answered. */
export type Saved =
	| { success: true; message: string }
	| (Failure & {
			/** What is wrong with each field. */
			fieldErrors?: Record<string, string>;
			/** On 409 the version that stands now. */
			version?: number;
	  });

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
	form: WordsForm & { values: OwnValues },
): Promise<Saved> {
	return change(services, admin, form, "words.saved", async (entry) => {
		const value = Object.fromEntries(
			entry.fields.map(({ name }) => [name, plainLines(form.values[name] ?? "")]),
		);
		const read = entry.read(value, await services.words.files());
		if (!("fieldErrors" in read)) return { value };
		return { ...rejected(messages.failed), fieldErrors: read.fieldErrors };
	});
}

/** Makes an earlier version, or with 0 the file, the next one. */
export function takeWordsBack(
	services: Uses<"database" | "library" | "log" | "words">,
	admin: Admin,
	form: WordsForm & { to: number },
): Promise<Saved> {
	return change(services, admin, form, "words.taken-back", async (entry, transaction) => {
		if (form.to === 0) return { value: null };
		const earlier = await getWordVersion(transaction, form.key, form.to);
		if (!earlier) return rejected(messages.unknownVersion, 404);
		const { value } = earlier;
		const read = value && entry.read(value, await services.words.files());
		if (!read || "words" in read) return { value };
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
): Promise<{ success: true; address: string } | Exclude<Saved, { success: true }>> {
	return withUnexpectedFailure(services, messages.failed, async () => {
		const entry = findOwnEntry(key);
		if (!entry) return rejected(messages.unknown, 404);
		const value = Object.fromEntries(
			entry.fields.map(({ name }) => [name, plainLines(values[name] ?? "")]),
		);
		const read = entry.read(value, await services.words.files());
		if ("fieldErrors" in read) {
			return { ...rejected(messages.failed), fieldErrors: read.fieldErrors };
		}
		await keepWordDraft(services.database, admin.sessionId, { key, value });
		return { success: true, address: `${entry.page}?${previewParameter}` };
	});
}

/** A form ends its lines in two characters. Half a character cannot be stored. */
const plainLines = (typed: string) => typed.replaceAll("\r\n", "\n").toWellFormed();

async function change(
	services: Uses<"database" | "library" | "log" | "words">,
	admin: Admin,
	{ key, version }: WordsForm,
	action: "words.saved" | "words.taken-back",
	decide: (
		entry: OwnEntry,
		transaction: Transaction,
	) => Promise<{ value: OwnValues | null } | Exclude<Saved, { success: true }>>,
): Promise<Saved> {
	return withUnexpectedFailure(services, messages.failed, async (): Promise<Saved> => {
		const entry = findOwnEntry(key);
		if (!entry) return rejected(messages.unknown, 404);
		const inFile = entry.inFile(await services.words.files());
		const saved = await services.database.transaction(async (transaction): Promise<Saved> => {
			const next = await decide(entry, transaction);
			if (!("value" in next)) return next;
			const [present] = await findWordVersions(transaction, key, { limit: 1 });
			const stale = (now: number) => ({ ...rejected(messages.stale, 409), version: now });
			if ((present?.version ?? 0) !== version) return stale(present?.version ?? 0);
			const before = present?.value ?? inFile ?? {};
			const names = entry.fields.map(({ name }) => name);
			const changes = changesBetween<OwnValues>(before, next.value ?? inFile ?? {}, names);
			if (!changes) return { success: true, message: messages.same };
			const word = { key, version: version + 1, value: next.value };
			// Another form may have been quicker since.
			if (!(await addWordVersion(transaction, admin, word))) return stale(version + 1);
			// Whole texts stand in the history.
			const isText = entry.fields.some(({ box }) => box === "text");
			await writeAudit(transaction, admin, {
				action,
				subject: "words",
				subjectId: key,
				label: `${entry.title}, version ${version + 1}`,
				changes: isText ? null : changes,
			});
			return {
				success: true,
				message: action === "words.saved" ? messages.saved : messages.takenBack,
			};
		});
		if (saved.success && saved.message !== messages.same) {
			await services.words.load();
			services.library.invalidate();
		}
		return saved;
	});
}
