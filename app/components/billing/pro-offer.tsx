import { Link } from "react-router";
import { accountPage } from "#app/components/account/menu-links.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { plans } from "#app/domain/billing/plans.ts";

/** Offers Pro to a person who opened one of its tools without it: the price, and the sign-in for members. */
export function ProOffer({ returnTo }: { returnTo: string }) {
	const viewer = useViewer();
	const { name } = plans.pro;
	const { terms } = offerFor(viewer).pro;
	const isHeld = viewer?.isProHeld;
	return (
		<section aria-labelledby="upgrade" className="mt-16 panel">
			<h2 id="upgrade" className="text-2xl">
				Included in {name}
			</h2>
			<p className="mt-2 max-w-prose">
				{isHeld
					? `You have ${name}, but your access is off.`
					: `${sentenceCase(terms)}, together with every resume of the library. Cancel anytime.`}
			</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<Link
					to={isHeld ? "/subscription" : "/pricing"}
					className={buttonVariants({ size: "large" })}
				>
					{isHeld ? "My Subscription" : "Upgrade to Pro"}
				</Link>
				{viewer ? null : (
					<Link
						to={accountPage("signin", returnTo)}
						className={buttonVariants({ variant: "secondary", size: "large" })}
					>
						Sign in
					</Link>
				)}
			</div>
		</section>
	);
}
