import { checkIcon, lockIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { planFeatures } from "#app/content/pro-features.ts";
import { plans } from "#app/domain/billing/plans.ts";

/** What Pro includes; gray, with a note, for a viewer who is not subscribed. */
export function PlanFeatures({ subscribed }: { subscribed: boolean }) {
	return (
		<>
			<p className="text-note text-quiet">
				{subscribed
					? "Included in your plan."
					: `Included in ${plans.pro.name}. What has a check mark is yours without it, too.`}
			</p>
			<ul className={subscribed ? "mt-4 grid gap-3" : "mt-4 grid gap-3 text-quiet"}>
				{planFeatures.map(({ name, isForAll }) => {
					const isHad = subscribed || isForAll;
					return (
						<li key={name} className="flex gap-2">
							<Icon
								path={isHad ? checkIcon : lockIcon}
								className={isHad ? "mt-1 size-4 text-accent" : "mt-1 size-4"}
							/>
							<span>
								{name}
								{isForAll && !subscribed ? (
									<span className="block text-sm">yours without {plans.pro.name}</span>
								) : null}
							</span>
						</li>
					);
				})}
			</ul>
		</>
	);
}
