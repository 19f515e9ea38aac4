import { checkIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { planFacts } from "#app/content/pricing.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import type { Offer } from "#app/domain/billing/offer.ts";
import { plans, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { PlanButton } from "./plan-button.tsx";

const cardsOf = ({ pack, pro }: Offer) =>
	[
		{ key: "free", price: formatPrice(0), unit: "no card needed" },
		{ key: "pack", price: pack.price, unit: plans.pack.interval },
		{ key: "pro", price: pro.monthly, unit: `per ${plans.pro.interval}` },
		{ key: "enterprise", price: "Custom", unit: "for teams, schools and career services" },
	] as const;

export type PlanCardsProps = {
	/** What the viewer would pay. */
	offer: Offer;
	/** The viewer has a subscription that gives nothing now, and would be refused a second one. */
	isProHeld: boolean;
	/** The plans whose payment is being confirmed. */
	pending: readonly SoldPlanId[];
};

/** The four plans: what each costs and opens, and its button. */
export function PlanCards({ offer, isProHeld, pending }: PlanCardsProps) {
	return (
		<ul className="grid gap-4 mt-10 sm:grid-cols-2 lg:grid-cols-4">
			{cardsOf(offer).map(({ key, price, unit }) => (
				<li
					key={key}
					className="plan-card grid row-span-4 grid-rows-subgrid gap-y-5 p-6 rounded-md bg-raised"
					data-plan={key}
				>
					<h2 className="font-sans text-[1rem] font-semibold tracking-normal">{plans[key].name}</h2>
					<div>
						<p className="font-serif text-[2.25rem] tabular-nums font-semibold tracking-[-0.012em] leading-[1.15]">
							{price}
						</p>
						<p className="text-note text-quiet">{unit}</p>
						{key === "pro" && offer.pro.smallPrint ? (
							<p className="mt-3 py-1.5 px-2.5 rounded-sm bg-accent-soft text-accent text-note font-medium">
								{sentenceCase(offer.pro.terms)}
							</p>
						) : null}
					</div>
					<ul className="grid content-start gap-3 text-note">
						{planFacts[key].map((fact) => (
							<li key={fact} className="flex gap-2">
								<Icon path={checkIcon} className="mt-1 size-4 text-accent" />
								{fact}
							</li>
						))}
					</ul>
					<div>
						<PlanButton
							plan={key}
							isHeld={isProHeld}
							isPending={pending.some((planId) => planId === plans[key].id)}
						/>
					</div>
				</li>
			))}
		</ul>
	);
}
