import { pageMeta } from "#app/components/base/page-meta.ts";
import { ContributeExplained } from "#app/components/content/contribute-explained.tsx";
import { contributePage } from "#app/content/contribute-page.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/contribute";

export const handle = { isOnlyRead: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, { ...contributePage, path: "/contribute" });

export const loader = ({ context }: Route.LoaderArgs) => ({
	publicUrl: context.get(servicesContext).publicUrl,
});

export default function ContributeRoute() {
	return <ContributeExplained />;
}
