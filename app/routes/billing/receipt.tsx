import { privateMeta } from "#app/components/base/page-meta.ts";
import { Receipt } from "#app/components/billing/receipt.tsx";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { receipts as receiptWords } from "#app/domain/base/messages/billing.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { receiptDetailsSchema } from "#app/domain/billing/receipt-details.ts";
import { keepReceiptDetails } from "#app/operations/billing/keep-receipt-details.server.ts";
import { readReceipt } from "#app/operations/billing/read-receipt.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/receipt";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(`Receipt ${loaderData?.number ?? ""}`);

/** The receipt of a payment, for the person who made it. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { person } = await getMember(context);
	const receipt = isUuid(params.id)
		? await readReceipt(context.get(servicesContext), person, params.id)
		: null;
	if (!receipt) throw errorResponse("not_found", messages.general.notFound);
	return receipt;
}

/** Keeps what the person wants under "To", on all of their receipts. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { person } = await getMember(context);
	const services = context.get(servicesContext);
	if (!isUuid(params.id) || !(await readReceipt(services, person, params.id))) {
		throw errorResponse("not_found", messages.general.notFound);
	}
	const posted = await parseForm(request, receiptDetailsSchema);
	if (!posted.success) return posted.refused;
	await keepReceiptDetails(services, person, posted.fields.details);
	const text = receiptWords.kept;
	return redirectWithFlash(`/orders/${params.id}/receipt`, { kind: "success", text });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, receiptWords.unreached);

export default function ReceiptRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <Receipt receipt={loaderData} answer={actionData} />;
}
