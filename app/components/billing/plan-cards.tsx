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
	/** The plans whose payment is under way. */
	pending: readonly SoldPlanId[];
};

/** The four plans: what each costs and opens, and its button. */
export function PlanCards({ offer, isProHeld, pending }: PlanCardsProps) {
	return (
		<ul className="plan-cards">
			{cardsOf(offer).map(({ key, price, unit }) => (
				<li key={key} className="plan-card" data-plan={key}>
					<h2 className="plan-name">{plans[key].name}</h2>
					<div>
						<p className="plan-price">{price}</p>
						<p className="text-[0.9375rem] text-quiet">{unit}</p>
						{key === "pro" && offer.pro.smallPrint ? (
							<p className="plan-offer">{sentenceCase(offer.pro.terms)}</p>
						) : null}
					</div>
					<ul className="plan-facts">
						{planFacts[key].map((fact) => (
							<li key={fact}>
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
