import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { guarantee } from "#app/domain/billing/plans.ts";

/** The last invitation of the page, and what reading costs. */
export function ClosingCall() {
	return (
		<section className="py-18 text-center lg:py-28" aria-labelledby="closing">
			<div className="container-page">
				<h2 id="closing" className="closing-title tracking-[-0.02em]">
					Read one tonight.
				</h2>
				<p className="landing-lead mx-auto">
					The first is free. Your first payment is refundable for {guarantee.days} days, with a
					button in your account; the{" "}
					<Link to="/terms#money-back" className="underline underline-offset-4">
						terms
					</Link>{" "}
					say when.
				</p>
				<p className="flex flex-wrap justify-center gap-3 mt-7">
					<Link to="/resumes" className={buttonVariants({ size: "large" })}>
						Browse resumes
					</Link>
					<Link to="/pricing" className={buttonVariants({ variant: "secondary", size: "large" })}>
						See plans
					</Link>
				</p>
			</div>
		</section>
	);
}
