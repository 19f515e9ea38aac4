import type { ReactNode } from "react";
import { brand } from "#app/content/brand.ts";
import type { PackView } from "#app/domain/billing/plan-view.ts";
import { plans } from "#app/domain/billing/plans.ts";

/** A label and what is said under it; rows without anything to say fall out. */
export type BillingFact = readonly [label: string, value: ReactNode];

/** Facts about money, one line each. */
export function BillingFacts({ facts }: { facts: readonly (BillingFact | null)[] }) {
	return (
		<dl className="billing-facts grid gap-1">
			{facts.map((fact) =>
				fact ? (
					<div key={fact[0]}>
						<dt>{fact[0]}:</dt> <dd>{fact[1]}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}

/** What a pack is called on account pages. */
export const packType = `${plans.pack.resumes}-Resume Access Pack`;

/** How much is left, in green as long as it is something. */
export function PackBadge({ left }: { left: number }) {
	return <span className={left > 0 ? "badge badge-good" : "badge badge-tag"}>{left} left</span>;
}

/** The packs that run, also those with nothing left in them. */
export function PackList({ packs }: { packs: readonly PackView[] }) {
	if (packs.length === 0) return null;
	return (
		<ul className="grid gap-4 divide-y divide-hairline">
			{packs.map(({ id, resumesRemaining, expires, isRefunding, isGiven }) => (
				<li key={id} className="not-last:pb-4">
					<BillingFacts
						facts={[
							["Pack", packType],
							[
								"Resumes remaining",
								<PackBadge key="left" left={isRefunding ? 0 : resumesRemaining} />,
							],
							["Expires", expires],
							["Status", isRefunding ? "Being refunded" : "Active"],
							isGiven ? ["From", `Given by ${brand.name}`] : null,
						]}
					/>
				</li>
			))}
		</ul>
	);
}
