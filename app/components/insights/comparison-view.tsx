import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { count } from "#app/domain/base/count.ts";
import type { ResumeComparison } from "#app/domain/insights/comparison-result.ts";
import { groupNames, readGroupKey } from "#app/domain/insights/group-key.ts";
import { type ReadsLike, sureEnough } from "#app/domain/insights/reading-model.ts";
import { FindingItem } from "./finding-item.tsx";
import { MeasureStrips } from "./measure-strips.tsx";
import { ShareBars } from "./share-bars.tsx";

/** The answer: what the resume reads like, how it measures, and what to put right first. */
export function ComparisonView({ comparison }: { comparison: ResumeComparison }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!comparison) return;
		heading.current?.scrollIntoView();
		heading.current?.focus({ preventScroll: true });
	}, [comparison]);
	const { readsLike, compared, findings } = comparison;
	return (
		<section aria-labelledby="yours" className="mb-14 pb-4 border-b border-hairline">
			<h2 id="yours" ref={heading} tabIndex={-1} className="text-3xl">
				Yours, compared
			</h2>
			{readsLike ? <Reading readsLike={readsLike} /> : null}
			<p className="mt-6">
				<GroupName comparison={comparison} />
			</p>
			{compared.length > 0 ? (
				<>
					<p className="mt-1 text-note text-quiet">
						The dot is yours, the bar is the middle half of the group, and its line the median.
					</p>
					<MeasureStrips compared={compared} />
				</>
			) : null}
			<h3 className="mt-10 text-2xl">
				{findings.length === 0
					? "Nothing to point at"
					: `${count(findings.length, "thing")} to look at`}
			</h3>
			{findings.length === 0 ? (
				<p className="mt-2 max-w-prose text-quiet">
					It passed every check, and it is built like the others in its group. Have a person read it
					next.
				</p>
			) : (
				<ol className="findings grid">
					{findings.map((finding) => (
						<FindingItem key={finding.kind} finding={finding} />
					))}
				</ol>
			)}
		</section>
	);
}

function Reading({ readsLike: { roles, levels, words } }: { readsLike: ReadsLike }) {
	const [role] = roles;
	const [level] = levels;
	if (!role || !level) return null;
	return (
		<>
			<p className="insight-headline">
				{role.probability >= sureEnough
					? `It reads like: ${role.label}, ${level.label}.`
					: "It does not read clearly like any one role of this library."}
			</p>
			<div className="grid gap-x-12 md:grid-cols-2">
				<div>
					<h3 className="font-sans text-note font-medium tracking-normal mb-1">Role</h3>
					<ShareBars label="Roles it reads like" bars={toBars(roles, 3)} isOfWhole />
				</div>
				<div>
					<h3 className="font-sans text-note font-medium tracking-normal mt-4 mb-1 md:mt-0">
						Level
					</h3>
					<ShareBars label="Levels it reads like" bars={toBars(levels, 3)} isOfWhole />
				</div>
			</div>
			{words.length > 0 ? (
				<p className="mt-4 max-w-prose text-note text-quiet">
					Your words that pointed to {role.label}: {words.join(", ")}.
				</p>
			) : null}
		</>
	);
}

const toBars = (classes: ReadsLike["roles"], most: number) =>
	classes.slice(0, most).map(({ label, probability }) => ({ label, share: probability }));

/** The group it was compared with, and who chose the group. */
function GroupName({ comparison: { group } }: { comparison: ResumeComparison }) {
	const names = groupNames(readGroupKey(group.key)).join(", ");
	if (group.resumes === 0) return "The library is still too small to compare with.";
	if (group.chosenBy === "nobody") {
		return `Compared with the whole library: ${count(group.resumes, "resume")}.`;
	}
	const size = `${names}, ${count(group.resumes, "resume")}.`;
	if (group.chosenBy === "member") return `Compared with the group that you chose: ${size}`;
	return (
		<>
			Compared with the group that it reads like: {size}{" "}
			<Link to={`/insights?${group.key}`} className="text-accent underline underline-offset-4">
				See how they are built
			</Link>{" "}
			or choose another group and compare again.
		</>
	);
}
