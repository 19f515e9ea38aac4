/**
 * What the sandbox remembers, one type per kind of thing. Fields that go over the wire as they are have
 * Stripe's names; times are seconds, amounts are whole cents.
 */
import type { InvoiceRecord, SubscriptionRecord } from "./records/billing.ts";
import type {
	CouponRecord,
	DiscountRecord,
	PriceRecord,
	ProductRecord,
} from "./records/catalogue.ts";
import type {
	CustomerRecord,
	PortalConfigurationRecord,
	PortalSessionRecord,
} from "./records/customer.ts";
import type {
	BalanceTransactionRecord,
	ChargeRecord,
	DisputeRecord,
	PaymentIntentRecord,
	PaymentMethodRecord,
	RefundRecord,
} from "./records/payment.ts";
import type { SessionRecord } from "./records/session.ts";

export type * from "./records/billing.ts";
export type * from "./records/catalogue.ts";
export type * from "./records/customer.ts";
export type * from "./records/metadata.ts";
export type * from "./records/payment.ts";
export type * from "./records/session.ts";

export type EventRecord = {
	id: string;
	created: number;
	type: string;
	data: { object: object; previous_attributes?: object };
	request: { id: string | null; idempotency_key: string | null };
};

export type Records = {
	customer: CustomerRecord;
	product: ProductRecord;
	price: PriceRecord;
	coupon: CouponRecord;
	discount: DiscountRecord;
	payment_method: PaymentMethodRecord;
	payment_intent: PaymentIntentRecord;
	charge: ChargeRecord;
	balance_transaction: BalanceTransactionRecord;
	refund: RefundRecord;
	dispute: DisputeRecord;
	subscription: SubscriptionRecord;
	invoice: InvoiceRecord;
	session: SessionRecord;
	portal_configuration: PortalConfigurationRecord;
	portal_session: PortalSessionRecord;
	event: EventRecord;
};

export type Kind = keyof Records;

const dueTimes: { [K in Kind]?: (record: Records[K]) => number | null } = {
	session: ({ status, expires_at, settling }) =>
		status === "open" ? expires_at : (settling?.at ?? null),
	invoice: ({ next_payment_attempt }) => next_payment_attempt,
	subscription({ status, cancel_at, current_period_end, pause_collection, goes_on_unpaid }) {
		if (status === "canceled") return null;
		// Nothing is renewed while the last renewal is tried again.
		if (status === "past_due" && !goes_on_unpaid) return cancel_at;
		const resumes = pause_collection?.resumes_at ?? current_period_end;
		return Math.min(cancel_at ?? current_period_end, current_period_end, resumes);
	},
};

/** When the billing clock has to look at something next, if ever. */
export function dueTime<K extends Kind>(kind: K, record: Records[K]): number | null {
	return dueTimes[kind]?.(record) ?? null;
}
