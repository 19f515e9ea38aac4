import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import { type Change, illustrativeNote, stories } from "#app/content/landing/stories.ts";
import { LineBeforeAfter } from "./line-before-after.tsx";

/** What three invented readers changed, and what they had read before. */
export function Stories() {
	return (
		<section className="border-y border-hairline bg-panel" aria-labelledby="stories">
			<div className="container-page landing-section">
				<h2 id="stories">What it changed on the page</h2>
				<p className="landing-lead">{illustrativeNote}</p>
				<div className="mt-10">
					{stories.map(({ name, situation, read, noticed, change, next }) => (
						<article
							key={name}
							className="story grid gap-y-5 gap-x-10 py-8 border-t border-hairline"
						>
							<div>
								<h3>{name}</h3>
								<IllustrativeMark />
								<p className="text-quiet">{situation}.</p>
							</div>
							<div className="grid gap-3 content-start">
								<p>
									<span className="block text-quiet text-fine">Read</span> {read}
								</p>
								<p>
									<span className="block text-quiet text-fine">Noticed</span> {noticed}
								</p>
							</div>
							<div className="grid gap-3 content-start">
								<ChangeView change={change} />
								<p className="text-note text-quiet">{next}</p>
							</div>
						</article>
					))}
				</div>
			</div>
		</section>
	);
}

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
