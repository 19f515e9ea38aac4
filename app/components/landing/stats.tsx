import { type Claim, claims } from "#app/content/claims.ts";
import type { LibraryCounts } from "./landing-page.tsx";

/** The library as it is counted, and what its owner says of it. */
export function Stats({ counts }: { counts: LibraryCounts | null }) {
	const counted: Claim[] = counts
		? [
				{ figure: counts.resumes, label: "resumes" },
				{ figure: counts.companies, label: "companies" },
			]
		: [];
	return (
		<section className="container-page" aria-labelledby="stats">
			<h2 id="stats" className="sr-only">
				{"The library in figures"}
			</h2>
			<dl className="stats">
				{[...counted, claims.success, claims.users].map(({ figure, label, source }: Claim) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{figure}</dd>
						{source ? <dd className="landing-small">{source}</dd> : null}
					</div>
				))}
			</dl>
			<p className="landing-small">
				Resumes and companies are counted as you look, and rounded down. The other figures are our
				own.
			</p>
		</section>
	);
}
