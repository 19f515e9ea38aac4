import { checkIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { type ComparisonCell, comparisonOf } from "#app/content/pricing.ts";
import type { Offer } from "#app/domain/billing/offer.ts";
import { plans } from "#app/domain/billing/plans.ts";

const compared = ["free", "pack", "pro"] as const;

/** What the plans have in common and where they differ. It fits a phone; enlarged, it scrolls by itself. */
export function PlanComparison({ offer }: { offer: Offer }) {
	return (
		<section aria-labelledby="compare" className="mt-16 md:mt-22">
			<h2 id="compare" className="text-3xl">
				Compare the plans
			</h2>
			<section
				className="relative mt-6 overflow-x-auto"
				aria-label="Table of the plans"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
				tabIndex={0}
			>
				<table className="plan-table w-full min-w-xs border-collapse table-fixed text-[0.875rem] leading-5 md:text-note">
					<thead>
						<tr>
							<td />
							{compared.map((plan) => (
								<th key={plan} scope="col">
									{plans[plan].name}
								</th>
							))}
						</tr>
					</thead>
					{comparisonOf(offer).map(({ title, rows }) => (
						<tbody key={title}>
							<tr>
								<th scope="rowgroup" colSpan={compared.length + 1} className="plan-table-group">
									{title}
								</th>
							</tr>
							{rows.map((row) => (
								<tr key={row.name}>
									<th scope="row">{row.name}</th>
									{compared.map((plan) => (
										<td key={plan}>
											<Cell value={row[plan]} />
										</td>
									))}
								</tr>
							))}
						</tbody>
					))}
				</table>
			</section>
			<p className="mt-4 text-note text-quiet">
				A resume that came to us as a file downloads as a PDF, and with {plans.pro.name} in its own
				format too. {plans.enterprise.name} is agreed individually, so it has no column.
			</p>
		</section>
	);
}

function Cell({ value }: { value: ComparisonCell }) {
	if (typeof value === "string") return value;
	return value ? (
		<>
			<Icon path={checkIcon} className="inline-block size-5 text-accent" />
			<span className="sr-only">Yes</span>
		</>
	) : (
		<>
			<span aria-hidden="true" className="text-quiet">
				–
			</span>
			<span className="sr-only">No</span>
		</>
	);
}
