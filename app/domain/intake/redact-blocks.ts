import { tidiedSigns } from "#app/domain/base/tidy-line.ts";
import { type InlineText, plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import { redactSpans } from "./redact-text.ts";

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
	const own = spans.filter(([from, to]) => from < end && to > offset);
	if (own.length === 0) return [...runs];
	const isRemoved = (at: number) =>
		own.some(([from, to]) => from <= offset + at && offset + at < to);
	const stays = tidiedSigns(textOf(runs), isRemoved);
	let start = 0;
	const left = runs.map((run) => {
		const from = start;
		start += run.text.length;
		return {
			...run,
			text: run.text
				.split("")
				.filter((_, at) => stays[from + at])
				.join(""),
		};
	});
	return /[\p{L}\d]/u.test(textOf(left)) ? left.filter(({ text }) => text !== "") : [];
}

const textOf = (runs: readonly InlineText[]): string => runs.map(({ text }) => text).join("");
const lengthOf = (runs: readonly InlineText[]): number => textOf(runs).length;
