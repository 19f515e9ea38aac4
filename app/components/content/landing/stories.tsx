import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import { type Change, illustrativeNote, stories } from "#app/content/landing/stories.ts";
import { LineBeforeAfter } from "./line-before-after.tsx";

/** What three invented readers changed, and what they had read before. */
export function Stories() {
	return (
		<section className="stories-band" aria-labelledby="stories">
			<div className="container-page landing-section">
				<h2 id="stories">What it changed on the page</h2>
				<p className="landing-lead">{illustrativeNote}</p>
				<div className="stories">
					{stories.map(({ name, situation, read, noticed, change, next }) => (
						<article key={name} className="story">
							<div>
								<h3>{name}</h3>
								<IllustrativeMark />
								<p className="text-quiet">{situation}.</p>
							</div>
							<div className="story-read">
								<p>
									<span className="story-label">Read</span> {read}
								</p>
								<p>
									<span className="story-label">Noticed</span> {noticed}
								</p>
							</div>
							<div className="story-change">
								<ChangeView change={change} />
								<p className="text-[0.9375rem] text-quiet">{next}</p>
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
		<table className="shape-change">
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
