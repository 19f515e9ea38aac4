import { data } from "react-router";
import { SignupsPage } from "#app/components/admin/signups-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { countSignups, findSignups } from "#app/data/admin/signups.server.ts";
import { listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { parseSignupQuery, recentDays } from "#app/domain/admin/signups.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { orInstead } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/signups";

export const meta = () => privateMeta("Email Signups");

export async function loader({ request, context }: Route.LoaderArgs) {
	const { now } = getAdmin(context);
	const { database, log } = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	const query = parseSignupQuery(searchParams);
	const after = readPlace(searchParams);
	try {
		const counts = await countSignups(database, addDays(now, -recentDays));
		const rows = await findSignups(database, query, after, listPageSize + 1);
		const { page, next } = pageOf(rows, ({ createdAt: at, id }) => ({ at, id }));
		return {
			query,
			counts,
			signups: page.map(({ createdAt, ...row }) => ({
				...row,
				createdAt: createdAt.toISOString(),
			})),
			next,
			isFirst: after === null,
			at: now.getTime(),
		};
	} catch (error) {
		log.error({ error }, "The list of signups failed");
		return data(
			{ query, failure: adminMessages.signups.loadFailed, at: now.getTime() },
			{ status: 503 },
		);
	}
}

/** When the server cannot be reached the page stays and says so. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
	orInstead(serverLoader(), () => ({
		query: parseSignupQuery(new URL(request.url).searchParams),
		failure: adminMessages.signups.loadFailed,
		at: Date.now(),
	}));

export default function AdminSignupsPage({ loaderData }: Route.ComponentProps) {
	return <SignupsPage {...loaderData} />;
}
