import { PeoplePage } from "#app/components/admin/people-page.tsx";
import { brand } from "#app/content/brand.ts";
import { findPeople, findRightsOf } from "#app/data/admin/people-list.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import {
	parsePeopleQuery,
	readPlace,
	readSearch,
	searchMinimum,
	writePlace,
} from "#app/domain/admin/people-query.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { planLabel } from "#app/domain/billing/plan-label.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/people";

const pageSize = 50;

export const meta: Route.MetaFunction = () => [
	{ title: `People · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { now } = getAdmin(context);
	const { database } = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	const query = parsePeopleQuery(searchParams);
	const before = readPlace(searchParams.get("before"));
	const search = readSearch(query.search);
	const isFirst = before === null;
	if (search.by === "too short") {
		const problem = adminMessages.people.searchTooShort(searchMinimum);
		return { query, problem, people: [], next: null, isFirst };
	}
	const filter = {
		plan: query.plan,
		before,
		limit: pageSize + 1,
		...(search.by === "id" && { id: search.id }),
		...(search.by === "email" && { emailPart: search.part }),
	};
	const rows = await findPeople(database, filter, now);
	const page = rows.slice(0, pageSize);
	const rights = await findRightsOf(
		database,
		page.map(({ id }) => id),
	);
	const last = rows.length > pageSize ? page.at(-1) : undefined;
	return {
		query,
		problem: null,
		people: page.map(({ id, email, emailVerified, createdAt, lastSeen, opened }) => ({
			id,
			email,
			plan: planLabel(rights.get(id) ?? { subscription: null, grants: [], packs: [] }, now),
			joined: formatShortDate(createdAt),
			isConfirmed: emailVerified,
			lastSeen: lastSeen && formatShortDate(lastSeen),
			opened,
		})),
		next: last ? writePlace({ at: last.createdAt, id: last.id }) : null,
		isFirst,
	};
}

export default function AdminPeoplePage({ loaderData }: Route.ComponentProps) {
	return <PeoplePage {...loaderData} />;
}
