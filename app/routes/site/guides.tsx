import { pageMeta } from "#app/components/base/page-meta.ts";
import { GuidesPage } from "#app/components/content/guides/list-page.tsx";
import { claimedFigure, claimOf, type ShownFigure } from "#app/content/claims.ts";
import { guides } from "#app/content/guides/guides.server.ts";
import { guideCategories } from "#app/content/markdown/front-matter.server.ts";
import { cardOf, type Guide } from "#app/content/written-text.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import stylesheet from "#app/styles/content.css?url";
import type { Route } from "./+types/guides";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const description =
	"From the first line to the signed offer: resumes by field, numbers, the ATS, letters, interviews, pay, internships, changing careers and coming back.";

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
	const { publicUrl, isDemonstration } = context.get(servicesContext);
	const figuresOf = (name: "guides" | "success", label: string, counted?: number) =>
		claimedFigure({ ...claimOf(name), label }, isDemonstration, counted);
	const stats: ShownFigure[] = [
		...figuresOf("guides", "Guides", guides().length),
		...figuresOf("success", "Success"),
		{ figure: "Expert", label: "Tips" },
	];
	return {
		publicUrl,
		stats,
		category,
		categories: guideCategories,
		// With a category, only its guides; without one, all of them, the featured guide among them.
		featured:
			category === null
				? (guides()
						.filter(({ featured }) => featured)
						.map(summaryOf)[0] ?? null)
				: null,
		shown: guides()
			.filter((guide) => category === null || guide.category === category)
			.map(summaryOf),
	};
}

/** What its card says of a guide. */
const summaryOf = (guide: Guide) => ({ ...cardOf(guide), tags: guide.tags });

export default function GuidesRoute({ loaderData }: Route.ComponentProps) {
	return <GuidesPage {...loaderData} />;
}
