import { receiveEvent } from "#app/operations/billing/receive-event.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/stripe-webhook";

/** Events are posted; there is nothing to look at. */
export function loader() {
	return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Takes an event of the payment provider; anything but 2xx makes it come again. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	try {
		const body = await request.text();
		const status = await receiveEvent(services, body, request.headers.get("Stripe-Signature"));
		return new Response(null, { status });
	} catch (error) {
		services.log.error({ error }, "An event could not be taken");
		return new Response(null, { status: 500 });
	}
}
