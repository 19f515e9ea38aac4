import { pageMeta } from "#app/components/base/page-meta.ts";
import { AboutPageView } from "#app/components/content/about-page.tsx";
import { aboutPage } from "#app/content/about-page.ts";
import { brand } from "#app/content/brand.ts";
import { claimedFigure, claimOf, countedFigure } from "#app/content/claims.ts";
import { demoNotices } from "#app/content/demo-notices.ts";
import { resultFigure } from "#app/content/told-results.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import stylesheet from "#app/styles/about.css?url";
import contentStyles from "#app/styles/content.css?url";
import type { Route } from "./+types/about";

export const handle = { isOnlyRead: true };

export const links: Route.LinksFunction = () => [
	{ rel: "stylesheet", href: contentStyles },
	{ rel: "stylesheet", href: stylesheet },
];

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, {
		title: "About",
		shareTitle: `About ${brand.name}`,
		description: aboutPage.description,
		path: "/about",
	});

/** The figures are those of the landing page: what can be counted is counted, the rest are its claims. */
export async function loader({ context }: Route.LoaderArgs) {
	const { library, accountCount, outcomeCount, isDemonstration, publicUrl } =
		context.get(servicesContext);
	const [counts, users, outcomes] = await Promise.all([
		library.counts().catch(() => null),
		accountCount().catch(() => undefined),
		outcomeCount().catch(() => null),
	]);
	const counted = (count: number | undefined, label: string) =>
		count === undefined ? [] : [countedFigure(count, label)];
	return {
		publicUrl,
		demonstration: demoNotices[counts?.invented ?? "none"]?.about ?? null,
		figures: [
			...counted(counts?.resumes, "resume examples"),
			...claimedFigure(claimOf("users"), isDemonstration, users),
			...counted(counts?.companies, "companies"),
			...resultFigure(claimOf("success"), outcomes, isDemonstration),
		],
	};
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
	return <AboutPageView {...loaderData} />;
}
