import type { ReactNode } from "react";
import { Link } from "react-router";
import { insightsPage } from "#app/content/insights/insights-page.ts";
import { plans } from "#app/domain/billing/plans.ts";

/** What the page is, above the tool as above its example. */
export function InsightsHead({ children }: { children?: ReactNode }) {
	return (
		<header className="flex flex-wrap items-end justify-between gap-y-5 gap-x-8">
			<div>
				<p className="text-note font-medium text-accent">
					<Link to="/pricing" className="hover:underline">
						Part of {plans.pro.name}
					</Link>
				</p>
				<h1 className="mt-1 text-4xl md:text-5xl">{insightsPage.title}</h1>
				<p className="mt-3 max-w-prose text-lg text-quiet">{insightsPage.lead}</p>
			</div>
			{children}
		</header>
	);
}
