import { privateMeta } from "#app/components/base/page-meta.ts";
import { KeptLinesPage } from "#app/components/reader/kept-lines.tsx";
import { getKeptState } from "#app/data/reader/kept-lines.server.ts";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import {
	parseKeptQuery,
	readReference,
	referenceKey,
	selectKept,
} from "#app/domain/reader/kept-line.ts";
import { filterResumes } from "#app/domain/reader/originality.ts";
import { readKeptLines } from "#app/operations/reader/read-kept-lines.server.ts";
import { answerKeeping } from "#app/requests/keeping-form.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import styles from "#app/styles/kept-lines.css?url";
import type { Route } from "./+types/kept-lines";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = () => privateMeta("Kept lines");

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { person, now } = await getMember(context);
	const { searchParams } = new URL(request.url);
	const query = parseKeptQuery(searchParams);
	const lines = await readKeptLines(services, person, now);
	const removed = readReference(searchParams.get("removed"));
	const state = removed
		? await getKeptState(services.database, { userId: person.id, ...removed }, now)
		: "none";
	const { resumes } = await services.search.size();
	return {
		query,
		kept: lines.length,
		selection: selectKept(lines, query),
		removed: removed && state === "removed" ? referenceKey(removed) : null,
		// A library that fits into one filter needs no choice.
		roles:
			resumes > filterResumes ? [...(await services.search.countEach("role")).keys()].sort() : [],
	};
}

export const action = ({ request, context }: Route.ActionArgs) => answerKeeping(request, context);

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, keeping.failed);

export default function KeptLinesRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <KeptLinesPage {...loaderData} answer={actionData} />;
}
