import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#app/content/brand.ts";
import { count } from "#app/domain/count.ts";
import { formatPrice } from "#app/domain/money.ts";
import { freeAllowance, packPrice, plans, proPrice } from "#app/domain/plans.ts";
import { checkIcon } from "./page-icons.ts";
import { buttonVariants } from "./ui/button.tsx";
import { classes } from "./ui/class-names.ts";
import { Icon } from "./ui/icon.tsx";

export type PlanKey = keyof typeof plans;

const secondary = classes(buttonVariants({ variant: "secondary" }), "w-full");

const cards: readonly {
	key: PlanKey;
	price: string;
	unit: string;
	facts: readonly string[];
	action?: ReactNode;
}[] = [
	{
		key: "free",
		price: formatPrice(plans.free.priceInCents),
		unit: "no card needed",
		facts: [
			`${count(freeAllowance, "resume")} to read, and it stays yours`,
			"Search, filters and every preview",
		],
		action: (
			<Link to="/resumes" className={secondary}>
				Browse resumes
			</Link>
		),
	},
	{
		key: "pack",
		price: packPrice,
		unit: plans.pack.interval,
		facts: [
			`${count(plans.pack.resumes, "resume")} of your choice`,
			`${plans.pack.days} days to read them, as often as you like`,
			"Each as a PDF",
		],
	},
	{
		key: "pro",
		price: proPrice,
		unit: `per ${plans.pro.interval}`,
		facts: ["Every resume in the library", "PDF, Word and plain text of each"],
	},
	{
		key: "enterprise",
		price: "Custom",
		unit: "for teams, schools and career services",
		facts: ["Seats for your people", "One invoice"],
		action: (
			<a
				href={`mailto:${brand.supportAddress}?subject=${plans.enterprise.name}`}
				className={secondary}
			>
				Contact us
			</a>
		),
	},
];

/** The four plans, facts only. `actions` puts a button under a plan. */
export function PlanCards({ actions }: { actions?: Partial<Record<PlanKey, ReactNode>> }) {
	return (
		<ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
			{cards.map(({ key, price, unit, facts, action }) => (
				<li
					key={key}
					className={classes(
						"flex flex-col rounded-md border bg-raised p-6",
						key === "pro" ? "border-accent" : "border-hairline",
					)}
				>
					<h2 className="font-sans text-base font-semibold tracking-normal">{plans[key].name}</h2>
					<p className="mt-4 font-serif text-4xl font-semibold tabular-nums">{price}</p>
					<p className="text-[0.9375rem] text-quiet">{unit}</p>
					<ul className="mt-6 mb-6 grid gap-3 text-[0.9375rem]">
						{facts.map((fact) => (
							<li key={fact} className="flex gap-2">
								<Icon path={checkIcon} className="mt-1 size-4 shrink-0 text-accent" />
								{fact}
							</li>
						))}
					</ul>
					<div className="mt-auto">{actions?.[key] ?? action}</div>
				</li>
			))}
		</ul>
	);
}
