import { messages } from "#app/domain/base/messages.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { callContact, contactFunction } from "#app/requests/contact-function.server.ts";
import { callFunction, findFunction } from "#app/requests/payment-functions.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/functions";

/** The functions are posted to. */
export function loader({ params, context }: Route.LoaderArgs) {
	const isThere =
		params.name === contactFunction || findFunction(params.name, context.get(servicesContext));
	return isThere
		? new Response(null, { status: 405, headers: { Allow: "POST" } })
		: Response.json({ error: messages.general.notFound }, { status: 404 });
}

/** The contact form and the four payment functions as the specification names them: JSON in, JSON out. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	if (params.name === contactFunction) {
		const userId = (await getPerson(context))?.id ?? null;
		const body = readJson(await request.text());
		const answer = await callContact(services, body, userId, browserOf(request, context));
		return Response.json(answer.body, {
			status: answer.status,
			headers: {
				"Cache-Control": "private, no-store",
				...(answer.retryAfter && { "Retry-After": String(answer.retryAfter) }),
			},
		});
	}
	const name = findFunction(params.name, services);
	if (!name) return Response.json({ error: messages.general.notFound }, { status: 404 });
	const person = await getPerson(context);
	if (!person) {
		return Response.json({ error: messages.checkout.notAuthenticated }, { status: 401 });
	}
	const body = readJson(await request.text());
	const { now } = context.get(requestInfoContext);
	const { status, ...answer } = await callFunction(name, { services, person, body, now });
	return Response.json(answer.body, {
		status,
		headers: { "Cache-Control": "private, no-store" },
	});
}

/** What was sent: nothing counts as an empty object, and what is no JSON as null. */
function readJson(text: string): unknown {
	try {
		return text === "" ? {} : JSON.parse(text);
	} catch {
		return null;
	}
}
