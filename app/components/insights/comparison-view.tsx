import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { describeFinding } from "#app/content/insights/finding-words.ts";
import {
	describeNoFindings,
	headlineOfReading,
	reasonsOfLevel,
	yardstickOf,
} from "#app/content/insights/reading-words.ts";
import { count } from "#app/domain/base/count.ts";
import type { ResumeComparison } from "#app/domain/insights/comparison-result.ts";
import { groupNames, readGroupKey } from "#app/domain/insights/group-key.ts";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { KnownChecks } from "./checklist/known-checks.tsx";
import { compareFormId } from "./compare-form.tsx";
import { MeasureStrips } from "./measure-strips.tsx";
import { PointItem } from "./point-item.tsx";
import { PostingResult } from "./posting-result.tsx";
import { ShareBars } from "./share-bars.tsx";
import { WhatWeRead } from "./what-we-read.tsx";

type ComparisonViewProps = {
	comparison: ResumeComparison;
	/** Pages with text that is missing. */
	unread?: readonly number[] | undefined;
	/** Of the checklist, by the ids of its checks. */
	checkTitles: Readonly<Record<string, string>>;
};

/** The answer: what was read, what it reads like, how it measures, and what to put right first. */
export function ComparisonView({ comparison, unread = [], checkTitles }: ComparisonViewProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// What was read is shown before the rest is drawn; a page that the server drew has both.
	const [isWhole, setWhole] = useState(!useHydrated());
	useEffect(() => {
		if (!comparison) return;
		heading.current?.scrollIntoView();
		heading.current?.focus({ preventScroll: true });
		return whenDrawn(() => setWhole(true));
	}, [comparison]);
	return (
		<>
			<section aria-labelledby="what-we-read" className="mb-12">
				<h2 id="what-we-read" ref={heading} tabIndex={-1} className="text-3xl">
					What we read
				</h2>
				<WhatWeRead reading={comparison.reading} unread={unread} />
			</section>
			{isWhole ? <Compared comparison={comparison} checkTitles={checkTitles} /> : null}
		</>
	);
}

/** Calls once what is there has been drawn. @returns ends the waiting */
function whenDrawn(call: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(call);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

/** How the resume measures against the posting and the group, and what to put right first. */
function Compared({ comparison, checkTitles }: ComparisonViewProps) {
	const { reading, group, compared, findings } = comparison;
	const { role } = reading;
	const context = { ...group, role: role.kind === "known" ? role.role : null };
	const isKnown = reading.isOutlined;
	const isChecked = isKnown || findings.length + comparison.checks.length > 0;
	return (
		<>
			{comparison.posting ? (
				<PostingResult
					match={comparison.posting}
					language={comparison.postingLanguage}
					own={reading.language}
				/>
			) : null}
			{isChecked ? (
				<section aria-labelledby="yours" className="mb-14 pb-4 border-b border-hairline">
					<h2 id="yours" className="text-3xl">
						{isKnown ? "Yours, compared" : "What goes by no language"}
					</h2>
					{isKnown ? (
						<>
							<ReadsLike comparison={comparison} />
							<p className="mt-6">
								<GroupName comparison={comparison} />
							</p>
						</>
					) : null}
					{compared.length > 0 ? (
						<>
							<p className="mt-1 text-note text-quiet">
								The dot is yours, the bar is the middle half of {yardstickOf(group)}, and its line
								the median.
							</p>
							<MeasureStrips compared={compared} />
						</>
					) : null}
					{findings.length > 0 || isKnown ? (
						<h3 className="mt-10 text-2xl">
							{findings.length === 0
								? "Nothing to point at"
								: `${count(findings.length, "thing")} to look at`}
						</h3>
					) : null}
					{findings.length === 0 ? (
						isKnown && (
							<p className="mt-2 max-w-prose text-quiet">{describeNoFindings(comparison)}</p>
						)
					) : (
						<ol className="findings grid">
							{findings.map((finding) => (
								<PointItem key={finding.kind} {...describeFinding(finding, context)} />
							))}
						</ol>
					)}
					<KnownChecks checks={comparison.checks} titles={checkTitles} />
				</section>
			) : null}
		</>
	);
}

/** Role and level with their reasons, and the buttons that put the level right. */
function ReadsLike({ comparison }: { comparison: ResumeComparison }) {
	const { reading, namedLevel } = comparison;
	const reasons = reasonsOfLevel(reading);
	const hasLevel = reading.level.named.length > 0;
	return (
		<>
			<p className="insight-headline">{headlineOfReading(comparison)}</p>
			{namedLevel ? (
				<p className="max-w-prose text-quiet">
					You named the level. We had read: {reading.level.named.join(" or ") || "none"}.
				</p>
			) : reasons ? (
				<p className="max-w-prose text-quiet">{reasons}</p>
			) : null}
			{hasLevel && !namedLevel ? (
				<div className="mt-4 max-w-xl">
					<h3 className="font-sans text-note font-medium tracking-normal mb-1">Level</h3>
					<ShareBars
						label="Levels it reads like"
						bars={reading.level.levels
							.slice(0, 3)
							.map(({ label, probability }) => ({ label, share: probability }))}
						isOfWhole
					/>
				</div>
			) : null}
			<div className="mt-4 print:hidden">
				<h3 id="right-level" className="font-sans text-note font-medium tracking-normal mb-2">
					Not your level? Compare as
				</h3>
				<ul className="flex flex-wrap gap-2" aria-labelledby="right-level">
					{experienceLevels.map((level) => (
						<li key={level}>
							<Button
								type="submit"
								form={compareFormId}
								name="level"
								value={level}
								variant="secondary"
								aria-current={level === namedLevel || undefined}
							>
								{level}
							</Button>
						</li>
					))}
					{namedLevel ? (
						<li>
							<Button type="submit" form={compareFormId} name="level" value="" variant="secondary">
								As it reads
							</Button>
						</li>
					) : null}
				</ul>
			</div>
		</>
	);
}

/** The group it was compared with, and who chose the group. */
function GroupName({ comparison: { group, reading } }: { comparison: ResumeComparison }) {
	const names = groupNames(readGroupKey(group.key)).join(", ");
	if (group.chosenBy === "nobody") {
		const why =
			reading.role.kind === "unlike"
				? "There is no group of this role here, so nothing is measured against others"
				: "No group is near enough, so nothing is measured against others";
		return `${why}: what follows goes by rules alone. Choose a group above to compare with it.`;
	}
	const size = `${names}, ${count(group.resumes, "resume")}${inventedPart(group)}.`;
	if (group.chosenBy === "member") return `Compared with the group that you chose: ${size}`;
	return (
		<>
			{group.chosenBy === "wider"
				? "The group that you chose is too small. Compared with the one around it: "
				: "Compared with the group that it reads like: "}
			{size}{" "}
			<Link to={`/insights?${group.key}`} className="text-accent underline underline-offset-4">
				See how they are built
			</Link>{" "}
			or choose another group and compare again.
		</>
	);
}

const inventedPart = ({ resumes, invented }: ResumeComparison["group"]): string =>
	invented === 0 ? "" : invented === resumes ? ", all invented" : `, ${invented} of them invented`;
