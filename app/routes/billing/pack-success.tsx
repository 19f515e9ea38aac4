import { privateMeta } from "#app/components/base/page-meta.ts";
import { PackSuccess } from "#app/components/billing/pack-success.tsx";
import { PaymentPending } from "#app/components/billing/payment-pending.tsx";
import { PaymentStatus } from "#app/components/billing/payment-status.tsx";
import { usePaymentReturn } from "#app/components/billing/use-payment-return.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { readPaymentReturn } from "#app/requests/payment-return.server.ts";
import type { Route } from "./+types/pack-success";

export const meta = () => privateMeta(plans.pack.name);

/** Confirms a paid checkout of the person who asks, and nothing else. */
export function loader(asked: Route.LoaderArgs) {
	return readPaymentReturn(asked, plans.pack.id);
}

export default function PackSuccessRoute({ loaderData }: Route.ComponentProps) {
	const { state } = loaderData;
	usePaymentReturn(state, messages.checkout.packSuccess);
	if (state === "pending") return <PaymentPending />;
	if (state !== "paid") return <PaymentStatus state={state} />;
	return <PackSuccess {...loaderData} />;
}
