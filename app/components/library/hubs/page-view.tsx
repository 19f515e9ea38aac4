import { Link } from "react-router";
import { Breadcrumbs } from "#app/components/base/breadcrumbs.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import {
	hubLists,
	hubTitle,
	type OpenLine,
	type ReadingLink,
	type SaidHub,
	stepOf,
	wayTo,
} from "#app/content/hubs/page-words.ts";
import { type HubLink, hubAddress, leastInHub } from "#app/domain/library/hubs/directory.ts";
import type { HubSummary } from "#app/domain/library/hubs/summary.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import type { NamedCount } from "#app/domain/library/statistics.ts";
import { browseAddress } from "../browse-address.ts";
import { CardGrid } from "../card-grid.tsx";
import { SaveLink } from "../save-link.tsx";
import { NeighborLinks } from "./neighbor-links.tsx";
import { OpenQuote } from "./open-quote.tsx";
import { ReadingLinks } from "./reading-links.tsx";
import { CountList, ShapeSection } from "./shape-section.tsx";
import { SheetWall, type WallSheet } from "./sheet-wall.tsx";
import { SkillsSection } from "./skills-section.tsx";

export type HubViewProps = Omit<HubSummary, "unreal"> & {
	hub: SaidHub;
	/** How many there are, in words. */
	counted: string;
	cards: readonly ResumeCard[];
	sheets: readonly WallSheet[];
	neighbors: { roles: HubLink[]; companies: HubLink[] };
	/** The ways into the role that people went. */
	routes: (NamedCount & { address: string })[];
	reading: readonly ReadingLink[];
	open: { line: OpenLine; resume: string } | null;
};

/** The page of a company, of a role, or of a role at a company: its sheets first, then what they have in common. */
export function HubView(props: HubViewProps) {
	const { hub, counted, figures, skills, cards, sheets, neighbors, routes, reading, open } = props;
	const { company, role, resumes } = hub;
	const query = {
		...emptyQuery,
		filters: {
			...emptyQuery.filters,
			company: company ? [company.name] : [],
			role: role ? [role.name] : [],
		},
	};
	const isOneRole = role === null && neighbors.roles.length === 1;
	const hidden = resumes - cards.length - sheets.length;
	return (
		<main id="content" className="container-page py-4 wrap-anywhere md:py-8">
			<Breadcrumbs way={wayTo(hub)} here={stepOf(hub)} />
			<h1 className="mt-1 text-4xl md:text-5xl">{hubTitle(hub)}</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">{counted}.</p>
			{resumes > 0 ? (
				<p className="mt-2 flex flex-wrap gap-x-6">
					<Link to={browseAddress(query)} className="hub-link">
						Search and filter them
					</Link>
					<SaveLink query={query} className="hub-link">
						Tell me when a new one comes
					</SaveLink>
				</p>
			) : null}
			{cards.length > 0 ? (
				<div className="mt-6">
					<CardGrid cards={cards} label={hubTitle(hub)} headingLevel={2} isInFirstView />
				</div>
			) : null}
			{sheets.length > 0 ? (
				<section aria-labelledby="others" className="mt-12">
					<h2 id="others" className="text-2xl">
						{hidden > 0 ? `The next ${sheets.length}, side by side` : "The others, side by side"}
					</h2>
					<SheetWall sheets={sheets} label={`More ${hubTitle(hub)}`} />
					{hidden > 0 ? (
						<Link
							to={browseAddress(query)}
							className={`${buttonVariants({ variant: "secondary" })} mt-6`}
						>
							See all {resumes.toLocaleString("en-US")}
						</Link>
					) : null}
				</section>
			) : null}
			{figures ? <ShapeSection figures={figures} all={resumes} /> : <TooFew resumes={resumes} />}
			{routes.length > 0 && role ? (
				<section aria-labelledby="routes" className="mt-14">
					<h2 id="routes" className="text-3xl">
						What they did before
					</h2>
					<div className="max-w-2xl">
						<CountList
							title={`Work that led to ${role.name}`}
							counts={routes}
							most={Math.max(...routes.map(({ count: people }) => people))}
						/>
					</div>
				</section>
			) : null}
			{skills ? (
				<SkillsSection skills={skills} insights={browseAddress(query, "/insights")} />
			) : null}
			{open ? <OpenQuote {...open} /> : null}
			<ReadingLinks links={reading} />
			<div className="mt-14 border-t border-hairline">
				<NeighborLinks
					title={
						isOneRole
							? "The same role everywhere"
							: `${role ? "Other roles" : "Roles"} at ${company?.name}`
					}
					links={neighbors.roles}
				/>
				<NeighborLinks
					title={`${role?.name} ${company ? "at other companies" : "by company"}`}
					links={neighbors.companies}
					all={
						company && role
							? { name: "All companies", path: hubAddress({ company: null, role: role.slug }) }
							: { name: "All companies", path: hubLists.at.path }
					}
				/>
			</div>
		</main>
	);
}

const patternless = (resumes: number): string =>
	resumes === 1 ? "One resume makes no pattern." : `${resumes} resumes make no pattern.`;

function TooFew({ resumes }: { resumes: number }) {
	return (
		<section aria-labelledby="too-few" className="mt-12 max-w-prose">
			<h2 id="too-few" className="text-2xl">
				Too few to say
			</h2>
			<p className="mt-2 text-quiet">
				{resumes === 0 ? "There is none yet." : patternless(resumes)} From {leastInHub} on, this
				page says how long they are, how many of their bullets carry a number, and what they have in
				common.
			</p>
		</section>
	);
}
