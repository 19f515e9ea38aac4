import { PeoplePage } from "#app/components/admin/people-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findPeople, findRightsOf } from "#app/data/admin/people-list.server.ts";
import { listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { parsePeopleQuery, readSearch, searchMinimum } from "#app/domain/admin/people-query.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { planLabel } from "#app/domain/billing/plan-label.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/people";

export const meta = () => privateMeta("People");

export async function loader({ request, context }: Route.LoaderArgs) {
	const { now } = getAdmin(context);
	const { database } = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	const query = parsePeopleQuery(searchParams);
	const after = readPlace(searchParams);
	const search = readSearch(query.search);
	const isFirst = after === null;
	if (search.by === "too short") {
		const problem = adminMessages.people.searchTooShort(searchMinimum);
		return { query, problem, people: [], next: null, isFirst };
	}
	const filter = {
		plan: query.plan,
		after,
		limit: listPageSize + 1,
		...(search.by === "id" && { id: search.id }),
		...(search.by === "receipt" && { receipt: search.number }),
		...(search.by === "email" && { emailPart: search.part }),
	};
	const rows = await findPeople(database, filter, now);
	const { page, next } = pageOf(rows, ({ createdAt, id }) => ({ at: createdAt, id }));
	const rights = await findRightsOf(
		database,
		page.map(({ id }) => id),
	);
	return {
		query,
		problem: null,
		people: page.map(({ id, email, emailVerified, stoppedAt, createdAt, lastSeen, opened }) => ({
			id,
			email,
			plan: [
				...(stoppedAt ? ["Stopped"] : []),
				planLabel(rights.get(id) ?? { subscription: null, grants: [], packs: [] }, now),
			].join(": "),
			joined: formatShortDate(createdAt),
			isConfirmed: emailVerified,
			lastSeen: lastSeen && formatShortDate(lastSeen),
			opened,
		})),
		next,
		isFirst,
	};
}

export default function AdminPeoplePage({ loaderData }: Route.ComponentProps) {
	return <PeoplePage {...loaderData} />;
}
