import { insights } from "#app/domain/base/messages/tools.ts";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import { readGroupKey } from "#app/domain/insights/group-key.ts";
import { compareWithGroups, type ReadText } from "#app/domain/insights/own/compare-with-groups.ts";
import type {
	ReadingNews,
	ReadingTask,
	ViewAnswer,
	ViewTask,
} from "#app/domain/insights/own/group-counts.ts";
import { type MachineText, viewAsMachine } from "#app/domain/insights/own/parser-faults.ts";
import { fileProblem, pastedProblem, textOfBlocks } from "#app/domain/insights/pasted-resume.ts";
import { isLevel } from "#app/domain/insights/read-resume.ts";
import { openReader } from "#app/domain/insights/reading-model.ts";
import { beginsAs, fileKindOfName } from "#app/domain/intake/upload-rules.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { loadReaders, readFileInBrowser } from "#app/integrations/documents/browser/read-file.ts";

/**
 * The worker in which a browser reads and compares a person's own resume. It asks nobody for anything once
 * its scripts are there; the page ends it when it takes too long.
 */

const tell = (news: ReadingNews) => postMessage(news);

addEventListener("message", async ({ data }: MessageEvent<ReadingTask | ViewTask>) => {
	try {
		// What pdfjs says to itself comes this way too, and is neither.
		if ("isView" in data) tell({ kind: "view", answer: await view(data) });
		else if (data.counts) tell({ kind: "answer", answer: await compare(data) });
	} catch {
		tell({ kind: "failed" });
	}
});

async function compare({
	text,
	posting,
	file,
	group,
	near,
	level,
	today,
	counts,
}: ReadingTask): Promise<CompareResponse> {
	const read = file ? await readFile(file) : pastedText(text);
	if (typeof read === "string") return refuse(read, file ? "file" : "text", text);
	const comparison = await compareWithGroups(
		read,
		{ filters: readGroupKey(group), level: isLevel(level) ? level : null, posting },
		new Date(today),
		{
			reader: counts.model && openReader(counts.model),
			findGroup: async (key) => near[key] ?? counts.groups[key] ?? null,
		},
	);
	return { success: true, text: read.text, isFromFile: file !== null, posting, comparison };
}

/** Neither its length nor its words are judged: whatever has text is shown. */
async function view({ text, file, today }: ViewTask): Promise<ViewAnswer> {
	const read = file ? await readFile(file) : pastedText(text);
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
function pastedText(text: string): Read | string {
	const parts = { raw: text.split(/\r?\n/u), margins: [], columns: [], pages: null };
	return pastedProblem(text) ?? { text, blocks: plainTextBlocks(text), ...parts };
}

async function readFile({ name, bytes }: NonNullable<ReadingTask["file"]>): Promise<Read | string> {
	const kind = fileKindOfName(name);
	if (!kind || !beginsAs(kind, bytes)) return insights.wrongFile;
	if (kind === "doc") return insights.oldWordFile;
	const reading = await readFileInBrowser(bytes, kind, (page, pages) =>
		tell({ kind: "page", page, pages }),
	);
	if (!reading.success) return fileProblem(reading.reason);
	const { blocks, pages } = reading;
	const text = textOfBlocks(blocks);
	if (text.trim() === "") return insights.unreadableFile;
	return pastedProblem(text, pages) ?? { ...reading, text };
}

/** The first reading takes six times as long as the next ones: it is done with an example, before it is asked for. */
async function warmUp(): Promise<void> {
	await loadReaders();
	const job = "Engineer, Example\tMar 2021 – Present\n- Built 3 tools for 40 people\n";
	const text = `Ada Example\nada@example.com\nExperience\n${job.repeat(8)}Skills\nSQL`;
	const task = {
		text,
		posting: "",
		file: null,
		group: "",
		near: {},
		level: "",
		today: "2026-11-23",
	};
	await compare({ ...task, counts: { model: null, groups: {} } });
	await readFileInBrowser(new TextEncoder().encode(examplePdf), "pdf", () => {});
}

const examplePdf = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources <</Font <</F 4 0 R>>>>>> endobj
4 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
5 0 obj <</Length 43>> stream
BT /F 12 Tf 72 720 Td (Ada Example) Tj ET  
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`;

warmUp().then(
	() => tell({ kind: "ready" }),
	() => tell({ kind: "failed" }),
);
