import { planFacts } from "#app/content/pricing.ts";
import { formatPrice } from "#app/domain/money.ts";
import { firstMonthPrice, packPrice, plans, proPrice } from "#app/domain/plans.ts";
import { checkIcon } from "./page-icons.ts";
import { PlanButton } from "./plan-button.tsx";
import { Icon } from "./ui/icon.tsx";

const cards = [
	{ key: "free", price: formatPrice(plans.free.priceInCents), unit: "no card needed" },
	{ key: "pack", price: packPrice, unit: plans.pack.interval },
	{ key: "pro", price: proPrice, unit: `per ${plans.pro.interval}` },
	{ key: "enterprise", price: "Custom", unit: "for teams, schools and career services" },
] as const;

export type PlanCardsProps = {
	/** The viewer would pay the lower price for the first month of Pro. */
	hasFirstMonthOffer: boolean;
	/** The viewer has a subscription that gives nothing now, and would be refused a second one. */
	isProHeld: boolean;
};

/** The four plans: what each costs and opens, and its button. */
export function PlanCards({ hasFirstMonthOffer, isProHeld }: PlanCardsProps) {
	return (
		<ul className="plan-cards">
			{cards.map(({ key, price, unit }) => (
				<li key={key} className="plan-card" data-plan={key}>
					<h2 className="plan-name">{plans[key].name}</h2>
					<div>
						<p className="plan-price">{price}</p>
						<p className="text-[0.9375rem] text-quiet">{unit}</p>
						{key === "pro" && hasFirstMonthOffer ? (
							<p className="plan-offer">
								First {plans.pro.interval} {firstMonthPrice}, then {proPrice} per{" "}
								{plans.pro.interval}
							</p>
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
						<PlanButton plan={key} isHeld={isProHeld} />
					</div>
				</li>
			))}
		</ul>
	);
}
