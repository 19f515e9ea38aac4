import { redirect } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { type ShortlistData, ShortlistPage } from "#app/components/reader/shortlist.tsx";
import { findPublishedCards } from "#app/data/library/resume-cards.server.ts";
import { canBeUndone, findStarred } from "#app/data/reader/shortlist.server.ts";
import { shortlisting } from "#app/domain/base/messages/shortlisting.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { parseOrder, readIds, shortlistPage, sortStarred } from "#app/domain/reader/shortlist.ts";
import { shortlistSchema } from "#app/domain/reader/shortlist-form.ts";
import { pageOfForm, requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { changeShortlist } from "#app/operations/reader/change-shortlist.server.ts";
import {
	formResponse,
	landOn,
	parseForm,
	pressResponse,
	refuseForm,
	tellFirst,
} from "#app/requests/form-response.server.ts";
import { withParameter } from "#app/requests/keeping-form.server.ts";
import { orFailure, orInstead } from "#app/requests/outage.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getPerson } from "#app/requests/session.server.ts";
import styles from "#app/styles/member.css?url";
import type { Route } from "./+types/shortlist";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = () => privateMeta("Shortlist");

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

/** A member's shortlist. A visitor's is in the browser, which names the resumes of which it wants the cards. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<ShortlistData> {
	const { searchParams } = new URL(request.url);
	const order = parseOrder(searchParams.get("sort"));
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const person = await getPerson(context);
	if (!person) {
		const cards = await findPublishedCards(database, readIds(searchParams.get("ids")));
		const starred = cards.map((card) => ({ card, note: "", isWithdrawn: false }));
		return { order, isMember: false, starred: sortStarred(starred, order), removed: null };
	}
	const [resumeId] = readIds(searchParams.get("removed"));
	const isRemoved = resumeId && (await canBeUndone(database, { userId: person.id, resumeId }, now));
	return {
		order,
		isMember: true,
		starred: sortStarred(await findStarred(database, person.id), order),
		removed: isRemoved ? resumeId : null,
	};
}

/** In another order it may not be loaded: then the page stays, with the note that is typed into it. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	const isOfPage = !new URL(request.url).searchParams.has("ids");
	if (isOfPage && location.pathname === shortlistPage) return serverLoader();
	return orInstead<ShortlistData, ShortlistData>(serverLoader(), () => ({
		failure: shortlisting.unloaded,
	}));
}

/** Changes a member's shortlist, from wherever resumes are shown. */
export async function action({ request, context }: Route.ActionArgs) {
	const { person, now } = await getMember(context);
	const posted = await parseForm(request, shortlistSchema, tellFirst);
	if (!posted.success) return posted.refused;
	const { fields, form, values } = posted;
	const place = safeReturnTo(form.get("returnTo")?.toString(), pageOfForm(request, shortlistPage));
	const result = await changeShortlist(context.get(servicesContext), person, fields, now);
	if (fields.intent === "write") {
		if (!result.success) return refuseForm(result, { ...values, ...result.began });
		// What the next press of the form begins with.
		const began = { noteWas: fields.note };
		if (!isPostedByBrowser(request)) return formResponse({ ...result, values: began });
	}
	if (result.success && fields.intent === "bring") return formResponse(result);
	if (form.get("from") !== "list") return pressResponse(request, place, result);
	return result.success && fields.intent === "unstar"
		? redirect(withParameter(place, "removed", fields.resumeId))
		: landOn(place, result);
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, shortlisting.failed);

export default function ShortlistRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <ShortlistPage data={loaderData} answer={actionData} />;
}
