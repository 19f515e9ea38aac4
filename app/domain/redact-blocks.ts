import { redactSpans } from "./redact-text.ts";
import { type InlineText, plainTextOf, type TextBlock } from "./text-blocks.ts";
import { removedMark, tidyLine } from "./tidy-line.ts";

type Spans = readonly (readonly [number, number])[];

/**
 * Blocks without the things that were named; what is left empty goes. A thing may stand in several runs and
 * blocks, so it is looked for in all the text together.
 */
export function redactBlocks(
	blocks: readonly TextBlock[],
	removals: readonly string[],
): TextBlock[] {
	const spans = redactSpans(blocks.map(plainTextOf).join("\n"), removals);
	let offset = 0;
	const redact = (runs: readonly InlineText[]): InlineText[] => {
		const left = redactRuns(runs, spans, offset);
		offset += lengthOf(runs) + 1;
		return left;
	};
	return blocks.flatMap((block): TextBlock[] => {
		if (block.type === "heading") {
			const text = textOf(redact([{ text: block.text }]));
			return text === "" ? [] : [{ ...block, text }];
		}
		if (block.type === "paragraph") {
			const runs = redact(block.runs);
			return runs.length > 0 ? [{ ...block, runs }] : [];
		}
		const items = block.items.map(redact).filter(({ length }) => length > 0);
		return items.length > 0 ? [{ ...block, items }] : [];
	});
}

/** @param offset where the runs begin in the text that the spans belong to */
function redactRuns(runs: readonly InlineText[], spans: Spans, offset: number): InlineText[] {
	const end = offset + lengthOf(runs);
	if (!spans.some(([from, to]) => from < end && to > offset)) return [...runs];
	let start = offset;
	const marked = runs.map((run) => {
		const text = withoutSpans(run.text, spans, start);
		start += run.text.length;
		return { ...run, text };
	});
	const tidied = tidyLine(textOf(marked));
	if (!/[\p{L}\d]/u.test(tidied)) return [];
	const [only] = marked;
	if (only && marked.length === 1) return [{ ...only, text: tidied }];
	return marked
		.map((run) => ({ ...run, text: run.text.replaceAll(removedMark, "") }))
		.filter(({ text }) => text !== "");
}

const textOf = (runs: readonly InlineText[]): string => runs.map(({ text }) => text).join("");
const lengthOf = (runs: readonly InlineText[]): number => textOf(runs).length;

/** @param offset where the text begins in the whole that the spans belong to */
function withoutSpans(text: string, spans: Spans, offset: number): string {
	let left = "";
	let position = 0;
	for (const [from, to] of spans) {
		const start = Math.min(text.length, from - offset);
		const end = Math.min(text.length, to - offset);
		if (end <= position || start >= text.length) continue;
		left += text.slice(position, Math.max(position, start)) + removedMark;
		position = end;
	}
	return left + text.slice(position);
}
