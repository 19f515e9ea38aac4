import { EarlyAccess } from "#app/components/early-access.tsx";
import { LandingHero } from "#app/components/landing-hero.tsx";
import { brand } from "#app/content/brand.ts";
import { findFeaturedResumes } from "#app/data/resumes.server.ts";
import { messages } from "#app/domain/messages.ts";
import { roundedCount } from "#app/domain/resume.ts";
import { requestInfoContext, servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${brand.name} · ${brand.tagline}` },
	{ name: "description", content: brand.description },
	{ tagName: "link", rel: "canonical", href: `${loaderData?.publicUrl ?? ""}/` },
	{ property: "og:title", content: `${brand.name} · ${brand.tagline}` },
	{ property: "og:description", content: brand.description },
	{ property: "og:image", content: `${loaderData?.publicUrl ?? ""}/og.png` },
];

/** The landing page. When the featured strip cannot be had, the page says so and goes on without it. */
export async function loader({ context }: Route.LoaderArgs) {
	const { database, libraryCounts, publicUrl, log } = context.get(servicesContext);
	const { requestId } = context.get(requestInfoContext);
	try {
		const counts = await libraryCounts();
		return {
			publicUrl,
			featured: await findFeaturedResumes(database),
			failure: null,
			resumes: roundedCount(counts.resumes),
			companies: roundedCount(counts.companies),
			addedLast30Days: counts.addedLast30Days,
		};
	} catch (error) {
		log.error({ error, requestId }, "The featured resumes failed");
		return {
			publicUrl,
			featured: [],
			failure: messages.resumes.featuredFailed,
			resumes: null,
			companies: null,
			addedLast30Days: null,
		};
	}
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	return (
		<main id="content">
			<LandingHero {...loaderData} />
			<EarlyAccess />
		</main>
	);
}
