import { AboutPageView } from "#app/components/about-page.tsx";
import { aboutPage } from "#app/content/about-page.ts";
import { brand } from "#app/content/brand.ts";
import { claims } from "#app/content/claims.ts";
import { roundedCount } from "#app/domain/resume.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import stylesheet from "#app/styles/about.css?url";
import contentStyles from "#app/styles/content.css?url";
import type { Route } from "./+types/about";

export const links: Route.LinksFunction = () => [
	{ rel: "stylesheet", href: contentStyles },
	{ rel: "stylesheet", href: stylesheet },
];

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const publicUrl = loaderData?.publicUrl ?? "";
	return [
		{ title: `About · ${brand.name}` },
		{ name: "description", content: aboutPage.description },
		{ tagName: "link", rel: "canonical", href: `${publicUrl}/about` },
		{ property: "og:title", content: `About ${brand.name}` },
		{ property: "og:description", content: aboutPage.description },
		{ property: "og:url", content: `${publicUrl}/about` },
		{ property: "og:image", content: `${publicUrl}/og.png` },
	];
};

/** The figures are those of the landing page: what can be counted is counted, the rest are its claims. */
export async function loader({ context }: Route.LoaderArgs) {
	const { libraryCounts, publicUrl } = context.get(servicesContext);
	const counts = await libraryCounts().catch(() => null);
	const counted = (count: number | undefined, label: string) =>
		count === undefined ? [] : [{ figure: roundedCount(count), label }];
	return {
		publicUrl,
		isDemonstration: counts?.isDemonstration ?? false,
		figures: [
			...counted(counts?.resumes, "resume examples"),
			{ figure: claims.users.figure, label: claims.users.label },
			...counted(counts?.companies, "companies"),
			{ figure: claims.success.figure, label: claims.success.label },
		],
	};
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
	return <AboutPageView {...loaderData} />;
}
