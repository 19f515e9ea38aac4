import { data, Outlet, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { withAuthTab } from "#app/components/account/auth-tab.ts";
import { pageMeta } from "#app/components/base/page-meta.ts";
import { browseAddress } from "#app/components/library/browse-address.ts";
import { recallList } from "#app/components/library/list-memory.ts";
import { ResumeList } from "#app/components/library/resume-list.tsx";
import { textsThatAnswer } from "#app/content/answering-texts.server.ts";
import { hubTitle } from "#app/content/hubs/page-words.ts";
import { foldFacets } from "#app/domain/base/named-options.ts";
import { denseListCookie } from "#app/domain/library/dense-list.ts";
import { hubOfFilters } from "#app/domain/library/hubs/directory.ts";
import { listFailure } from "#app/domain/library/list-failure.ts";
import { shownValue } from "#app/domain/library/provenance.ts";
import { pageSize } from "#app/domain/library/resume.ts";
import { readCursor } from "#app/domain/library/resume-cursor.ts";
import {
	parseResumeQuery,
	valueFieldNames,
	withoutEmptyFields,
	writeResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { countReadableLines } from "#app/operations/library/find-lines.server.ts";
import { findResumes } from "#app/operations/library/find-resumes.server.ts";
import { readCookie } from "#app/requests/cookies.server.ts";
import { countSearch } from "#app/requests/count-search.server.ts";
import { orInstead } from "#app/requests/outage.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import styles from "#app/styles/dense-list.css?url";
import type { Route } from "./+types/resumes";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/**
 * The list. The addresses of resumes lie below it, so that a resume opened from the list is a dialog over
 * it; opened by its address alone it is a page of its own, and the list is not loaded at all.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	if (params.id) return null;
	const { searchParams } = new URL(request.url);
	const short = withoutEmptyFields(searchParams);
	if (short !== null) throw redirect(`/resumes${short}`);
	const query = parseResumeQuery(searchParams);
	const isDense = readCookie(request, denseListCookie) !== null;
	const after = readCursor(searchParams.get("after"), query.sort);
	const services = context.get(servicesContext);
	const { library, log } = services;
	const { requestId, now } = context.get(requestInfoContext);
	try {
		const { facets, ...found } = await findResumes(services, query, after, pageSize);
		// The end of the list has come nearer since its address was made.
		if (after !== null && found.page.resumes.length === 0) return redirect(browseAddress(query));
		const isEmpty = facets.total === 0;
		const lines = isEmpty
			? await countReadableLines(services, await getPerson(context), query, now)
			: 0;
		const background = await library.backgroundValues();
		const narrowed = hubOfFilters(await library.hubs(), query.filters);
		const reading = after === null ? textsThatAnswer(query.search) : [];
		// What was asked has found nothing, whatever is shown instead.
		countSearch({ request, context }, query, found.why ? 0 : facets.total);
		return {
			...found,
			lines,
			query,
			answered: found.query,
			facets: foldFacets(facets, query),
			background,
			hub: narrowed && { title: hubTitle(narrowed.hub), address: narrowed.address },
			isDense,
			...(reading.length > 0 && { reading }),
		};
	} catch (error) {
		log.error({ error, requestId }, "The list of resumes failed");
		return data({ query, isDense, failure: listFailure(query) }, { status: 503 });
	}
}

/** When the server cannot be reached the page stays, says so and offers to try again. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
	if (params.id) return serverLoader();
	return orInstead(serverLoader(), () => {
		const query = parseResumeQuery(new URL(request.url).searchParams);
		return { query, failure: listFailure(query) };
	});
}

/** A list that is still on the screen, below a dialog, is not loaded again. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	if (nextUrl.pathname !== "/resumes") return false;
	if (formMethod && formMethod !== "GET") return false;
	const next = withAuthTab(nextUrl.search, null);
	if (currentUrl.pathname !== "/resumes") return recallList(next) === null;
	// The dialog to sign in changes nothing of the list; who signs in with it says so by a form.
	const isSame = next === withAuthTab(currentUrl.search, null);
	return isSame && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
	if (params.id || !loaderData) return [];
	const { query } = loaderData;
	const root = matches.find((match) => match?.id === "root")?.loaderData as
		| { publicUrl: string }
		| undefined;
	const chosen = valueFieldNames.flatMap((field) =>
		query.filters[field].map((value) => shownValue(field, value)),
	);
	const subject = query.search || chosen.join(", ");
	const address = writeResumeQuery(query).toString();
	return [
		...pageMeta(root?.publicUrl, {
			title: subject
				? `${subject.replace(/ resumes?$/iu, "")} resumes`
				: "Browse resumes that led to offers",
			description:
				"All resumes of this library, as the sheets they are: narrow them by company, role, industry and level, and open those that you want to read.",
			path: `/resumes${address ? `?${address}` : ""}`,
		}),
		...(address === "" ? [] : [{ name: "robots", content: "noindex, follow" }]),
	];
};

export default function ResumesPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			{loaderData && <ResumeList list={loaderData} />}
			<Outlet context={{ isOverList: loaderData !== null }} />
		</>
	);
}
