import type { ReactNode } from "react";

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
