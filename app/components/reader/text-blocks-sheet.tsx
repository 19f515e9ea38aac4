import { use } from "react";
import type { InlineText, TextBlock } from "#app/domain/reader/text-blocks.ts";
import { LineTool } from "./line-tool.ts";

type TextBlocksSheetProps = {
	blocks: readonly TextBlock[];
	/** What kind of resume this is, small at its end. */
	note: string;
};

/** A converted file on a sheet of the same paper: its words and structure, not its layout. */
export function TextBlocksSheet({ blocks, note }: TextBlocksSheetProps) {
	return (
		<article
			className="resume-sheet"
			data-style="text"
			aria-label="Resume"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: when zoomed it scrolls sideways, by keyboard too
			tabIndex={0}
		>
			<div className="resume-page resume-text-page">
				{blocks.map((block, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name and never move
					<Block key={index} block={block} />
				))}
				<p className="resume-page-note">{note}</p>
			</div>
		</article>
	);
}

function Block({ block }: { block: TextBlock }) {
	const tool = use(LineTool);
	if (block.type === "heading") {
		// Below the title of the page.
		const Heading = `h${(block.level + 1) as 2 | 3 | 4}` as const;
		return <Heading>{rowOf([{ text: block.text }])}</Heading>;
	}
	if (block.type === "paragraph") {
		return (
			<p>
				{rowOf(block.runs)}
				{tool?.(wordsOf(block.runs))}
			</p>
		);
	}
	const List = block.ordered ? "ol" : "ul";
	return (
		<List className="resume-bullets">
			{block.items.map((runs, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: items have no other name and never move
				<li key={index}>
					{rowOf(runs)}
					{tool?.(wordsOf(runs))}
				</li>
			))}
		</List>
	);
}

const wordsOf = (runs: readonly InlineText[]) => runs.map(({ text }) => text).join("");

/** What stands after the last tab goes to the right end of the line, as dates do on a resume. */
function rowOf(runs: readonly InlineText[]) {
	const tabbed = runs.findLastIndex(({ text }) => text.includes("\t"));
	const run = runs[tabbed];
	if (!run) return <Runs runs={runs} />;
	const at = run.text.lastIndexOf("\t");
	const left = [...runs.slice(0, tabbed), { ...run, text: run.text.slice(0, at) }];
	const right = [{ ...run, text: run.text.slice(at + 1) }, ...runs.slice(tabbed + 1)];
	return (
		<span className="resume-row">
			<span>
				<Runs runs={left} />
			</span>{" "}
			<span className="resume-row-end">
				<Runs runs={right} />
			</span>
		</span>
	);
}

const Runs = ({ runs }: { runs: readonly InlineText[] }) =>
	// biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name and never move
	runs.map((run, index) => <Run key={index} {...run} />);

function Run({ text, bold, italic }: InlineText) {
	const words = italic ? <em>{text}</em> : text;
	return bold ? <strong>{words}</strong> : words;
}
