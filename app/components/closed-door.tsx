import { Link } from "react-router";
import { offerFor } from "#app/domain/offer.ts";
import { plans } from "#app/domain/plans.ts";
import { PlainPage } from "./plain-page.tsx";
import { buttonVariants } from "./ui/button.tsx";
import { useViewer } from "./viewer-context.tsx";

export type ClosedDoorProps = {
	/** Why it is closed to the one who looks. */
	cause: string;
	/** What a plan would change. */
	message: string;
	resume: { id: string; title: string; company: string };
};

/** Stands where a resume would be that somebody has read and that their plan opens no more. */
export function ClosedDoor({ cause, message, resume }: ClosedDoorProps) {
	const { pack, pro } = offerFor(useViewer());
	const secondary = buttonVariants({ variant: "secondary" });
	return (
		<PlainPage title={cause}>
			<p>
				“{resume.title}” ({resume.company}) is locked now. Its preview stays open, and your library
				keeps it in the list.
			</p>
			<p className="mt-3">{message}</p>
			<p className="mt-3 text-[0.9375rem]">
				{plans.pack.name}: {pack.terms}. {plans.pro.name}: {pro.terms}.
			</p>
			<div className="mt-8 flex flex-wrap justify-center gap-2">
				<Link to="/pricing" className={buttonVariants()}>
					See plans
				</Link>
				<Link to={`/resumes/${resume.id}`} className={secondary}>
					Preview
				</Link>
				<Link to="/library" className={secondary}>
					My library
				</Link>
			</div>
		</PlainPage>
	);
}
