import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { count } from "#app/domain/base/count.ts";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import type { SectionPlace } from "#app/domain/reader/lesson/same-section.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { BlockReference } from "#app/domain/reader/sheet/layout.ts";
import { type SectionKey, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { BesidePart, readingPlace } from "./beside.tsx";
import { SectionBars, SectionWords } from "./section-alone.tsx";

type Other = { id: string; title: string; company: string } & (
	| { kind: "words"; document: ResumeDocument; style: SheetStyle; references: BlockReference[] }
	| { kind: "bars"; sheetVersion: string; places: SectionPlace[] }
);
type Answer =
	| { success: true; section: SectionKey; others: Other[] }
	| { success: false; error: string };

/** How two other resumes of the role and level did the section that is looked at; loaded when it is asked for. */
export function SectionElsewhere({ id, first }: { id: string; first: SectionKey }) {
	const section = useSectionInView(first);
	const fetcher = useFetcher<Answer>();
	const { data } = fetcher;
	const page = `/resumes/${id}/elsewhere`;
	const ask = () => {
		fetcher.load(`${page}?section=${section}`);
	};
	return (
		<div className="needs-script">
			<BesidePart title="The same section elsewhere">
				<Button
					variant="secondary"
					className="mt-2 w-full"
					busy={fetcher.state !== "idle"}
					onClick={ask}
				>
					“{sectionTitles[section]}” in two others
				</Button>
				<AtHand page={page} />
				{/* Only how many: a listener reads them when they want to. */}
				<p aria-live="polite" className="mt-2 text-note">
					{data ? (data.success ? foundOthers(data) : data.error) : null}
				</p>
				{data?.success ? <Others {...data} /> : null}
			</BesidePart>
		</div>
	);
}

type Found = { others: readonly Other[]; section: SectionKey };

const foundOthers = ({ others, section }: Found) =>
	others.length === 0
		? `No other resume of this role and level has a section “${sectionTitles[section]}”.`
		: `From ${count(others.length, "other resume")}:`;

function Others({ others, section }: Found) {
	const viewer = useViewer();
	if (others.length === 0) return null;
	return (
		<ul className="mt-3 grid gap-5">
			{others.map((other) => (
				<li key={other.id} className="grid min-w-0 gap-2 text-note">
					<p>
						<Link
							to={other.kind === "words" ? readingPlace(viewer, other.id) : `/resumes/${other.id}`}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							{other.title}
						</Link>{" "}
						<span className="text-quiet">{other.company}</span>
					</p>
					{other.kind === "words" ? (
						<SectionWords
							{...other}
							label={`${sectionTitles[section]} of ${other.title}`}
							className="max-h-112"
						/>
					) : (
						<>
							<SectionBars {...other} />
							<p className="text-quiet">
								{offerToOpen(viewer, { unlocked: false, available: true }).hint}
							</p>
						</>
					)}
				</li>
			))}
		</ul>
	);
}

/** The section of the sheet that stands in the upper half of the screen. */
function useSectionInView(first: SectionKey): SectionKey {
	const [section, setSection] = useState(first);
	useEffect(() => {
		const watcher = new IntersectionObserver(
			(entries) => {
				const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement;
				const name = seen?.dataset.section;
				if (name && Object.hasOwn(sectionTitles, name)) setSection(name as SectionKey);
			},
			{ rootMargin: "-40% 0px -55% 0px" },
		);
		for (const part of document.querySelectorAll(".reader-stage .resume-section")) {
			watcher.observe(part);
		}
		return () => watcher.disconnect();
	}, []);
	return section;
}
