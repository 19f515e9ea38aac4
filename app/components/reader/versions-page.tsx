import { Link } from "react-router";
import { formatMonth } from "#app/domain/base/dates.ts";
import type { ComparedSection, Piece } from "#app/domain/reader/lesson/compare-versions.ts";

type VersionsPageProps = {
	id: string;
	versions: {
		title: string;
		origin: string;
		earlier: { sent: string; answer: string; changes: { what: string; why: string }[] };
		sections: readonly ComparedSection[];
	};
};

/** Two versions of a resume side by side: what was changed and why, and every line with its changes marked. */
export function VersionsPage({ id, versions }: VersionsPageProps) {
	const { title, origin, earlier, sections } = versions;
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<Link to={`/resumes/${id}/read`} className="link-quiet">
				Back to the resume
			</Link>
			<h1 className="mt-2 text-3xl md:text-4xl">What changed: {title}</h1>
			<p className="mt-2 text-note text-quiet">{origin}</p>
			{earlier.changes.length > 0 ? (
				<>
					<h2 className="mt-8 text-2xl">The changes, and why</h2>
					<ol className="mt-3 grid max-w-prose gap-4">
						{earlier.changes.map(({ what, why }) => (
							<li key={`${what} ${why}`}>
								<p className="font-medium">{what}</p>
								{why ? <p className="text-quiet">{why}</p> : null}
							</li>
						))}
					</ol>
				</>
			) : null}
			<h2 className="mt-10 text-2xl">Line by line</h2>
			<div className="versions-row mt-3">
				<p>
					<strong>Before</strong>, sent in {formatMonth(earlier.sent)}.{" "}
					{earlier.answer.replace(/\.$/u, "")}.
				</p>
				<p>
					<strong>After</strong>: the version that got the offer.
				</p>
			</div>
			{sections.map((section) => (
				<section key={section.title} className="mt-6">
					<h3 className="text-xl">{section.title}</h3>
					{section.rows.map(({ before, after }) => (
						<div
							key={`${wordsOf(before)}\n${wordsOf(after)}`}
							className={
								wordsOf(before) === wordsOf(after) ? "versions-row versions-same" : "versions-row"
							}
						>
							{before ? <Line pieces={before} as="del" /> : <span />}
							{after ? <Line pieces={after} as="ins" /> : <span />}
						</div>
					))}
				</section>
			))}
		</main>
	);
}

const wordsOf = (pieces: readonly Piece[] | null): string =>
	pieces?.map(({ text }) => text).join(" ") ?? "";

/** A line of one version; what the other does not have is marked. */
const Line = ({ pieces, as: Own }: { pieces: readonly Piece[]; as: "del" | "ins" }) => (
	<p>
		<span className="versions-which">{Own === "del" ? "Before: " : "After: "}</span>
		{pieces.map(({ text, isOwn }, index) => {
			const words = `${index > 0 ? " " : ""}${text}`;
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and never move
			return isOwn ? <Own key={index}>{words}</Own> : <span key={index}>{words}</span>;
		})}
	</p>
);
