import { Link } from "react-router";
import { packFeatures } from "#app/content/pricing.ts";
import type { Offer } from "#app/domain/offer.ts";
import { plans } from "#app/domain/plans.ts";
import { checkIcon } from "./page-icons.ts";
import { PurchaseActions } from "./pro-success.tsx";
import { buttonVariants } from "./ui/button.tsx";
import { Icon } from "./ui/icon.tsx";

type PackSuccessProps = {
	/** What the person would pay for Pro from here. */
	offer: Offer;
};

/** After a paid pack: what is in it, and what Pro would cost from here. */
export function PackSuccess({ offer }: PackSuccessProps) {
	const { name, interval } = plans.pro;
	return (
		<main id="content" className="container-page purchase-page">
			<span className="purchase-mark">
				<Icon path={checkIcon} className="size-7" />
			</span>
			<h1 className="text-4xl">Purchase Successful</h1>
			<p className="mt-3 text-lg text-quiet">Your {plans.pack.name} is ready to use.</p>
			<ul aria-label={`What the ${plans.pack.name} brings`} className="purchase-list">
				{packFeatures.map((feature) => (
					<li key={feature} className="flex items-center gap-3 py-3">
						<Icon path={checkIcon} className="size-5 text-accent" />
						<span className="font-medium">{feature}</span>
					</li>
				))}
			</ul>
			<PurchaseActions
				actions={[
					{ to: "/resumes", label: "Start Viewing Resumes" },
					{ to: "/settings", label: "Account Settings" },
				]}
			/>
			<section aria-labelledby="upsell" className="panel purchase-upsell">
				<div>
					<h2 id="upsell" className="text-xl">
						Upgrade to {name} for {offer.pro.price}/{interval}
					</h2>
					<p className="mt-1 text-[0.9375rem] text-quiet">
						{offer.pro.smallPrint ?? "every resume, in every format"}
					</p>
				</div>
				<Link to="/pricing" className={buttonVariants({ variant: "secondary" })}>
					View {name} Plan
				</Link>
			</section>
		</main>
	);
}
