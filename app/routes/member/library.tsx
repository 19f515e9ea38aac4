import { LibraryList } from "#app/components/library-list.tsx";
import { brand } from "#app/content/brand.ts";
import { findReadingHistory } from "#app/data/reading-history.server.ts";
import { getPerson, getViewer } from "#app/middleware/person.server.ts";
import { requestInfoContext, servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/library";

export const meta: Route.MetaFunction = () => [
	{ title: `My library · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const person = await getPerson(context);
	const viewer = await getViewer(context);
	// The area's middleware has let in a member; this is for the type.
	if (!person || !viewer) return { items: [] };
	return {
		items: await findReadingHistory(database, person.id, viewer.plan.plan === "pro", now),
	};
}

export default function LibraryPage({ loaderData }: Route.ComponentProps) {
	return <LibraryList items={loaderData.items} />;
}
