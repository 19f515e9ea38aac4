import { Link } from "react-router";
import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import type { QuotedLine } from "#app/content/hubs/page-words.ts";
import { type Change, stories } from "#app/content/landing/stories.ts";
import { LineBeforeAfter } from "./line-before-after.tsx";

/** What a few people changed: of the library where lines of it are open, else of the invented stories. */
export function PageChanges({ quoted }: { quoted: readonly QuotedLine[] }) {
	return (
		<section className="container-page landing-section" aria-labelledby="changes">
			<h2 id="changes">What changed on {whose[quoted.length] ?? "three people’s pages"}</h2>
			<ul className="strip mt-4 md:mt-6">
				{quoted.length > 0
					? quoted.map(({ title, company, path, ...change }) => (
							<li key={path} className="change-card">
								<LineBeforeAfter {...change} />
								<p className="landing-small">
									<Link to={path}>{title}</Link>
									{`, ${company}`}
								</p>
							</li>
						))
					: stories.map(({ name, change }) => (
							<li key={name} className="change-card">
								<ChangeView change={change} />
								<p className="landing-small">
									{name} <IllustrativeMark />
								</p>
							</li>
						))}
			</ul>
		</section>
	);
}

/** Where fewer lines than three are quoted. */
const whose: Record<number, string> = { 1: "one person’s page", 2: "two people’s pages" };

function ChangeView({ change }: { change: Change }) {
	if (change.kind === "line") return <LineBeforeAfter {...change} />;
	return (
		<table className="shape-change w-full max-w-sm tabular-nums lining-nums">
			<thead>
				<tr>
					<td />
					<th scope="col">Before</th>
					<th scope="col">After</th>
				</tr>
			</thead>
			<tbody>
				{change.rows.map(({ what, before, after }) => (
					<tr key={what}>
						<th scope="row">{what}</th>
						<td>{before}</td>
						<td>{after}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
