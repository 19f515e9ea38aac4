import { Suspense } from "react";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { pageMeta } from "#app/components/base/page-meta.ts";
import { InsightsOffer } from "#app/components/insights/upgrade-offer.tsx";
import { titlesOf } from "#app/content/checklist/checks.server.ts";
import { insightsPage } from "#app/content/insights/insights-page.ts";
import { echoMaximum } from "#app/domain/base/form-result.ts";
import * as messages from "#app/domain/base/messages/tools.ts";
import { decideProTool } from "#app/domain/billing/pro-tools.ts";
import { writeGroupKey } from "#app/domain/insights/group-key.ts";
import { viewGroup } from "#app/domain/insights/group-view.ts";
import { knownCheckIds } from "#app/domain/insights/own/known-checks.ts";
import { readPages, writePages } from "#app/domain/insights/own/pages-of-text.ts";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { isLevel } from "#app/domain/insights/read-resume.ts";
import { emptyQuery, parseResumeQuery } from "#app/domain/library/resume-query.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { compareResume, readGroupsNear } from "#app/operations/insights/compare-resume.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { formResponse, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readFormWithFile } from "#app/requests/posted-form.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getOwnOfClass, getViewer } from "#app/requests/session.server.ts";
import styles from "#app/styles/insights.css?url";
import type { Route } from "./+types/insights";

// Who sees the offer does not load the tool.
const InsightsPage = lazyInBrowser(() =>
	import("#app/components/insights/group-page.tsx").then((module) => ({
		default: module.InsightsPage,
	})),
);

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, { ...insightsPage, path: "/insights" });

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The tool for members of Pro; other viewers see what it is, with an example. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { publicUrl } = services;
	const own = getOwnOfClass<{ access: ReturnType<typeof decideProTool> }>(context);
	const access = own?.access ?? decideProTool(await getViewer(context));
	if (access !== "allowed") {
		const example = await services.library.example();
		return { access: "offer" as const, publicUrl, example };
	}
	const { filters } = parseResumeQuery(new URL(request.url).searchParams);
	const query = { ...emptyQuery, filters };
	const facets = await services.search.countFacets(query);
	const statistics = await services.library.groups(writeGroupKey(filters));
	const known = await services.resumeReader();
	return {
		access: "allowed" as const,
		publicUrl,
		query,
		facets,
		group: statistics && viewGroup(statistics),
		reader: known?.facts ?? null,
		near: await readGroupsNear(services, filters),
		today: context.get(requestInfoContext).now.toISOString(),
		checkTitles: titlesOf(knownCheckIds),
	};
}

// A text that is cut here is too long in any case.
const formLimits = {
	fileBytes: pastedLimits.fileBytes,
	textBytes: 8 * pastedLimits.characters,
};

/** Compares a resume. What was given is answered and kept by nobody. */
export async function action({ request, context }: Route.ActionArgs) {
	const { person, now } = await getMember(context);
	if (decideProTool(await getViewer(context)) !== "allowed") {
		throw errorResponse("forbidden", messages.proTools.proOnly, { offersUpgrade: true });
	}
	const { texts, file } = await readFormWithFile(request, formLimits);
	const text = texts.get("text") ?? "";
	const posting = texts.get("posting") ?? "";
	const { filters } = parseResumeQuery(new URL(request.url).searchParams);
	// A button names another level; without one the level that was named before stays.
	const named = texts.get("level") ?? texts.get("named") ?? "";
	const level = isLevel(named) ? named : null;
	const carried = texts.get("pages") ?? "";
	const pages = readPages(carried, text);
	const services = context.get(servicesContext);
	const result = await compareResume(
		services,
		person,
		{ text, posting, file, pages, filters, level },
		now,
	);
	if (result.success) return formResponse({ success: true as const, ...result.data });
	const { read } = result;
	const values = {
		text: read?.text ?? text,
		posting,
		pages: read ? writePages(read.pages, read.text) : carried,
		named: level ?? "",
	};
	const typed = Object.entries(values).map(([name, value]) => [name, value.slice(0, echoMaximum)]);
	return refuseForm(result, Object.fromEntries(typed), { success: false as const });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.insights.failed);

export default function InsightsRoute({ loaderData, actionData }: Route.ComponentProps) {
	return loaderData.access === "offer" ? (
		<InsightsOffer example={loaderData.example} />
	) : (
		<Suspense fallback={null}>
			<InsightsPage {...loaderData} answer={actionData} />
		</Suspense>
	);
}
