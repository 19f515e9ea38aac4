import { Unsubscribe } from "#app/components/account/unsubscribe.tsx";
import { brand } from "#app/content/brand.ts";
import * as messages from "#app/domain/base/messages/settings.ts";
import { readUnsubscribeLink, unsubscribe } from "#app/operations/account/unsubscribe.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { orFailure } from "#app/requests/outage.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/unsubscribe";

export const meta: Route.MetaFunction = () => [
	{ title: `Unsubscribe · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

// The address is as good as a key to the preference it names.
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });

/** Shows what would be unsubscribed from; a mail scanner that fetches it changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { list, email } = await requireLink(params, context);
	return { list, email };
}

/** A press on the page's button, or a mail program's one-click (RFC 8058): neither needs a sign-in. */
export async function action({ params, context }: Route.ActionArgs) {
	const link = await requireLink(params, context);
	const { now } = context.get(requestInfoContext);
	await unsubscribe(context.get(servicesContext), link, now);
	return { done: true };
}

async function requireLink(
	{ list, token }: { list: string; token: string },
	context: Route.LoaderArgs["context"],
) {
	const link = await readUnsubscribeLink(context.get(servicesContext), list, token);
	if (!link) throw errorResponse("not_found", messages.preferences.linkInvalid);
	return link;
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, messages.preferences.unsubscribeFailed, (error) => ({ error }));
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
	const failure = actionData && "error" in actionData ? actionData.error : null;
	const done = actionData !== undefined && failure === null;
	return <Unsubscribe {...loaderData} done={done} failure={failure} />;
}
