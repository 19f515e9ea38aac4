import { Link } from "react-router";
import { checkIcon } from "#app/components/base/page-icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { packFeatures } from "#app/content/pricing.ts";
import { count } from "#app/domain/base/count.ts";
import type { Offer } from "#app/domain/billing/offer.ts";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import type { BoughtPack } from "#app/domain/billing/plan-view.ts";
import { guarantee, plans } from "#app/domain/billing/plans.ts";
import { BillingFacts } from "./plan-facts.tsx";
import { PurchaseActions, waysOn } from "./pro-success.tsx";

type PackSuccessProps = {
	/** Null when it could not be read; the purchase is right all the same. */
	pack: BoughtPack | null;
	/** What the person would pay for Pro from here. */
	offer: Offer;
	/** The resume that the person wanted to open before. */
	wanted: string | null;
};

/** After a paid pack: what is in it, and what Pro would cost from here. */
export function PackSuccess({ pack, offer, wanted }: PackSuccessProps) {
	const { name, interval } = plans.pro;
	const viewer = useViewer();
	return (
		<main id="content" className="container-page purchase-page">
			<span className="grid place-items-center size-14 mb-6 rounded-full bg-accent-soft text-accent">
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
			{pack ? <PackFacts pack={pack} /> : null}
			<PurchaseActions actions={waysOn(wanted, "Start Viewing Resumes")} />
			{viewer?.isProHeld || viewer?.plan.plan === "pro" ? null : (
				<section
					aria-labelledby="upsell"
					className="panel flex w-full max-w-[34rem] flex-col gap-4 mt-10 text-start sm:flex-row sm:items-center sm:justify-between"
				>
					<div>
						<h2 id="upsell" className="text-xl">
							Upgrade to {name} for {offer.pro.price}/{interval}
						</h2>
						<p className="mt-1 text-note text-quiet">
							{offer.pro.smallPrint ?? "every resume, in every format"}
						</p>
					</div>
					<Link to="/pricing" className={buttonVariants({ variant: "secondary" })}>
						View {name} Plan
					</Link>
				</section>
			)}
		</main>
	);
}

/** Until when it runs, what proves the payment, and how to take the money back. */
function PackFacts({ pack: { expires, receipt, isCovered } }: { pack: BoughtPack }) {
	const { days, packUnlocks } = guarantee;
	return (
		<div className="mt-6 w-full max-w-[34rem] text-start">
			<BillingFacts
				facts={[
					["Expires", expires],
					receipt && [
						"Receipt",
						<Link
							key="receipt"
							to={billingAddresses.receipt(receipt.orderId)}
							className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
						>
							{receipt.number}
						</Link>,
					],
					isCovered
						? [
								"Money back",
								`For ${days} days, as long as you have opened at most ${count(packUnlocks, "resume")}: a button in your settings.`,
							]
						: null,
				]}
			/>
		</div>
	);
}
