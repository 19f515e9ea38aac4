import { z } from "zod";
import {
	endingWithPeriod,
	endSubscription,
	restart,
	updateSubscription,
} from "../billing/subscriptions.ts";
import { cardRefused, invalidRequest, noSuch } from "../errors.ts";
import { listPage } from "../lists.ts";
import { mergeMetadata } from "../metadata.ts";
import { subscriptionObject } from "../objects/subscription.ts";
import {
	clearableText,
	clearableTime,
	flag,
	metadata,
	oneOf,
	pageParameters,
	text,
} from "../parameters.ts";
import type { SubscriptionRecord } from "../records.ts";
import { requiredLocked } from "../requiring.ts";
import { readRoute, route } from "../route.ts";

const feedback = oneOf([
	"customer_service",
	"low_quality",
	"missing_features",
	"other",
	"switched_service",
	"too_complex",
	"too_expensive",
	"unused",
]);

const cancellationDetails = z.strictObject({
	comment: clearableText.optional(),
	feedback: z.union([z.literal("").transform(() => null), feedback]).optional(),
});

/** Invoices of other behaviors are not kept here. */
const pauseCollection = z.union([
	z.literal("").transform(() => null),
	z.strictObject({
		behavior: oneOf(["void"]),
		resumes_at: clearableTime.optional().transform((value) => value ?? null),
	}),
]);

const statuses = [
	"active",
	"all",
	"canceled",
	"ended",
	"incomplete",
	"incomplete_expired",
	"past_due",
	"paused",
	"trialing",
	"unpaid",
] as const;

export const subscriptionRoutes = [
	readRoute("/v1/subscriptions", "subscription", (record, tx) => subscriptionObject(tx, record)),

	route(
		"GET",
		"/v1/subscriptions",
		{
			...pageParameters,
			customer: text.optional(),
			price: text.optional(),
			status: oneOf(statuses).optional(),
		},
		({ tx, parameters: { customer, price, status, ...page } }) => {
			// Without a status, those that have ended are left out.
			const where = { condition: "record->>'status' = any($8)", value: statusesFor(status) };
			const items = price === undefined ? undefined : ([{ price }] as SubscriptionRecord["items"]);
			const search = { url: "/v1/subscriptions", filter: { customer, items }, where };
			return listPage(tx, "subscription", page, search, (record) => subscriptionObject(tx, record));
		},
	),

	route(
		"POST",
		"/v1/subscriptions/:id",
		{
			cancel_at_period_end: flag.optional(),
			cancel_at: clearableTime.optional(),
			billing_cycle_anchor: z.strictObject({ type: oneOf(["now", "unchanged"]) }).optional(),
			cancellation_details: cancellationDetails.optional(),
			default_payment_method: text.optional(),
			description: clearableText.optional(),
			metadata: metadata.optional(),
			pause_collection: pauseCollection.optional(),
			payment_behavior: oneOf(["error_if_incomplete"]).optional(),
			proration_behavior: oneOf(["none", "create_prorations", "always_invoice"]).optional(),
		},
		async ({ tx, id, parameters }) => {
			const subscription = await requiredLocked(tx, "subscription", id);
			const { cancel_at, cancel_at_period_end, default_payment_method } = parameters;
			const { cancellation_details, metadata, description, pause_collection } = parameters;
			const isRestarted = parameters.billing_cycle_anchor?.type === "now";
			const isMore =
				cancel_at !== undefined ||
				cancel_at_period_end !== undefined ||
				default_payment_method !== undefined ||
				description !== undefined ||
				pause_collection !== undefined ||
				isRestarted;
			if (subscription.status === "canceled" && isMore) {
				throw invalidRequest(
					"A canceled subscription can only update its cancellation_details and metadata.",
				);
			}
			if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
				throw invalidRequest(
					"You may only specify one of these parameters: cancel_at, cancel_at_period_end.",
				);
			}
			if (typeof cancel_at === "number" && cancel_at <= tx.at) {
				throw invalidRequest("`cancel_at` must be a timestamp in the future", {
					param: "cancel_at",
				});
			}
			if (
				typeof pause_collection?.resumes_at === "number" &&
				pause_collection.resumes_at <= tx.at
			) {
				throw invalidRequest("`resumes_at` must be a timestamp in the future", {
					param: "pause_collection[resumes_at]",
				});
			}
			if (default_payment_method !== undefined) {
				const method = await tx.get("payment_method", default_payment_method);
				if (method?.customer !== subscription.customer) {
					throw noSuch("PaymentMethod", default_payment_method, "default_payment_method");
				}
			}
			const schedule = scheduleOf(subscription, cancel_at, cancel_at_period_end, tx.at);
			const changes: Partial<SubscriptionRecord> = {
				...(pause_collection === undefined ? {} : { pause_collection }),
				...(default_payment_method === undefined ? {} : { default_payment_method }),
				...(description === undefined ? {} : { description }),
				metadata: mergeMetadata(subscription.metadata, metadata),
				...schedule,
				cancellation: {
					...(schedule.cancellation ?? subscription.cancellation),
					...definedIn(cancellation_details ?? {}),
				},
			};
			if (!isRestarted) {
				return subscriptionObject(tx, await updateSubscription(tx, subscription, changes));
			}
			const { subscription: restarted, failure } = await restart(tx, subscription, changes);
			if (failure) throw cardRefused(failure);
			return subscriptionObject(tx, restarted);
		},
	),

	route(
		"DELETE",
		"/v1/subscriptions/:id",
		{
			cancellation_details: cancellationDetails.optional(),
			invoice_now: flag.optional(),
			prorate: flag.optional(),
		},
		async ({ tx, id, parameters }) => {
			const subscription = await requiredLocked(tx, "subscription", id);
			if (subscription.status === "canceled") throw noSuch("subscription", id);
			const cancellation = {
				...subscription.cancellation,
				...definedIn(parameters.cancellation_details ?? {}),
			};
			const ended = await endSubscription(
				tx,
				{ ...subscription, cancellation },
				"cancellation_requested",
			);
			return subscriptionObject(tx, ended);
		},
	),
];

function statusesFor(status: (typeof statuses)[number] | undefined): string[] {
	if (status === undefined) return statuses.filter((each) => !endedStatuses.has(each));
	if (status === "all") return [...statuses];
	return status === "ended" ? [...endedStatuses] : [status];
}

const endedStatuses = new Set(["canceled", "incomplete_expired"]);

function definedIn(details: z.output<typeof cancellationDetails>) {
	return {
		...(details.comment === undefined ? {} : { comment: details.comment }),
		...(details.feedback === undefined ? {} : { feedback: details.feedback }),
	};
}

/** When it is to end: at the period's end, at a moment, or not at all. */
function scheduleOf(
	subscription: SubscriptionRecord,
	cancelAt: number | null | undefined,
	atPeriodEnd: boolean | undefined,
	now: number,
): Partial<SubscriptionRecord> {
	if (cancelAt === undefined && atPeriodEnd === undefined) return {};
	// "Not at the period's end" says nothing of a date that was set by itself, as the portal does.
	if (atPeriodEnd === false && !subscription.cancel_at_period_end) return {};
	const end = atPeriodEnd ? subscription.current_period_end : (cancelAt ?? null);
	if (end === null) {
		return {
			cancel_at: null,
			cancel_at_period_end: false,
			canceled_at: null,
			cancellation: { comment: null, feedback: null, reason: null },
		};
	}
	return {
		...endingWithPeriod(subscription, now),
		cancel_at: end,
		cancel_at_period_end: atPeriodEnd ?? false,
	};
}
