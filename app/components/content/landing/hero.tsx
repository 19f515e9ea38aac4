import { Link } from "react-router";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { SearchBox } from "#app/components/library/search-box.tsx";
import { useQueryChange } from "#app/components/library/use-query-change.ts";
import { freeAllowance } from "#app/domain/billing/plans.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import type { SheetMark } from "#app/domain/reader/sheet/marks.ts";
import { AnnotatedSheet } from "./annotated-sheet.tsx";
import { OpenFigure, type OpenResume } from "./open-figure.tsx";

export type LibraryCounts = { resumes: string; companies: string; addedLast30Days: number };

type HeroProps = {
	/** What everyone may read; without it a sheet is explained. */
	open: OpenResume | null;
	/** The sheet that is explained, and those that lie below it. */
	sheets: readonly ResumeCard[];
	marks: readonly SheetMark[];
	counts: LibraryCounts | null;
};

/** The first view: what this is, the search, and one resume to read, or else a sheet with notes in its margin. */
export function Hero({ open, sheets, marks, counts }: HeroProps) {
	const isVisitor = useViewer() === null;
	const search = useQueryChange(emptyQuery);
	const [sheet, ...below] = sheets;
	return (
		// The sheets may stand out at the side; the list below the search hangs over the next section.
		<section className="overflow-x-clip border-b border-hairline">
			<div className="container-page hero-grid">
				<div>
					<h1 className="max-w-[11ch] text-display font-[560]">
						Read the resume that got the offer.
					</h1>
					<p className="max-w-[30rem] mt-4 mb-5 md:mt-5 md:mb-7 text-quiet text-[1.125rem] leading-[1.6]">
						{open
							? "Find one for your company, role and level. Begin with this one: it is open."
							: "Find one for your company, role and level, and see how it is built before you open it."}
					</p>
					<SearchBox query={emptyQuery} onChange={search} large />
					<p className="hero-counts">
						{counts ? <Counts {...counts} /> : null}
						{isVisitor ? (
							<>
								The first {freeAllowance === 1 ? "one" : freeAllowance} you read{" "}
								{freeAllowance === 1 ? "is" : "are"} free, no card needed.{" "}
							</>
						) : null}
						<Link to="/resumes" prefetch="intent">
							Browse them all
						</Link>
					</p>
				</div>
				{open ? (
					<OpenFigure {...open} />
				) : sheet ? (
					<AnnotatedSheet resume={sheet} below={below} marks={marks} />
				) : null}
			</div>
		</section>
	);
}

function Counts({ resumes, companies, addedLast30Days }: LibraryCounts) {
	return (
		<>
			<strong>{resumes}</strong> resumes, <strong>{companies}</strong> companies
			{addedLast30Days > 0 ? `, ${addedLast30Days} added in the last 30 days` : ""}.{" "}
		</>
	);
}
