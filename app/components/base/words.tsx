import { Link } from "react-router";
import { readRuns, type TextRun } from "#app/domain/content/text-runs.ts";

/** A line with its bold words and its links. */
export function Words({ text }: { text: string }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name and never move
	return readRuns(text).map((run, index) => <Run key={index} run={run} />);
}

function Run({ run: { text, bold, to } }: { run: TextRun }) {
	if (bold) return <strong className="font-semibold text-ink">{text}</strong>;
	return to ? <TextLink to={to}>{text}</TextLink> : text;
}

/** A link among words, to a page of the site or to another one. */
export const TextLink = ({ to, children }: { to: string; children: string }) => (
	<Link to={to} className="text-accent underline underline-offset-4 print:text-inherit">
		{children}
	</Link>
);
