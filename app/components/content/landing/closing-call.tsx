import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { guarantee } from "#app/domain/billing/plans.ts";

/** The way in, and what it costs. */
export function ClosingCall() {
	return (
		<section className="closing-call" aria-labelledby="closing">
			<div className="container-page">
				<h2 id="closing">Read one tonight.</h2>
				<p className="landing-lead">
					The first is free. A first payment comes back within {guarantee.days} days, by a button in
					your account; the <Link to="/terms#money-back">terms</Link> say when.
				</p>
				<p className="closing-buttons">
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
