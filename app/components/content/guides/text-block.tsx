import { Link } from "react-router";
import { checkIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { Runs } from "#app/components/content/blog/article-body.tsx";
import { Drawing } from "#app/components/content/drawing.tsx";
import type { GuideBlock } from "#app/content/guides/guide.ts";
import { readRuns } from "#app/domain/content/article-body.ts";

/** A text with its bold words. */
function Text({ text }: { text: string }) {
	return <Runs runs={readRuns(text)} />;
}

/** The resumes that a guide quotes, by the line that failed. */
export type QuotedResumes = Readonly<Record<string, { title: string; path: string }>>;

/** One piece of a guide. */
export function GuideBlockView({ block, quoted }: { block: GuideBlock; quoted: QuotedResumes }) {
	switch (block.kind) {
		case "paragraph":
			return (
				<p>
					<Text text={block.text} />
				</p>
			);
		case "heading":
			return <h3>{block.text}</h3>;
		case "list":
		case "steps": {
			const List = block.kind === "steps" ? "ol" : "ul";
			return (
				<List>
					{block.items.map((item) => (
						<li key={item}>
							<Text text={item} />
						</li>
					))}
				</List>
			);
		}
		case "note":
			return (
				<div role="note" className="guide-note">
					<Text text={block.text} />
				</div>
			);
		case "figure":
			return (
				<figure>
					<Drawing name={block.name} text={block.text} />
					<figcaption className="mt-2 text-note text-quiet">{block.caption}</figcaption>
				</figure>
			);
		case "checklist":
			return <Checklist title={block.title} items={block.items} />;
		case "before-after":
			return <BeforeAfter {...block} resume={quoted[block.before]} />;
		case "table":
			return <GuideTable {...block} />;
	}
}

function Checklist({ title, items }: { title: string; items: readonly string[] }) {
	return (
		<section className="guide-panel" aria-label={title}>
			<p className="font-serif text-lg font-medium">{title}</p>
			<ul className="guide-checks">
				{items.map((item) => (
					<li key={item}>
						<Icon path={checkIcon} className="mt-1 size-5 shrink-0 text-accent" />
						<span>
							<Text text={item} />
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function BeforeAfter({
	before,
	after,
	why,
	resume,
}: {
	before: string;
	after: string;
	why: string;
	/** Of the library, where both lines stand. */
	resume: QuotedResumes[string] | undefined;
}) {
	return (
		<dl className="guide-panel grid wrap-anywhere gap-3.5">
			<div>
				<dt className="text-quiet text-[0.875rem] font-medium">Before</dt>
				<dd className="text-quiet">{before}</dd>
			</div>
			<div>
				<dt className="text-accent text-[0.875rem] font-medium">After</dt>
				<dd>
					<Text text={after} />
				</dd>
			</div>
			<div>
				<dt className="text-quiet text-[0.875rem] font-medium">Why</dt>
				<dd className="text-note">
					<Text text={why} />
				</dd>
			</div>
			{resume ? (
				<div>
					<dt className="text-quiet text-[0.875rem] font-medium">The resume that does this</dt>
					<dd>
						<Link
							to={resume.path}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							{resume.title}
						</Link>
					</dd>
				</div>
			) : null}
		</dl>
	);
}

type GuideTableProps = Extract<GuideBlock, { kind: "table" }>;

function GuideTable({ caption, head, rows }: GuideTableProps) {
	return (
		<section
			className="guide-table-frame overflow-x-auto border border-hairline rounded-md"
			aria-label={caption}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
			tabIndex={0}
		>
			<table className="guide-table w-full border-collapse text-note leading-normal">
				<caption>{caption}</caption>
				<thead>
					<tr>
						{head.map((cell) => (
							<th key={cell} scope="col">
								{cell}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.join("|")}>
							{row.map((cell, index) => (
								<td key={head[index]}>
									<Text text={cell} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
