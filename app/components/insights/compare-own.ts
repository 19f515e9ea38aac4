import { reading } from "#app/domain/base/messages/reading.ts";
import { insights } from "#app/domain/base/messages/tools.ts";
import type { Compared, CompareResponse } from "#app/domain/insights/comparison-result.ts";
import type { OwnFile, ReadingTask } from "#app/domain/insights/own/group-counts.ts";
import { readPages } from "#app/domain/insights/own/pages-of-text.ts";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { givenProblem } from "#app/domain/insights/posting/given-text.ts";
import { askLibrary } from "./ask-library.ts";
import type { ComparingReader, Progress } from "./reading-worker.ts";

/** The group that is chosen by its address, the groups around it, and the day. */
export type Beside = Pick<ReadingTask, "group" | "near" | "today">;

/** A file as the worker takes it. */
export const ownFile = async (file: File): Promise<OwnFile> => ({
	key: `${file.name} ${file.size} ${file.lastModified}`,
	name: file.name,
	bytes: new Uint8Array(await file.arrayBuffer()),
});

type Asked = {
	beside: Beside;
	/** The last comparison. */
	before: Compared | undefined;
	onPage: (progress: Progress) => void;
};

/** Compares what stands in the form. Never throws: what this browser cannot do is said, with the form as it was. */
export async function compareOwn(
	reader: Pick<ComparingReader, "read">,
	form: FormData,
	{ beside, before, onPage }: Asked,
): Promise<CompareResponse> {
	const typed = (name: string) => String(form.get(name) ?? "");
	const text = typed("text").replaceAll("\r\n", "\n");
	const posting = typed("posting");
	const pages = typed("pages");
	// A button names another level; without one the level that was named before stays.
	const level = form.has("level") ? typed("level") : typed("named");
	const chosen = form.get("file");
	const file = chosen instanceof File && chosen.name !== "" ? chosen : null;
	const values = { text, posting, pages, named: level };
	const unlike = givenProblem(posting);
	if (unlike) return { success: false, fieldErrors: { posting: unlike }, values };
	if (file && file.size > pastedLimits.fileBytes) {
		return { success: false, fieldErrors: { file: reading.largeFile }, values };
	}
	try {
		const task = { text, posting, file: file && (await ownFile(file)), ...beside, level };
		const answer = await reader.read({ ...task, pages: readPages(pages, text) }, onPage);
		return answer.success ? await askLibrary(answer, before) : { ...answer, values };
	} catch {
		return { success: false, message: insights.notHere, values };
	}
}
