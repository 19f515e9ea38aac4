import { pageMeta } from "#app/components/base/page-meta.ts";
import { NameList } from "#app/components/library/hubs/name-list.tsx";
import { samples } from "#app/content/hubs/further-reading.server.ts";
import { hubLists } from "#app/content/hubs/page-words.ts";
import { hubAddress } from "#app/domain/library/hubs/directory.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import styles from "#app/styles/hubs.css?url";
import type { Route } from "./+types/hub-list";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Nobody reads more names. */
const mostNames = 2_000;

/** All companies or all roles of the library. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { library, publicUrl } = context.get(servicesContext);
	const directory = await library.hubs();
	const kind = new URL(request.url).pathname.startsWith(hubLists.at.path)
		? ("at" as const)
		: ("for" as const);
	const named = [...(kind === "at" ? directory.companies : directory.roles).values()]
		.filter(({ resumes }) => resumes > 0)
		.sort((a, b) => b.resumes - a.resumes || (a.name < b.name ? -1 : 1));
	return {
		publicUrl,
		kind,
		samples: kind === "for" ? samples : [],
		more: Math.max(0, named.length - mostNames),
		links: named.slice(0, mostNames).map(({ name, slug, resumes }) => ({
			name,
			resumes,
			address: hubAddress(
				kind === "at" ? { company: slug, role: null } : { company: null, role: slug },
			),
		})),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { title, description, path } = hubLists[loaderData.kind];
	return pageMeta(loaderData.publicUrl, {
		title,
		description,
		path,
		within: { name: "Resumes", path: "/resumes" },
	});
};

export default function HubListPage({ loaderData }: Route.ComponentProps) {
	return <NameList {...loaderData} />;
}
