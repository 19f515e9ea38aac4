import { LegalPageView } from "#app/components/legal-page.tsx";
import { brand } from "#app/content/brand.ts";
import { privacyPage } from "#app/content/legal/privacy.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${privacyPage.title} · ${brand.name}` },
	{ name: "description", content: privacyPage.description },
	{ tagName: "link", rel: "canonical", href: `${loaderData?.publicUrl ?? ""}/privacy` },
];

export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, seller } = context.get(servicesContext);
	return { publicUrl, seller };
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	return <LegalPageView page={privacyPage} seller={loaderData.seller} />;
}
