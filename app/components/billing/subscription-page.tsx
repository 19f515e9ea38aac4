import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import type { Billing } from "#app/domain/billing/plan-view.ts";
import { responsePromise } from "#app/domain/content/contact.ts";
import { OrderList } from "./order-list.tsx";
import { PlanFeatures } from "./plan-features.tsx";
import { BillingSection } from "./plan-section.tsx";
import { Timeline } from "./timeline.tsx";

/** What a person has bought, what it includes, and what can be done about it. */
export function SubscriptionPage({ billing }: { billing: Billing }) {
	const { subscription, timeline, orders } = billing;
	const secondary = buttonVariants({ variant: "secondary" });
	return (
		<SubscriptionFrame>
			<div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
				<div className="grid min-w-0 gap-4">
					<Card id="current-plan" title="Current Plan">
						<BillingSection billing={billing} place="subscription" />
					</Card>
					{timeline.length > 0 ? (
						<Card id="timeline" title="What Comes Next">
							<Timeline lines={timeline} />
						</Card>
					) : null}
					<Card id="orders" title="Orders">
						<OrderList orders={orders} />
					</Card>
				</div>
				<div className="grid min-w-0 gap-4">
					<Card id="plan-features" title="Plan Features">
						<PlanFeatures subscribed={subscription?.hasAccess || billing.givenUntil !== null} />
					</Card>
					<div className="print:hidden">
						<Card id="need-help" title="Need Help">
							<p className="mb-4 text-note text-quiet">{responsePromise}.</p>
							<div className="flex flex-col gap-2">
								<Link to="/contact" className={secondary}>
									Contact Support
								</Link>
								<Link to="/pricing" className={secondary}>
									View All Plans
								</Link>
							</div>
						</Card>
					</div>
				</div>
			</div>
		</SubscriptionFrame>
	);
}

/** While what a person has bought is being read. */
export function SubscriptionLoading() {
	return (
		<SubscriptionFrame>
			<p role="status" className="flex items-center gap-3 text-quiet">
				<Spinner className="size-5" />
				Loading subscription details...
			</p>
		</SubscriptionFrame>
	);
}

function SubscriptionFrame({ children }: { children: ReactNode }) {
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<h1 className="mb-6 text-3xl md:text-4xl">My Subscription</h1>
			{children}
		</main>
	);
}

function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="py-5 px-4 border border-hairline rounded-md bg-raised break-inside-avoid md:p-6"
		>
			<h2 id={`${id}-title`} className="mb-4 text-xl">
				{title}
			</h2>
			{children}
		</section>
	);
}
