import { Link } from "react-router";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import {
	Dialog,
	DialogContent,
	DialogDescription,
	DialogTitle,
} from "#app/components/base/ui/dialog.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { type Offer, offerFor } from "#app/domain/billing/offer.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { BuyButton } from "./plan-button.tsx";

/** What the viewer wanted and their plan does not open: decides what is offered. */
export type UpgradeWish = "resumes" | "templates" | "free-download";

type Way = { plan: "pro" | "pack"; price: string; facts: string };

/** What there is to buy: a pack opens resumes, not templates, and no download of what the free resume opened. */
function waysOf(wish: UpgradeWish, { pack, pro }: Offer): { title: string; ways: readonly Way[] } {
	const price = sentenceCase(pro.terms);
	if (wish === "templates") {
		const facts = "Every industry template in Word, and every resume in every format.";
		return { title: "Start from the right page", ways: [{ plan: "pro", price, facts }] };
	}
	if (wish === "free-download") {
		const facts = "Every resume, as often as you like, in every format.";
		return { title: "Keep it as a file", ways: [{ plan: "pro", price, facts }] };
	}
	const { resumes, days } = plans.pack;
	return {
		title: "Keep reading",
		ways: [
			{ plan: "pro", price, facts: "Every resume, as often as you like, in every format." },
			{ plan: "pack", price: pack.terms, facts: `${resumes} resumes for ${days} days, with PDF.` },
		],
	};
}

/** What a denial says, and what there is to buy. */
export default function UpgradeDialog({
	text,
	cause,
	wish = "resumes",
	onClose,
	...shown
}: {
	text: string;
	cause?: string | null;
	wish?: UpgradeWish;
	/** Pro is theirs and opens nothing for now: it is not sold a second time. */
	isHeld?: boolean | undefined;
	onClose: () => void;
}) {
	const viewer = useViewer();
	const isHeld = shown.isHeld || viewer?.isProHeld;
	const { title, ways } = waysOf(wish, offerFor(viewer));
	const sold = ways.filter(({ plan }) => !(isHeld && plan === "pro"));
	return (
		<Dialog onClose={onClose}>
			<DialogContent>
				<DialogTitle>{title}</DialogTitle>
				{cause ? <p className="mt-2 font-medium">{cause}</p> : null}
				<DialogDescription className="mt-2">{text}</DialogDescription>
				{sold.length > 0 || cause ? null : (
					<p className="mt-2">You have {plans.pro.name}, but your access is off.</p>
				)}
				<ul className="mt-6 divide-y divide-hairline border-y border-hairline empty:hidden">
					{sold.map(({ plan, price, facts }) => (
						<li key={plan} className="py-4">
							<p className="flex flex-wrap items-baseline justify-between gap-x-4">
								<span className="font-semibold">{plans[plan].name}</span>
								<span>{price}</span>
							</p>
							<p className="text-note text-quiet">{facts}</p>
							{plan === "pack" && viewer ? (
								<div className="mt-3">
									<BuyButton plan="pack" />
								</div>
							) : null}
						</li>
					))}
				</ul>
				<div className="mt-6 flex flex-col gap-2 sm:flex-row-reverse">
					<Link
						to={isHeld ? "/subscription" : "/pricing"}
						onClick={onClose}
						className={classes(buttonVariants({ size: "large" }), "sm:flex-1")}
					>
						{isHeld ? "My Subscription" : "Upgrade to Pro"}
					</Link>
					<Button variant="secondary" size="large" onClick={onClose} className="sm:flex-1">
						Maybe Later
					</Button>
				</div>
			</DialogContent>
		</Dialog>
	);
}
