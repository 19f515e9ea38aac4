import { OrderPage } from "#app/components/admin/order-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { refundSchema } from "#app/domain/admin/person-forms.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { giveMoneyBack } from "#app/operations/admin/give-money-back.server.ts";
import { readOrder } from "#app/operations/admin/read-order.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { orFailureOfForm } from "#app/requests/unanswered/form-outage.ts";
import type { Route } from "./+types/order";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(`Order ${loaderData?.order.number ?? ""}`);

export async function loader({ params, context }: Route.LoaderArgs) {
	const order = await readOrder(context.get(servicesContext), requireId(params.id));
	if (!order) throw errorResponse("not_found", adminMessages.orders.notFound);
	return { order, formKey: crypto.randomUUID() };
}

/** Gives the payment back, or a part of what is left of it. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const orderId = requireId(params.id);
	const posted = await parseForm(request, refundSchema);
	if (!posted.success) return posted.refused;
	const order = { orderId, ...posted.fields };
	const done = await giveMoneyBack(context.get(servicesContext), getAdmin(context), order);
	if (!done.success) return refuseForm(done, posted.values);
	return redirectWithFlash(`/admin/orders/${orderId}`, { kind: "success", text: done.said });
}

function requireId(id: string): string {
	if (!isUuid(id)) throw errorResponse("not_found", adminMessages.orders.notFound);
	return id;
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailureOfForm(args, adminMessages.admin.network);

export default function AdminOrderPage({ loaderData, actionData }: Route.ComponentProps) {
	return <OrderPage {...loaderData} failure={actionData ?? null} />;
}
