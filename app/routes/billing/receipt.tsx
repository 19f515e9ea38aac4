import { privateMeta } from "#app/components/base/page-meta.ts";
import { Receipt } from "#app/components/billing/receipt.tsx";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { readReceipt } from "#app/operations/billing/read-receipt.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
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

export default function ReceiptRoute({ loaderData }: Route.ComponentProps) {
	return <Receipt receipt={loaderData} />;
}
