import { Unsubscribe } from "#app/components/account/unsubscribe.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import * as messages from "#app/domain/base/messages/settings.ts";
import { readUnsubscribeLink, unsubscribe } from "#app/operations/account/unsubscribe.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/unsubscribe";

export const meta = () => privateMeta("Unsubscribe");

// The address is as good as a key to the preference it names.
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });

/**
 * Shows what would be unsubscribed from; a mail scanner that fetches it changes nothing. The address and the name of a
 * search may be newer than the mail: only their owner is told.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { list, owner } = await requireLink(params, context);
	const viewer = await getPerson(context);
	const isOwn = owner !== null && viewer?.email === owner.email;
	return {
		list,
		...(isOwn && { email: owner.email, name: owner.name }),
		isDone: !owner?.isSubscribed,
		isGone: !owner,
		isOther: viewer !== null && !isOwn,
	};
}

/** A press on the page's button, or a mail program's one-click (RFC 8058): neither needs a sign-in. */
export async function action({ params, context }: Route.ActionArgs) {
	const link = await requireLink(params, context);
	const { now } = context.get(requestInfoContext);
	await unsubscribe(context.get(servicesContext), link, now);
	return formResponse({ success: true });
}

async function requireLink(
	{ list, token }: { list: string; token: string },
	context: Route.LoaderArgs["context"],
) {
	const link = await readUnsubscribeLink(context.get(servicesContext), list, token);
	if (!link) throw errorResponse("not_found", messages.preferences.linkInvalid);
	return link;
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.preferences.unsubscribeFailed);

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
	return <Unsubscribe {...loaderData} answer={actionData} />;
}
