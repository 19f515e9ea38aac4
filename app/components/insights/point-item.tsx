import type { FindingWords } from "#app/content/insights/finding-words.ts";

/** How many lines are shown at first; a press shows the others. */
const shownLines = 3;

/** One point of a list in words: what was seen, on which lines, and what to do. */
export function PointItem({ title, seen, lines = [], todo }: FindingWords) {
	const more = lines.slice(shownLines);
	return (
		<li className="finding relative max-w-3xl py-6 pl-11 border-b border-hairline">
			<h4 className="font-serif text-xl font-semibold">{title}</h4>
			<p className="mt-1">{seen}</p>
			{lines.length > 0 ? <Lines lines={lines.slice(0, shownLines)} /> : null}
			{more.length > 0 ? (
				<details className="disclosure">
					<summary>
						Show {more.length} more<span className="sr-only">: {title}</span>
					</summary>
					<Lines lines={more} />
				</details>
			) : null}
			<p className="mt-3.5 py-3 px-4 rounded-md bg-accent-soft">
				<strong>What to do: </strong>
				{todo}
			</p>
		</li>
	);
}

function Lines({ lines }: { lines: NonNullable<FindingWords["lines"]> }) {
	return (
		<ul className="finding-lines mt-3">
			{lines.map(({ text, remark }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a resume may hold the same line twice
				<li key={index}>
					<bdi>{text}</bdi>
					{remark ? <span className="block text-quiet text-note">{remark}</span> : null}
				</li>
			))}
		</ul>
	);
}
