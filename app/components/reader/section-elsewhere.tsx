import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { ResumeSection } from "#app/components/library/resume-section.tsx";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { type BlockReference, pageHeight, pageWidth } from "#app/domain/reader/sheet/layout.ts";
import { type SectionKey, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { BesidePart, readingPlace } from "./beside.tsx";

type Other = { id: string; title: string; company: string } & (
	| { kind: "words"; document: ResumeDocument; style: SheetStyle; references: BlockReference[] }
	| { kind: "bars"; sheetVersion: string; page: number; top: number; height: number }
);
type Answer = { success: true; others: Other[] } | { success: false; error: string };

/** How two other resumes of the role and level did the section that is looked at; loaded when it is asked for. */
export function SectionElsewhere({ id, first }: { id: string; first: SectionKey }) {
	const section = useSectionInView(first);
	const fetcher = useFetcher<Answer>();
	const [asked, setAsked] = useState<SectionKey | null>(null);
	const { data } = fetcher;
	const ask = () => {
		setAsked(section);
		fetcher.load(`/resumes/${id}/elsewhere?section=${section}`);
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
				<div aria-live="polite">
					{data?.success === false ? <p className="mt-2 text-note">{data.error}</p> : null}
					{data?.success && asked ? <Others others={data.others} section={asked} /> : null}
				</div>
			</BesidePart>
		</div>
	);
}

function Others({ others, section }: { others: readonly Other[]; section: SectionKey }) {
	const viewer = useViewer();
	if (others.length === 0) {
		return (
			<p className="mt-2 text-note">
				No other resume of this role and level has a section “{sectionTitles[section]}”.
			</p>
		);
	}
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
						<section
							className="resume-sheet max-h-112"
							data-style={other.style}
							aria-label={`${sectionTitles[section]} of ${other.title}`}
							// biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, by keyboard too
							tabIndex={0}
						>
							<div className="resume-page">
								<ResumeSection {...other} isFirst />
							</div>
						</section>
					) : (
						<>
							<SectionBars other={other} />
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

/** The part of a public drawing on which the section stands. */
function SectionBars({ other }: { other: Extract<Other, { kind: "bars" }> }) {
	const { id, sheetVersion, page, top, height } = other;
	const address = `/resumes/${id}/sheet.svg?v=${sheetVersion}${page > 1 ? `&page=${page}` : ""}`;
	return (
		<svg
			role="img"
			aria-label="This section as bars, each as long as its line"
			viewBox={`0 ${top} ${pageWidth} ${height}`}
			className="section-bars w-full rounded-sm"
		>
			<image href={address} width={pageWidth} height={pageHeight} />
		</svg>
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
