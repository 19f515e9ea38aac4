import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { printIcon } from "#app/components/reader/tool-icons.ts";
import { checklistPage } from "#app/content/checklist/checklist-page.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { type ReviewPart, reviewProgress } from "#app/domain/insights/review-checklist.ts";
import { CheckItem } from "./check-item.tsx";
import { StartOver } from "./start-over.tsx";
import { useTicks } from "./use-ticks.ts";

type ChecklistPageProps = {
	parts: readonly ReviewPart[];
	ticked: readonly string[];
	/** Of starting over. */
	answer: FormResult | undefined;
};

/** The review: every check, its progress, and the button that starts over. */
export function ChecklistPage({ parts, ticked, answer }: ChecklistPageProps) {
	const hydrated = useHydrated();
	const ticks = useTicks(ticked);
	const ids = parts.flatMap(({ checks }) => checks.map(({ id }) => id));
	return (
		<main id="content" className="container-page checklist py-8 md:py-12">
			<ChecklistHead />
			<Progress {...reviewProgress(ids, ticks)} />
			<Form method="post" action="/checklist" preventScrollReset>
				<input type="hidden" name="intent" value="save" />
				<ol className="check-parts">
					{parts.map((part) => (
						<Part key={part.id} part={part} ticks={ticks} />
					))}
				</ol>
				{/* With scripts each tick is saved at once. */}
				{hydrated ? null : (
					<div className="check-save sticky bottom-0 py-4 border-t border-hairline bg-room">
						<Button type="submit" size="large">
							Save my progress
						</Button>
					</div>
				)}
			</Form>
			<footer className="check-foot flex-wrap items-start gap-y-3 gap-x-6 mt-8 pt-8 border-t border-hairline">
				<Button variant="secondary" className="needs-script" onClick={() => window.print()}>
					<Icon path={printIcon} />
					Print
				</Button>
				<StartOver isEmpty={ticks.size === 0} answer={answer} />
			</footer>
			<p className="check-next mt-8">
				What can be counted, the site counts for you:{" "}
				<Link to="/insights#compare" className="text-accent underline underline-offset-4">
					compare your resume
				</Link>{" "}
				with those that got the offer.
			</p>
		</main>
	);
}

/** What the page is, above the list as above its offer. */
export function ChecklistHead({ children }: { children?: ReactNode }) {
	return (
		<header>
			<p className="text-note font-medium text-accent print:hidden">
				<Link to="/pricing" className="hover:underline">
					Part of {plans.pro.name}
				</Link>
			</p>
			<h1 className="mt-1 text-4xl md:text-5xl">{checklistPage.title}</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">{checklistPage.lead}</p>
			{children}
		</header>
	);
}

function Progress({ done, total, percent }: ReturnType<typeof reviewProgress>) {
	return (
		<div className="check-progress top-16.25 z-10 py-3 border-b border-hairline tabular-nums">
			<p aria-live="polite">
				<strong>
					{done} of {total}
				</strong>{" "}
				{done === total ? "done. Now let someone else read it." : `done, ${percent}%`}
			</p>
			<progress max={total} value={done} aria-label="Checks that are done" />
		</div>
	);
}

function Part({ part, ticks }: { part: ReviewPart; ticks: ReadonlySet<string> }) {
	const { title, lead, checks } = part;
	const { done, total } = reviewProgress(
		checks.map(({ id }) => id),
		ticks,
	);
	return (
		<li className="check-part gap-y-2 gap-x-12">
			<div className="check-part-head grid gap-y-1 gap-x-4 items-baseline content-start lg:top-38 lg:self-start">
				<h2 className="text-2xl">{title}</h2>
				<p className="text-quiet text-note tabular-nums whitespace-nowrap">
					{done} of {total}
				</p>
				<p className="text-note text-quiet">{lead}</p>
			</div>
			<ul>
				{checks.map((check) => (
					<CheckItem key={check.id} check={check} ticked={ticks.has(check.id)} />
				))}
			</ul>
		</li>
	);
}
