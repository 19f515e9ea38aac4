import { pageMeta } from "#app/components/base/page-meta.ts";
import { GuidesPage } from "#app/components/content/guides/list-page.tsx";
import { claimedFigure, claims, type ShownFigure } from "#app/content/claims.ts";
import { guideCategories } from "#app/content/guides/guide.ts";
import { guides } from "#app/content/guides/guides.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import stylesheet from "#app/styles/content.css?url";
import type { Route } from "./+types/guides";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const description =
	"Guides to resumes that get interviews: tech, product, consulting, changing careers, numbers, and the machines that read first.";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, {
		title: "Career Guides",
		description,
		path: "/guides",
		hasFeed: true,
	});

export function loader({ request, context }: Route.LoaderArgs) {
	const asked = new URL(request.url).searchParams.get("category");
	const category = guideCategories.find((name) => name === asked) ?? null;
	const summaries = guides.map(({ sections: _, ...summary }) => summary);
	const { publicUrl, isDemonstration } = context.get(servicesContext);
	const figuresOf = (name: "guides" | "success", label: string, counted?: number) =>
		claimedFigure({ ...claims[name], label }, isDemonstration, counted);
	const stats: ShownFigure[] = [
		...figuresOf("guides", "Guides", guides.length),
		...figuresOf("success", "Success"),
		{ figure: "Expert", label: "Tips" },
	];
	return {
		publicUrl,
		stats,
		category,
		// With a category, only its guides; without one, all six, the featured guide among them.
		featured: category === null ? (summaries.find(({ featured }) => featured) ?? null) : null,
		shown: summaries.filter((guide) => category === null || guide.category === category),
	};
}

export default function GuidesRoute({ loaderData }: Route.ComponentProps) {
	return <GuidesPage {...loaderData} categories={guideCategories} />;
}
