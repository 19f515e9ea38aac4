import { PlanCards } from "#app/components/plan-cards.tsx";
import { brand } from "#app/content/brand.ts";
import { packPrice, plans, proPrice } from "#app/domain/plans.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/pricing";

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `Pricing · ${brand.name}` },
	{
		name: "description",
		content: `Browsing is free. A ${plans.pack.name} opens ${plans.pack.resumes} resumes for ${packPrice}, ${plans.pro.name} opens all of them for ${proPrice} a month.`,
	},
	{ tagName: "link", rel: "canonical", href: `${loaderData?.publicUrl ?? ""}/pricing` },
];

export function loader({ context }: Route.LoaderArgs) {
	return { publicUrl: context.get(servicesContext).publicUrl };
}

/** What each plan opens and costs. */
export default function PricingPage() {
	return (
		<main id="content" className="container-page py-10 md:py-14">
			<h1 className="text-4xl">Plans and prices</h1>
			<p className="mt-3 max-w-prose text-quiet">
				Browsing, searching and every preview are free. You pay only to read more resumes than your
				first.
			</p>
			<PlanCards />
		</main>
	);
}
