import { AtHand } from "#app/components/base/at-hand.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import type { GroupsByKey } from "#app/domain/insights/own/group-counts.ts";
import type { KeptReading } from "#app/domain/insights/own/kept-reading.ts";
import { writePages } from "#app/domain/insights/own/pages-of-text.ts";
import { checklist } from "./checklist/known-checks.tsx";
import { CompareForm, compareFormId, fillForm } from "./compare-form.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { KeptReadings } from "./kept-readings.tsx";
import { useOwnReading } from "./use-own-reading.ts";

type OwnComparisonProps = {
	/** Its address with the group that is chosen. */
	page: string;
	/** The group by its address, and its names. */
	group: string;
	names: readonly string[];
	/** Whether the group has enough resumes. */
	isDescribed: boolean;
	near: GroupsByKey;
	today: string;
	checkTitles: Readonly<Record<string, string>>;
	posted: CompareResponse | undefined;
};

/** The person's own resume beside the group. What happens in it draws nothing else of the page again. */
export function OwnComparison(props: OwnComparisonProps) {
	const { page, group, names, isDescribed, near, today, checkTitles, posted } = props;
	const hydrated = useHydrated();
	const account = useViewer()?.id;
	const own = useOwnReading({ group, near, today }, posted);
	const { answer, shown } = own;
	return (
		<div id="compare" className="mt-14 pt-10 border-t-3 border-accent">
			{/* What holds may be ticked without a network, and is known only then. */}
			<AtHand page={checklist} />
			{shown ? (
				<ComparisonView
					checkTitles={checkTitles}
					comparison={shown.comparison}
					unread={shown.unread}
				/>
			) : null}
			<section aria-labelledby="compare-title" className="print:hidden">
				<h2 id="compare-title" className="text-3xl">
					{shown ? "Compare again" : "Compare mine"}
				</h2>
				<p className="mt-2 max-w-prose text-quiet">{besideWhat(names, isDescribed)}</p>
				<CompareForm page={page} answer={answer} own={own} />
			</section>
			{hydrated && account ? (
				<KeptReadings
					key={account}
					account={account}
					answer={shown}
					group={group}
					onOpen={openInForm}
				/>
			) : null}
		</div>
	);
}

/** Puts what was kept into the form, in the place of a file too, and compares it. */
function openInForm({ text, posting, pages, level = "" }: KeptReading) {
	const form = document.getElementById(compareFormId);
	if (!(form instanceof HTMLFormElement)) return;
	fillForm(form, { text, posting, pages: writePages(pages ?? null, text), named: level, file: "" });
	form.requestSubmit();
}

/** With whom a resume will be compared. */
function besideWhat(names: readonly string[], isDescribed: boolean): string {
	if (names.length === 0) {
		return "Your resume beside the group that it reads like. Choose a group above to compare with that one instead.";
	}
	return isDescribed
		? `Your resume beside this group: ${names.join(", ")}.`
		: "This group is too small: your resume is compared with the next wider one of the same role or field.";
}
