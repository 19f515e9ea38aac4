import { Link } from "react-router";
import { checkIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { Words } from "#app/components/base/words.tsx";
import { Drawing } from "#app/components/content/drawing.tsx";
import type { TextBlock } from "#app/content/written-text.ts";

/** What the library has at this moment of what a text names. */
export type ShownOfLibrary = {
	/** The addresses of the resumes that are quoted, by their titles. */
	resumes: Readonly<Record<string, string>>;
	/** What is counted of a role, by its name, and the address of its hub. */
	live: Readonly<Record<string, { text: string; path: string }>>;
};

/** One piece of a text. */
export function BlockView({ block, shown }: { block: TextBlock; shown: ShownOfLibrary }) {
	switch (block.kind) {
		case "paragraph":
			return (
				<p>
					<Words text={block.text} />
				</p>
			);
		case "check":
			return (
				<p className="flex gap-2 text-accent">
					<Icon path={checkIcon} className="mt-1 size-5 shrink-0" />
					<span>
						<Words text={block.text} />
					</span>
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
							<Words text={item} />
						</li>
					))}
				</List>
			);
		}
		case "note":
			return (
				<div role="note" className="guide-note">
					<Words text={block.text} />
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
			return <BeforeAfter {...block} path={block.resume && shown.resumes[block.resume]} />;
		case "resume": {
			const path = shown.resumes[block.title];
			return path ? (
				<p className="text-note">
					The resume that does this: <ResumeLink title={block.title} path={path} />
				</p>
			) : null;
		}
		case "live":
			return <LiveCount role={block.role} counted={shown.live[block.role]} />;
		case "table":
			return <Table {...block} />;
	}
}

/** Nothing while the library has too few of the role to say something. */
function LiveCount({
	role,
	counted,
}: {
	role: string;
	counted: ShownOfLibrary["live"][string] | undefined;
}) {
	if (!counted) return null;
	return (
		<div role="note" className="guide-note">
			<strong>Counted in this library, now:</strong> {counted.text}{" "}
			<ResumeLink title={`See the ${role} resumes`} path={counted.path} />
		</div>
	);
}

function ResumeLink({ title, path }: { title: string; path: string }) {
	return (
		<Link
			to={path}
			className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
		>
			{title}
		</Link>
	);
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
							<Words text={item} />
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
	path,
}: Pick<Extract<TextBlock, { kind: "before-after" }>, "before" | "after" | "why" | "resume"> & {
	/** Of the resume, where the library has it. */
	path: string | undefined;
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
					<Words text={after} />
				</dd>
			</div>
			<div>
				<dt className="text-quiet text-[0.875rem] font-medium">Why</dt>
				<dd className="text-note">
					<Words text={why} />
				</dd>
			</div>
			{resume && path ? (
				<div>
					<dt className="text-quiet text-[0.875rem] font-medium">The resume that does this</dt>
					<dd>
						<ResumeLink title={resume} path={path} />
					</dd>
				</div>
			) : null}
		</dl>
	);
}

function Table({ caption, head, rows }: Extract<TextBlock, { kind: "table" }>) {
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
									<Words text={cell} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
