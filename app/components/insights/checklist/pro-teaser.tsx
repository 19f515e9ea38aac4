import { ProOffer } from "#app/components/billing/pro-offer.tsx";
import { count } from "#app/domain/base/count.ts";
import type { ReviewCheck, ReviewOutline } from "#app/domain/insights/review-checklist.ts";
import { ChecklistHead } from "./review-page.tsx";

/** What the checklist is, for those who do not have it: its parts, and one check in full. */
export function ChecklistOffer({
	outline,
	example,
}: {
	outline: readonly ReviewOutline[];
	example: ReviewCheck;
}) {
	return (
		<main id="content" className="container-page checklist py-8 md:py-12">
			<ChecklistHead />
			<div className="check-offer grid gap-12 mt-12 lg:gap-16">
				<section aria-labelledby="parts">
					<h2 id="parts" className="text-2xl">
						What is checked
					</h2>
					<ol>
						{outline.map(({ title, lead, checks }) => (
							<li
								key={title}
								className="check-outline grid gap-y-0.5 gap-x-4 items-baseline py-3.5 border-b border-hairline"
							>
								<h3 className="text-lg">{title}</h3>
								<p className="text-quiet text-note tabular-nums whitespace-nowrap">
									{count(checks, "check")}
								</p>
								<p className="col-span-full text-note text-quiet">{lead}</p>
							</li>
						))}
					</ol>
				</section>
				<section aria-labelledby="example">
					<h2 id="example" className="text-2xl">
						One of them
					</h2>
					<div className="check-sample mt-4">
						<h3 className="text-xl">{example.title}</h3>
						<p className="mt-2">{example.why}</p>
						<dl>
							<div>
								<dt>Before</dt>
								<dd>{example.before}</dd>
							</div>
							<div>
								<dt>After</dt>
								<dd>{example.after}</dd>
							</div>
						</dl>
					</div>
				</section>
			</div>
			<ProOffer returnTo="/checklist" />
		</main>
	);
}
