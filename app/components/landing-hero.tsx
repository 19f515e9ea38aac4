import { Link } from "react-router";
import { roles } from "#app/domain/catalogue.ts";
import { offerToOpen } from "#app/domain/open-offer.ts";
import type { ResumeCard as Resume } from "#app/domain/resume.ts";
import { emptyQuery } from "#app/domain/resume-query.ts";
import { browseAddress } from "./browse-address.ts";
import { arrowRightIcon } from "./page-icons.ts";
import { ResumeCard } from "./resume-card.tsx";
import { ResumeGrid } from "./resume-grid.tsx";
import { SearchBox } from "./search-box.tsx";
import { SheetPicture } from "./sheet-picture.tsx";
import { Alert } from "./ui/alert.tsx";
import { Icon } from "./ui/icon.tsx";
import { useViewer } from "./viewer-context.tsx";

type LandingHeroProps = {
	/** The most viewed of the featured resumes. */
	featured: readonly Resume[];
	/** The sentence when they could not be had. */
	failure: string | null;
	/** Counts of the library, rounded: "500+". */
	resumes: string | null;
	companies: string | null;
	addedLast30Days: number | null;
};

/** The first view: what this is, the search, and the sheets themselves; then the roles and the featured. */
export function LandingHero(props: LandingHeroProps) {
	const { featured, failure, resumes, companies, addedLast30Days } = props;
	return (
		<>
			<section className="hero">
				<div className="container-page hero-grid">
					<div>
						<h1 className="hero-title">Read the resume that got the offer.</h1>
						<p className="hero-lead">
							Find one for your company, role and level. See how it is built before you open it: how
							long, how many bullets, how many of them with a number.
						</p>
						<SearchBox query={emptyQuery} large />
						{resumes && companies ? (
							<p className="mt-4 text-quiet">
								<strong className="font-semibold text-ink">{resumes}</strong> resumes,{" "}
								<strong className="font-semibold text-ink">{companies}</strong> companies
								{addedLast30Days ? `, ${addedLast30Days} added in the last 30 days` : ""}
							</p>
						) : null}
					</div>
					<SheetFan resumes={featured} />
				</div>
			</section>
			<section className="container-page py-14" aria-labelledby="roles">
				<h2 id="roles" className="text-3xl">
					Start with your role
				</h2>
				<ul className="mt-6 grid border-t border-hairline sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
					{roles.map((role) => (
						<li key={role} className="border-b border-hairline">
							<Link
								to={browseAddress({
									...emptyQuery,
									filters: { ...emptyQuery.filters, role: [role] },
								})}
								className="group flex min-h-16 items-center justify-between gap-3 py-3 font-serif text-lg font-medium leading-6 hover:text-accent"
							>
								{role}
								<Icon
									path={arrowRightIcon}
									className="size-4 shrink-0 text-quiet transition-transform duration-150 group-hover:translate-x-1 group-hover:text-accent"
								/>
							</Link>
						</li>
					))}
				</ul>
			</section>
			<FeaturedStrip resumes={featured} failure={failure} />
		</>
	);
}

/** Up to five sheets, laid out like cards in a hand. */
function SheetFan({ resumes }: { resumes: readonly Resume[] }) {
	const sheets = resumes.filter(({ sheetVersion }) => sheetVersion !== null).slice(0, 5);
	return (
		<figure>
			<div aria-hidden="true" className="sheet-fan">
				{sheets.map((resume) => (
					<SheetPicture key={resume.id} resume={resume} priority />
				))}
			</div>
			<figcaption className="text-center text-sm text-quiet">
				Sheets as they are set. Each bar is a line, each green tick a number.
			</figcaption>
		</figure>
	);
}

function FeaturedStrip({
	resumes,
	failure,
}: {
	resumes: readonly Resume[];
	failure: string | null;
}) {
	const viewer = useViewer();
	if (resumes.length === 0 && !failure) return null;
	return (
		<section className="border-t border-hairline bg-panel py-14" aria-labelledby="featured">
			<div className="container-page">
				<div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
					<h2 id="featured" className="text-3xl">
						Featured resumes
					</h2>
					<Link to="/resumes" className="link-quiet">
						Browse all resumes
					</Link>
				</div>
				{failure ? <Alert kind="error">{failure}</Alert> : null}
				<ResumeGrid label="Featured resumes">
					{resumes.map((resume) => (
						<ResumeCard
							key={resume.id}
							resume={resume}
							offer={offerToOpen(viewer, {
								unlocked: viewer?.unlocked.includes(resume.id) ?? false,
								available: resume.isAvailable,
							})}
							highlight={[]}
							to={`/resumes/${resume.id}`}
							headingLevel={3}
						/>
					))}
				</ResumeGrid>
			</div>
		</section>
	);
}
