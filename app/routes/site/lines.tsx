import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "#app/components/base/page-meta.ts";
import { LineList } from "#app/components/library/lines/found-view.tsx";
import { findKeptAmong } from "#app/data/reader/kept-lines.server.ts";
import { emptyLast } from "#app/domain/base/named-options.ts";
import { parseLineQuery, readAsked } from "#app/domain/library/lines/asked.ts";
import { linesPage } from "#app/domain/library/lines/stored.ts";
import { listFailure } from "#app/domain/library/list-failure.ts";
import { withoutEmptyFields, writeResumeQuery } from "#app/domain/library/resume-query.ts";
import { findLines } from "#app/operations/library/find-lines.server.ts";
import { orInstead } from "#app/requests/outage.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import keepStyles from "#app/styles/keep-line.css?url";
import styles from "#app/styles/lines.css?url";
import type { Route } from "./+types/lines";

export const links: Route.LinksFunction = () =>
	[styles, keepStyles].map((href) => ({ rel: "stylesheet", href }));

/** Lines of resumes: in words where the viewer may read them, and for everybody where they stand. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const short = withoutEmptyFields(searchParams);
	if (short !== null) throw redirect(`${linesPage}${short}`);
	const query = parseLineQuery(searchParams);
	const services = context.get(servicesContext);
	const { requestId, now } = context.get(requestInfoContext);
	const after = searchParams.get("after");
	try {
		const person = await getPerson(context);
		const asked = { query, asked: readAsked(query), after };
		const found = await findLines(services, person, asked, now);
		const background = await services.library.backgroundValues();
		const open = found.open.map(({ resumeId }) => resumeId);
		const kept = person ? await findKeptAmong(services.database, person.id, open) : [];
		const facets = emptyLast(found.facets, query);
		return { query, ...found, facets, kept, background, isContinued: after !== null };
	} catch (error) {
		services.log.error({ error, requestId }, "The search of lines failed");
		return data({ query, failure: listFailure(query) }, { status: 503 });
	}
}

/** Keeping a line changes nothing of the list. */
export const shouldRevalidate = ({
	formAction,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
	formAction?.startsWith("/library/lines") ? false : defaultShouldRevalidate;

/** When the server cannot be reached the page stays, says so and offers to try again. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
	orInstead(serverLoader(), () => {
		const query = parseLineQuery(new URL(request.url).searchParams);
		return { query, failure: listFailure(query) };
	});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	if (!loaderData) return [];
	const { query } = loaderData;
	const root = matches.find((match) => match?.id === "root")?.loaderData as
		| { publicUrl: string }
		| undefined;
	const address = writeResumeQuery(query).toString();
	return [
		...pageMeta(root?.publicUrl, {
			title: query.search ? `Lines with “${query.search}”` : "Lines of resumes that led to offers",
			description: "Search the lines of resumes by their words, role, level and company.",
			path: `${linesPage}${address ? `?${address}` : ""}`,
		}),
		...(address === "" ? [] : [{ name: "robots", content: "noindex, follow" }]),
	];
};

export default function LinesPage({ loaderData }: Route.ComponentProps) {
	return <LineList list={loaderData} />;
}
