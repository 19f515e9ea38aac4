import { redactText } from "./contact-data.ts";
import { redactSpans } from "./redact-text.ts";
import type { InlineText, TextBlock } from "./text-blocks.ts";

/** Blocks without the things that were named; what is left empty goes. */
export function redactBlocks(
	blocks: readonly TextBlock[],
	removals: readonly string[],
): TextBlock[] {
	return blocks.flatMap((block): TextBlock[] => {
		if (block.type === "heading") {
			const text = redactText(block.text, removals);
			return isEmpty(text) ? [] : [{ ...block, text }];
		}
		if (block.type === "paragraph") {
			const runs = redactRuns(block.runs, removals);
			return runs.length > 0 ? [{ ...block, runs }] : [];
		}
		const items = block.items
			.map((runs) => redactRuns(runs, removals))
			.filter(({ length }) => length > 0);
		return items.length > 0 ? [{ ...block, items }] : [];
	});
}

/** A thing may stand in several runs: it is looked for in all of them together. */
function redactRuns(runs: readonly InlineText[], removals: readonly string[]): InlineText[] {
	const whole = runs.map(({ text }) => text).join("");
	const spans = redactSpans(whole, removals);
	if (spans.length === 0) return [...runs];
	const [only] = runs;
	if (only && runs.length === 1) {
		const text = redactText(whole, removals);
		return isEmpty(text) ? [] : [{ ...only, text }];
	}
	let start = 0;
	const left = runs.map((run) => {
		const text = withoutSpans(run.text, spans, start);
		start += run.text.length;
		return { ...run, text };
	});
	const kept = left.filter(({ text }) => text !== "");
	return isEmpty(kept.map(({ text }) => text).join("")) ? [] : kept;
}

/** @param offset where the text begins in the whole that the spans belong to */
export function withoutSpans(
	text: string,
	spans: readonly (readonly [number, number])[],
	offset: number,
): string {
	let left = "";
	let position = 0;
	for (const [from, to] of spans) {
		const start = Math.min(text.length, Math.max(position, from - offset));
		left += text.slice(position, start);
		position = Math.max(position, Math.min(text.length, to - offset));
	}
	return left + text.slice(position);
}

const isEmpty = (text: string): boolean => !/[\p{L}\d]/u.test(text);
