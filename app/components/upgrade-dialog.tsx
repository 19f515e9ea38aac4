import { Link } from "react-router";
import { packPrice, plans, proPrice } from "#app/domain/plans.ts";
import { Button, buttonVariants } from "./ui/button.tsx";
import { classes } from "./ui/class-names.ts";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "./ui/dialog.tsx";

const offers = [
	{
		name: plans.pro.name,
		price: `${proPrice} per ${plans.pro.interval}`,
		facts: "Every resume, as often as you like, in every format.",
	},
	{
		name: plans.pack.name,
		price: `${packPrice} ${plans.pack.interval}`,
		facts: `${plans.pack.resumes} resumes for ${plans.pack.days} days, with PDF.`,
	},
];

/** What a denial says, and what there is to buy. */
export default function UpgradeDialog({ text, onClose }: { text: string; onClose: () => void }) {
	return (
		<Dialog open onClose={onClose}>
			<DialogContent>
				<DialogTitle>Keep reading</DialogTitle>
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
