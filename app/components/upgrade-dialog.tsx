import { Link } from "react-router";
import { packPrice, plans, proPrice } from "#app/domain/plans.ts";
import { Button, buttonVariants } from "./ui/button.tsx";
import { classes } from "./ui/class-names.ts";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "./ui/dialog.tsx";
import type { UpgradeWish } from "./upgrade-dialog-provider.tsx";

const pro = { name: plans.pro.name, price: `${proPrice} per ${plans.pro.interval}` };
const pack = { name: plans.pack.name, price: `${packPrice} ${plans.pack.interval}` };

/** What opens it: a pack opens resumes, not templates. */
const ways: Record<UpgradeWish, { title: string; offers: readonly Offer[] }> = {
	resumes: {
		title: "Keep reading",
		offers: [
			{ ...pro, facts: "Every resume, as often as you like, in every format." },
			{
				...pack,
				facts: `${plans.pack.resumes} resumes for ${plans.pack.days} days, with PDF.`,
			},
		],
	},
	templates: {
		title: "Start from the right page",
		offers: [
			{ ...pro, facts: "Every industry template in Word, and every resume in every format." },
		],
	},
};

type Offer = { name: string; price: string; facts: string };

/** What a denial says, and what there is to buy. */
export default function UpgradeDialog({
	text,
	wish,
	onClose,
}: {
	text: string;
	wish: UpgradeWish;
	onClose: () => void;
}) {
	const { title, offers } = ways[wish];
	return (
		<Dialog open onClose={onClose}>
			<DialogContent>
				<DialogTitle>{title}</DialogTitle>
				<DialogDescription className="mt-2">{text}</DialogDescription>
				<ul className="mt-6 divide-y divide-hairline border-y border-hairline">
					{offers.map(({ name, price, facts }) => (
						<li key={name} className="py-4">
							<p className="flex flex-wrap items-baseline justify-between gap-x-4">
								<span className="font-semibold">{name}</span>
								<span>{price}</span>
							</p>
							<p className="text-[0.9375rem] text-quiet">{facts}</p>
						</li>
					))}
				</ul>
				<div className="mt-6 flex flex-col gap-2 sm:flex-row-reverse">
					<Link
						to="/pricing"
						onClick={onClose}
						className={classes(buttonVariants({ size: "large" }), "sm:flex-1")}
					>
						Upgrade to Pro
					</Link>
					<Button variant="secondary" size="large" onClick={onClose} className="sm:flex-1">
						Maybe Later
					</Button>
				</div>
			</DialogContent>
		</Dialog>
	);
}
