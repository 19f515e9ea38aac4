import { privateMeta } from "#app/components/base/page-meta.ts";
import { PaymentPending } from "#app/components/billing/payment-pending.tsx";
import { PaymentStatus } from "#app/components/billing/payment-status.tsx";
import { ProSuccess } from "#app/components/billing/pro-success.tsx";
import { usePaymentReturn } from "#app/components/billing/use-payment-return.ts";
import { brand } from "#app/content/brand.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { readPaymentReturn } from "#app/requests/payment-return.server.ts";
import type { Route } from "./+types/pro-success";

export const meta = () => privateMeta(plans.pro.name);

/** Confirms a paid checkout of the person who asks, and nothing else. */
export function loader(asked: Route.LoaderArgs) {
	return readPaymentReturn(asked, plans.pro.id);
}

export default function ProSuccessRoute({ loaderData }: Route.ComponentProps) {
	const { state } = loaderData;
	usePaymentReturn(state, messages.checkout.proSuccess(brand.name));
	if (state === "pending") return <PaymentPending />;
	if (state !== "paid") return <PaymentStatus state={state} />;
	return <ProSuccess wanted={loaderData.wanted} />;
}
