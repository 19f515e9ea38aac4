import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useShortcuts } from "#app/components/base/use-shortcuts.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { NameLink } from "#app/components/library/hubs/name-link.tsx";
import { formatMonth } from "#app/domain/base/dates.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";
import { originClaim, type ResumeOrigin } from "#app/domain/library/provenance.ts";
import type { SimilarResume } from "#app/domain/reader/beside.ts";
import { compareAddress } from "#app/domain/reader/compare-address.ts";
import { neighborsOn, type ReadingWay, recallWay } from "./reading-way.ts";
import { arrowLeftIcon } from "./tool-icons.ts";

/** A part of what stands beside the sheet. */
export const BesidePart = ({ title, children }: { title: string; children: ReactNode }) => (
	<section className="mt-6">
		<h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
		{children}
	</section>
);

/** Whose offer it got, at which level and when, and how far that was checked. */
export function OriginFacts({ origin, role }: { origin: ResumeOrigin; role: string | null }) {
	const { company, experienceLevel, offerMonth } = origin;
	const facts: [name: string, value: ReactNode][] = [
		["Company", <NameLink key={company} kind="company" name={company} />],
		...(role
			? [["Role", <NameLink key={role} kind="role" name={role} />] satisfies [string, ReactNode]]
			: []),
		["Level", experienceLevel],
		...(offerMonth ? [["Offer", formatMonth(offerMonth)] satisfies [string, ReactNode]] : []),
		["Source", originClaim(origin)],
	];
	return (
		<dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-note">
			{facts.map(([name, value]) => (
				<div key={name}>
					<dt className="text-quiet">{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** The way to the version that was sent before. */
export const EarlierLink = ({ id }: { id: string }) => (
	<BesidePart title="The earlier version">
		<p className="mt-2 text-note">
			An earlier version of this resume got no offer.{" "}
			<Link to={`/resumes/${id}/versions`} className="text-accent underline underline-offset-4">
				See what changed
			</Link>
		</p>
	</BesidePart>
);

/** What it says that others of its role do not. */
export function StandsOut({ sentences }: { sentences: readonly string[] }) {
	if (sentences.length === 0) return null;
	return (
		<BesidePart title="What sets it apart">
			<ul className="mt-2 grid gap-2 text-note">
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
		</BesidePart>
	);
}

/** Where a resume is read by this viewer: at once what is open to them, else its preview, which says the cost. */
export function readingPlace(viewer: Viewer | null, id: string): string {
	const isOpen = viewer?.plan.plan === "pro" || viewer?.unlocked.includes(id);
	return isOpen ? `/resumes/${id}/read` : `/resumes/${id}`;
}

/** The resumes most like this one, each with its reason. */
export function SimilarResumes({
	id: own,
	items,
}: {
	id: string;
	items: readonly SimilarResume[];
}) {
	const viewer = useViewer();
	if (items.length === 0) return null;
	return (
		<BesidePart title="Similar resumes">
			<ul aria-label="Similar resumes" className="mt-1 divide-y divide-hairline text-note">
				{items.map(({ id, title, company, experienceLevel, reason }) => (
					<li key={id} className="py-2">
						<Link
							to={readingPlace(viewer, id)}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							{title}
						</Link>
						<p className="text-quiet">
							{company} · {experienceLevel}
						</p>
						<p>{reason}</p>
					</li>
				))}
			</ul>
			<Link
				to={compareAddress([own, ...items.map(({ id }) => id)])}
				className="link-quiet text-note"
			>
				Compare it with {items.length > 1 ? "the first two" : "this one"}
			</Link>
		</BesidePart>
	);
}

/** The next and the previous resume of the list that one came from; without scripts nothing. */
export function WayThroughList({ id }: { id: string }) {
	const viewer = useViewer();
	const navigate = useNavigate();
	const [way, setWay] = useState<ReadingWay | null>(null);
	useEffect(() => setWay(recallWay()), []);
	const beside = neighborsOn(way, id);
	const placeOf = (item: { id: string } | null | undefined) =>
		item ? readingPlace(viewer, item.id) : null;
	const [previous, next] = [placeOf(beside?.previous), placeOf(beside?.next)];
	useShortcuts({
		j: () => next && navigate(next),
		k: () => previous && navigate(previous),
	});
	if (!way || !beside) return null;
	return (
		<nav aria-label="The list you came from" className="mt-4 grid gap-1 text-note">
			{previous ? (
				<Step to={previous} label="Previous" title={beside.previous?.title} isBack />
			) : null}
			{next ? <Step to={next} label="Next" title={beside.next?.title} /> : null}
			<Link to={way.to} className="link-quiet">
				Back to {way.name}
			</Link>
		</nav>
	);
}

type StepProps = { to: string; label: string; title: string | undefined; isBack?: true };

const Step = ({ to, label, title, isBack }: StepProps) => (
	<Link to={to} className="flex min-h-11 items-center gap-2">
		<Icon
			path={arrowLeftIcon}
			className={isBack ? "size-4 shrink-0" : "size-4 shrink-0 rotate-180"}
		/>
		<span className="min-w-0">
			<span className="text-quiet">{label}: </span>
			<span className="text-accent underline underline-offset-4">{title}</span>
		</span>
	</Link>
);
