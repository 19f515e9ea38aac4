import { privateMeta } from "#app/components/base/page-meta.ts";
import { LibraryPage } from "#app/components/reader/room/library-page.tsx";
import { readLibraryWords } from "#app/domain/reader/library-search.ts";
import { readLibrary, searchLibrary } from "#app/operations/reader/read-library.server.ts";
import { isPrefetch } from "#app/requests/prefetch.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getShownRights } from "#app/requests/session.server.ts";
import styles from "#app/styles/kept-lines.css?url";
import type { Route } from "./+types/library";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = () => privateMeta("My library");

/** What a member has: the latest of each part, or what fits their words. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { person, now } = await getMember(context);
	const reader = { person, rights: await getShownRights(context) };
	const words = readLibraryWords(new URL(request.url).searchParams);
	return words === ""
		? { library: await readLibrary(services, reader, now, !isPrefetch(request)), found: null }
		: { library: null, found: await searchLibrary(services, reader, now, words) };
}

export default function LibraryRoute({ loaderData }: Route.ComponentProps) {
	return <LibraryPage {...loaderData} />;
}
