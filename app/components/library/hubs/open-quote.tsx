import { Link } from "react-router";
import { type OpenLine, openLineNote } from "#app/content/hubs/page-words.ts";

/** One line of one of the resumes, as it was and as it became, which a guide quotes. */
export function OpenQuote({ line, resume }: { line: OpenLine; resume: string }) {
	return (
		<section aria-labelledby="open-line" className="mt-14">
			<h2 id="open-line" className="text-3xl">
				One line, open
			</h2>
			<dl className="panel mt-4 grid max-w-3xl gap-4">
				<div>
					<dt className="text-sm text-quiet">The version that failed</dt>
					<dd className="mt-1">{line.before}</dd>
				</div>
				<div>
					<dt className="text-sm text-accent">The one that got the offer</dt>
					<dd className="mt-1 font-serif text-xl">{line.after}</dd>
				</div>
				<div>
					<dt className="text-sm text-quiet">Why</dt>
					<dd className="mt-1">{line.why}</dd>
				</div>
			</dl>
			<p className="mt-3 max-w-prose text-note text-quiet">
				From{" "}
				<Link to={resume} className="text-accent underline underline-offset-4">
					{line.title}
				</Link>
				, quoted in{" "}
				<Link to={line.guide.path} className="text-accent underline underline-offset-4">
					{line.guide.title}
				</Link>
				. {openLineNote}
			</p>
		</section>
	);
}
