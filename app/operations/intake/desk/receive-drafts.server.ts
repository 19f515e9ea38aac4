import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { addDraft, countDrafts } from "#app/data/intake/drafts.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import { emptyDocument } from "#app/domain/intake/desk/document-of-blocks.ts";
import { intakeKindOf, intakeLimits, isTooLong } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { proposeNames } from "#app/domain/intake/person-name.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import { fileKindOfName, shownFileName } from "#app/domain/intake/upload-rules.ts";
import { readJsonResume } from "#app/domain/reader/json-resume.ts";
import { problemOfStructure } from "#app/integrations/documents/file-structure.server.ts";
import { unpackFiles } from "#app/integrations/files/unpack-files.server.ts";
import type { SentFile } from "#app/integrations/multipart.server.ts";
import { storeUpload } from "#app/operations/intake/receive-upload.server.ts";
import type { Uses } from "#app/services.ts";
import { proposalOf } from "./fill-draft.server.ts";

type Needed = Uses<"clock" | "database" | "files" | "jobs" | "log">;

/** A file by itself: with its bytes, or with what is wrong with it, once it is opened. */
type OneFile = { name: string; open: () => Promise<Opened> };
type Opened = { bytes: Uint8Array } | { problem: string };

/** What became of the files: every one is a draft, and a failed one says why. */
export type ReceivedDrafts = { added: number; failed: { name: string; problem: string }[] };

/**
 * Takes in files for the desk, and those in archives. Each becomes a draft; one that cannot be taken is one as well,
 * which says why, and stops no other.
 * @param said what is true of all of them, such as where they come from
 */
export async function receiveDrafts(
	services: Needed,
	files: readonly SentFile[],
	said: ResumeFormValues,
	now: Date,
): Promise<ReceivedDrafts> {
	const { database, log } = services;
	const room = intakeLimits.drafts - (await countDrafts(database)).all;
	const openAndAdd = async ({ open }: OneFile, name: string, at: Date) => {
		try {
			const opened = await open();
			if ("problem" in opened) return opened.problem;
			const added = await addOne(services, { ...opened, name }, said, at);
			return added.success ? null : added.error;
		} catch (error) {
			log.error({ error }, "A file could not be put on the desk");
			return adminMessages.uploads.failed(adminMessages.uploads.reasons.unexpected);
		}
	};
	const result: ReceivedDrafts = { added: 0, failed: [] };
	for (const [index, file] of files
		.flatMap((sent, at) => expand(sent, intakeLimits.files - at))
		.entries()) {
		const name = shownFileName(file.name);
		const placedAt = new Date(now.getTime() + index);
		const problem =
			index >= intakeLimits.files
				? intakeMessages.tooMany(intakeLimits.files)
				: index >= room
					? intakeMessages.deskFull(intakeLimits.drafts)
					: await openAndAdd(file, name, placedAt);
		if (problem === null) {
			result.added++;
			continue;
		}
		result.failed.push({ name, problem });
		if (index < room)
			await addDraft(database, { ...blank(name, placedAt), status: "failed", problem });
	}
	return result;
}

const blank = (fileName: string, at: Date) => ({
	fileName,
	document: emptyDocument(),
	fields: {},
	doubts: [],
	unplaced: [],
	names: [],
	blur: noBlur,
	waivers: [],
	removals: [],
	placedAt: at,
	createdAt: at,
});

/** A file, or the files of an archive. */
function expand({ name, bytes }: SentFile, most: number): OneFile[] {
	const one = (opened: Opened): OneFile[] => [{ name, open: async () => opened }];
	if (!bytes) return one({ problem: intakeMessages.fileTooLarge });
	const kind = intakeKindOf(name);
	if (!kind) return one({ problem: intakeMessages.wrongType });
	const isTooLarge = kind !== "archive" && bytes.length > intakeLimits.fileBytes;
	if (isTooLarge) return one({ problem: intakeMessages.fileTooLarge });
	if (kind !== "archive") return one({ bytes });
	const unpacked = unpackFiles(bytes, most);
	if (!unpacked.success) return one({ problem: intakeMessages.archive[unpacked.problem] });
	if (unpacked.files.length === 0) return one({ problem: intakeMessages.archive.empty });
	return unpacked.files.map(({ name, unpack }) => ({
		name,
		open: async () => {
			const opened = await unpack();
			return "bytes" in opened ? opened : { problem: intakeMessages.archive[opened.problem] };
		},
	}));
}

type AddedDraft =
	| { success: true; draftId: string }
	| { success: false; error: string; status?: number };

/**
 * Makes a draft of a file, which is read by a job.
 * @param keep writes the draft, with what belongs to it, in one transaction; the desk alone writes nothing besides
 */
export async function addOne(
	services: Needed,
	file: { name: string; bytes: Uint8Array },
	said: ResumeFormValues,
	at: Date,
	keep: KeepDraft = addDraft,
): Promise<AddedDraft> {
	if (intakeKindOf(file.name) === "json") return addJson(services, file, said, at, keep);
	const kind = fileKindOfName(file.name);
	if (!kind) return refused(intakeMessages.wrongType);
	const problem = await problemOfStructure(file.bytes, kind);
	if (problem) return refused(adminMessages.uploads.problems[problem]);
	const draft = { ...blank(file.name, at), fields: said, status: "waiting" as const };
	const stored = await storeUpload(
		services,
		{ ...file, kind },
		at,
		async (transaction, uploadId) => {
			const draftId = await keep(transaction, { ...draft, uploadId });
			const queued = { key: draftId, transaction: jobTransaction(transaction) };
			await services.jobs.enqueue("read-draft", { draftId }, queued);
			return draftId;
		},
	);
	return stored.success ? { success: true, draftId: stored.kept } : stored;
}

export type KeepDraft = (
	transaction: Transaction,
	draft: Parameters<typeof addDraft>[1],
) => ReturnType<typeof addDraft>;

const refused = (error: string) => ({ success: false as const, error });

async function addJson(
	{ database }: Needed,
	{ name, bytes }: { name: string; bytes: Uint8Array },
	said: ResumeFormValues,
	at: Date,
	keep: KeepDraft,
): Promise<AddedDraft> {
	const read = readJsonResume(new TextDecoder().decode(bytes));
	if (!read.success) return refused(intakeMessages.notJsonResume);
	const { document, left } = read;
	if (isTooLong({ document, fields: {}, removals: [] })) return refused(intakeMessages.fileTooLong);
	const person = document.basics.name;
	const proposed = proposeNames({
		properties: [person],
		fileName: name,
		largest: [person],
		lines: [person],
		margins: [],
		handles: [],
	});
	const names = [...new Set([...(person ? [person] : []), ...proposed])];
	const reading = { document, doubts: [], unplaced: [] };
	const proposal = await proposalOf(database, reading, { said, names }, at);
	const draft = {
		...blank(name, at),
		...proposal,
		names,
		status: "ready" as const,
		problem: left.length > 0 ? intakeMessages.partsLeft(left) : null,
	};
	const draftId = await database.transaction((transaction) => keep(transaction, draft));
	return { success: true, draftId };
}
