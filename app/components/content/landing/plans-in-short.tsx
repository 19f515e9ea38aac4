import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { freeAllowance, guarantee, plans } from "#app/domain/billing/plans.ts";
import { PlanStacks } from "./plan-stacks.tsx";

/** What each plan opens and costs, and the way to all of it. */
export function PlansInShort() {
	return (
		<section className="container-page landing-section @container" aria-labelledby="plans">
			<div className="grid gap-y-5 gap-x-10 lg:grid-cols-[2fr_3fr] lg:items-center">
				<div>
					<h2 id="plans">{`Take ${freeAllowance}, ${plans.pack.resumes} or all of them`}</h2>
					<p className="landing-lead">
						Your first payment is refundable for {guarantee.days} days, with a button in your
						account; the{" "}
						<Link to="/terms#money-back" className="underline underline-offset-4">
							terms
						</Link>{" "}
						say when.
					</p>
					<p className="flex flex-wrap gap-3 mt-4 md:mt-5">
						<Link to="/resumes" className={buttonVariants()}>
							Browse resumes
						</Link>
						<Link to="/pricing" className={buttonVariants({ variant: "secondary" })}>
							See plans
						</Link>
					</p>
				</div>
				<PlanStacks />
			</div>
		</section>
	);
}
