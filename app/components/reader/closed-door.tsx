import { Link } from "react-router";
import { PlainPage } from "#app/components/base/plain-page.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { offerFor } from "#app/domain/billing/offer.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type { ClosedDoor as Door } from "#app/domain/reader/denial-cause.ts";

export type ClosedDoorProps = Door & {
	/** What a plan would change. */
	message: string;
};

/** Shown instead of a resume that the user has read and their plan no longer opens. */
export default function ClosedDoor({ cause, message, resume, canOpen, isHeld }: ClosedDoorProps) {
	const { pack, pro } = offerFor(useViewer());
	const secondary = buttonVariants({ variant: "secondary" });
	return (
		<PlainPage title={cause}>
			<p>
				“{resume.title}” ({resume.company}) is locked. Its preview stays open.
			</p>
			<p className="mt-3">
				{canOpen ? "You have another way to open it: its preview has the button." : message}
			</p>
			{canOpen ? null : (
				<p className="mt-3 text-note">
					{plans.pack.name}: {pack.terms}.{isHeld ? null : ` ${plans.pro.name}: ${pro.terms}.`}
				</p>
			)}
			<div className="mt-8 flex flex-wrap justify-center gap-2">
				{canOpen ? null : (
					<Link to={isHeld ? "/subscription" : "/pricing"} className={buttonVariants()}>
						{isHeld ? "My Subscription" : "See plans"}
					</Link>
				)}
				<Link to={`/resumes/${resume.id}`} className={canOpen ? buttonVariants() : secondary}>
					{canOpen ? "Open it from its preview" : "Preview"}
				</Link>
				<Link to="/library" className={secondary}>
					My library
				</Link>
			</div>
		</PlainPage>
	);
}
