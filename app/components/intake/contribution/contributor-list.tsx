import { Link } from "react-router";
import type { ContributionLine } from "#app/domain/intake/contribution/contributor-view.ts";

/** What a person has contributed, and where each stands. */
export const ContributorList = ({ lines }: { lines: readonly ContributionLine[] }) => (
	<ul className="grid gap-4">
		{lines.map(({ id, title, state, because, to, hasReceipts }) => (
			<li key={id} className="border-t border-hairline pt-3">
				<h3 className="font-semibold break-words">{title}</h3>
				<p className="text-note text-quiet">{state}</p>
				{because ? <p className="mt-1 max-w-prose break-words">“{because}”</p> : null}
				<p className="mt-1 flex flex-wrap gap-x-5">
					{to ? (
						<Link
							to={to.path}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							{to.label}
						</Link>
					) : null}
					{hasReceipts ? (
						<Link
							to={`/contribute/${id}/receipts`}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							What you agreed to
						</Link>
					) : null}
				</p>
			</li>
		))}
	</ul>
);
