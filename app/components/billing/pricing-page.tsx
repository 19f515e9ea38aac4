import { Link } from "react-router";
import { KeptMarkup } from "#app/components/base/kept-markup.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { guarantee, plans } from "#app/domain/billing/plans.ts";
import { PlanCards, type PlanCardsProps } from "./plan-cards.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { PricingFaq } from "./pricing-faq.tsx";

type PricingPageProps = PlanCardsProps & {
	/** Null while it cannot be counted. */
	addedLast30Days: number | null;
	/** The one who looks has had the money-back guarantee. */
	hadGuarantee: boolean;
};

type Promised = Pick<PricingPageProps, "addedLast30Days" | "hadGuarantee">;

/** What each plan opens and costs, how they compare, and what people ask. */
export function PricingPage({ addedLast30Days, hadGuarantee, ...cards }: PricingPageProps) {
	return (
		<main id="content" className="container-page py-10 md:py-14">
			<h1 className="text-4xl md:text-5xl">Plans and prices</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">
				Browsing, searching and every preview are free. You pay only to read more than your first
				resume, and to work on your own with the templates and tools of {plans.pro.name}.
			</p>
			<PlanCards {...cards} />
			<Promises addedLast30Days={addedLast30Days} hadGuarantee={hadGuarantee} />
			<PlanComparison offer={cards.offer} />
			<KeptMarkup name="questions">{() => <PricingFaq />}</KeptMarkup>
			<Closing />
		</main>
	);
}

function Promises({ addedLast30Days, hadGuarantee }: Promised) {
	return (
		<ul className="plan-promises grid mt-8 border-y border-hairline md:auto-cols-fr md:grid-flow-col md:py-5">
			<li>
				<strong className="font-semibold">{guarantee.days}-day money-back guarantee</strong>
				<p className="text-quiet text-note">
					{hadGuarantee
						? "You have used it before. It works once for each mailbox."
						: "A button in your account refunds your first payment."}{" "}
					<Link to="#faq" className="text-accent underline underline-offset-4">
						When it applies
					</Link>
				</p>
			</li>
			<li>
				<strong className="font-semibold">Cancel anytime</strong>
				<p className="text-quiet text-note">
					{plans.pro.name} then runs to the end of the period that you paid for. A pack never
					renews.
				</p>
			</li>
			{/* Where nothing was added for a month, the claim would not be true. */}
			{addedLast30Days === 0 ? null : (
				<li>
					<strong className="font-semibold">New resumes added weekly</strong>
					{addedLast30Days === null ? null : (
						<p className="text-quiet text-note">{addedLast30Days} added in the last 30 days</p>
					)}
				</li>
			)}
		</ul>
	);
}

function Closing() {
	const viewer = useViewer();
	return (
		<section
			aria-labelledby="closing"
			className="mt-16 py-10 px-6 border border-hairline rounded-md bg-panel text-center md:mt-22 md:py-14"
		>
			<h2 id="closing" className="text-3xl">
				{viewer ? "Find the next one to read" : "See how they are built, before you decide"}
			</h2>
			<p className="mx-auto mt-3 mb-6 max-w-prose text-quiet">
				Every preview shows the real sheet line by line: how long it is, how many bullets, how many
				with a number.
			</p>
			<Link to="/resumes" className={buttonVariants({ size: "large" })}>
				Browse resumes
			</Link>
		</section>
	);
}
