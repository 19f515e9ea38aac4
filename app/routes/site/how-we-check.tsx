import { pageMeta } from "#app/components/base/page-meta.ts";
import { HowWeCheckPage } from "#app/components/content/how-we-check-page.tsx";
import { howWeCheckPage } from "#app/content/how-we-check-page.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/how-we-check";

export const handle = { isOnlyRead: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, { ...howWeCheckPage, path: "/how-we-check" });

export async function loader({ context }: Route.LoaderArgs) {
	const { library, publicUrl } = context.get(servicesContext);
	return { publicUrl, counts: await library.tiers().catch(() => null) };
}

export default function HowWeCheckRoute({ loaderData }: Route.ComponentProps) {
	return <HowWeCheckPage counts={loaderData.counts} />;
}
