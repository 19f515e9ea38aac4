import { reading as messages } from "#app/domain/base/messages/reading.ts";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import { readGroupKey } from "#app/domain/insights/group-key.ts";
import {
	compareWithGroups,
	type ReadText,
	type Yardstick,
} from "#app/domain/insights/own/compare-with-groups.ts";
import type {
	GivenCounts,
	GivenFile,
	GroupsByKey,
	OwnFile,
	ReadingNews,
	ReadingTask,
	ViewAnswer,
	ViewTask,
} from "#app/domain/insights/own/group-counts.ts";
import { type MachineText, viewAsMachine } from "#app/domain/insights/own/parser-faults.ts";
import {
	beginningProblem,
	fileProblem,
	lengthProblem,
	mayBeReadElsewhere,
	pastedProblem,
	textOfBlocks,
} from "#app/domain/insights/pasted-resume.ts";
import { isLevel } from "#app/domain/insights/read-resume.ts";
import { openReader } from "#app/domain/insights/reading-model.ts";
import { fileKindOfName } from "#app/domain/intake/upload-rules.ts";
import { linesOfText, plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { mixedLines } from "#app/domain/reader/sheet/mixed-columns.ts";
import { examplePdf } from "#app/integrations/documents/browser/example-pdf.ts";
import { loadReaders, readFileInBrowser } from "#app/integrations/documents/browser/read-file.ts";

/**
 * The worker in which a browser reads and compares a person's own resume. It asks nobody for anything once
 * its scripts are there; the page ends it when it takes too long.
 */

const tell = (news: ReadingNews) => postMessage(news);

/** What the library has to compare with; it comes once, and the model is unpacked once. */
let library: { reader: Yardstick["reader"]; groups: GroupsByKey } = { reader: null, groups: {} };

/** The file that was chosen last, as it is being read. */
let ahead: { key: string; reading: Promise<Read | string> } | null = null;

/** What was read from a file last. */
let last: Read | null = null;

/** Whether the person has given anything. */
let isAsked = false;

type Message = GivenCounts | GivenFile | ReadingTask | ViewTask;

addEventListener("message", async ({ data }: MessageEvent<Message>) => {
	isAsked ||= "ahead" in data || "isView" in data || "posting" in data;
	try {
		// What pdfjs says to itself comes this way too, and is none of these.
		if ("counts" in data) {
			const { model, groups } = data.counts;
			library = { reader: model && openReader(model), groups };
			await compareExample();
		} else if ("ahead" in data) readAhead(data.ahead);
		else if ("isView" in data) tell({ kind: "view", answer: await view(data) });
		else if ("posting" in data) tell({ kind: "answer", answer: await compare(data) });
	} catch {
		tell({ kind: "failed" });
	}
});

async function compare({
	text,
	posting,
	file,
	pages,
	group,
	near,
	level,
	today,
}: ReadingTask): Promise<CompareResponse> {
	// A file's own text is read as the file was, for another level.
	const known = last?.text === text ? last : pastedText(text, pages);
	const read = file ? await readFile(file) : known;
	if (typeof read === "string") return refuse(read, file ? "file" : "text", text);
	if (file) last = read;
	const comparison = await compareWithGroups(
		read,
		{ filters: readGroupKey(group), level: isLevel(level) ? level : null, posting },
		new Date(today),
		{
			reader: library.reader,
			findGroup: async (key) => near[key] ?? library.groups[key] ?? null,
		},
	);
	const { unread } = read;
	return { success: true, text: read.text, pages: read.pages, posting, comparison, unread };
}

/** Its words are not judged: whatever has text is shown, if it is not too long. */
async function view({ text, file, today }: ViewTask): Promise<ViewAnswer> {
	const read = file ? await readFile(file, lengthProblem) : pastedText(text, null, lengthProblem);
	const field = file ? "file" : "text";
	if (typeof read === "string") return { success: false, problem: read, field };
	return { success: true, view: viewAsMachine(read, new Date(today)) };
}

const refuse = (sentence: string, field: "file" | "text", text: string): CompareResponse => ({
	success: false,
	fieldErrors: { [field]: sentence },
	values: { text },
});

type Read = ReadText & MachineText;

/** What was read, or the sentence why nothing was. */
function pastedText(text: string, pages: number | null, judge = pastedProblem): Read | string {
	const raw = linesOfText(text);
	const parts = { raw, margins: [], columns: mixedLines(raw), pages };
	return judge(text) ?? { text, blocks: plainTextBlocks(text), ...parts };
}

function readAhead(file: OwnFile): void {
	const reading = readFile(file);
	// Who asks for it is told.
	reading.catch(() => {});
	ahead = { key: file.key, reading };
}

async function readFile(
	{ key, name, bytes }: OwnFile,
	judge = pastedProblem,
): Promise<Read | string> {
	if (ahead?.key === key) return ahead.reading;
	const kind = fileKindOfName(name);
	const problem = beginningProblem(kind, bytes);
	if (!kind || problem) return problem ?? messages.wrongFile;
	if (kind === "doc") return messages.oldWordFile;
	const reading = await readFileInBrowser(bytes, kind, (page, pages) =>
		tell({ kind: "page", page, pages }),
	);
	if (!reading.success) {
		return reading.reason === "unread" ? messages.unreadFonts : fileProblem(reading.reason);
	}
	const { blocks, pages, unread } = reading;
	const text = textOfBlocks(blocks);
	if (text.trim() === "") return messages.textlessFile;
	const fault = judge(text, pages);
	// What is too short may be longer.
	if (fault) return unread?.length && mayBeReadElsewhere(fault) ? messages.unreadFonts : fault;
	return { ...reading, text };
}

/**
 * The first reading takes several times as long as the next ones: it is done with examples, before it is asked for.
 * After the first example the worker is ready; the others are for the time until it is asked.
 */
async function warmUp(): Promise<void> {
	await loadReaders();
	const example = await examplePdf();
	for (let time = 0; time < 4 && !isAsked; time++) {
		await compareExample();
		await readFileInBrowser(example, "pdf", () => {});
		tell({ kind: "ready" });
		// What was asked meanwhile comes first.
		await new Promise((resolve) => setTimeout(resolve));
	}
}

/** With all that resumes are made of, so that none of it is done for the first time with the person's own. */
const exampleResume = `Ada Example
ada@example.com
Experience
Senior Engineer, Example\tMar 2021 – Present
- Built 3 tools for 40 people, which cut cost by 12%
- Led a team of 4
Engineer\t06/2018 – 02/2021
Example GmbH, Berlin
- Built tools in Python, SQL
Education
Example University, 2014 – 2018
Skills
TypeScript, Python, SQL`;

async function compareExample(): Promise<void> {
	const day = { level: "", today: "2026-11-23" };
	const task = { text: exampleResume, posting: "", file: null, pages: null, group: "", near: {} };
	for (let time = 0; time < 2; time++) await compare({ ...task, ...day });
}

warmUp().catch(() => tell({ kind: "failed" }));
