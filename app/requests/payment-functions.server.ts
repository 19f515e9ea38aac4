import { z } from "zod";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { cancellationSchema } from "#app/domain/billing/cancellation-form.ts";
import { isTestCustomer } from "#app/domain/billing/plan-view.ts";
import { parseSoldPlan } from "#app/domain/billing/plans.ts";
import { cancelSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { createTestPurchase } from "#app/operations/billing/create-test-purchase.server.ts";
import { openPortal } from "#app/operations/billing/open-portal.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import type { Services, Uses } from "#app/services.ts";

type Call = { services: Services; person: Person; body: unknown; now: Date };
type FunctionResponse = { status: number; body: Record<string, unknown> };

const functions = {
	"create-checkout-session": createCheckoutSession,
	"create-portal-session": createPortalSession,
	"cancel-subscription": cancel,
	"create-test-purchase": testPurchase,
} as const;

type FunctionName = keyof typeof functions;

/** The function of a name, if this site has it: test purchases are only where the sandbox takes the money. */
export function findFunction(name: string, services: Uses<"payTestCheckout">): FunctionName | null {
	if (!isFunction(name)) return null;
	return name === "create-test-purchase" && !services.payTestCheckout ? null : name;
}

function isFunction(name: string): name is FunctionName {
	return Object.hasOwn(functions, name);
}

export function callFunction(name: FunctionName, call: Call): Promise<FunctionResponse> {
	return functions[name](call);
}

const text = z.string().max(2000).nullish();

/**
 * What a browser may name beside what it wants. Nothing of it is used, because all of it is ours to say; but
 * it must not be someone else's.
 */
const named = {
	userId: text,
	customerId: text,
	subscriptionId: text,
	successUrl: text,
	cancelUrl: text,
	returnUrl: text,
};

const checkoutSchema = z.object({ ...named, planId: text, priceId: text, mode: text });
const portalSchema = z.object(named);
const cancelSchema = z.object({
	...named,
	feedback: z.record(z.string(), z.unknown()).nullish(),
});

async function createCheckoutSession({
	services,
	person,
	body,
	now,
}: Call): Promise<FunctionResponse> {
	const parsed = checkoutSchema.safeParse(body);
	const planId = parsed.success ? parseSoldPlan(parsed.data.planId) : null;
	if (!parsed.success || !planId) return failure(400, messages.checkout.planNotFound);
	if (await namesAnother(services, person, parsed.data)) {
		return failure(400, messages.checkout.foreignField);
	}
	const result = await startCheckout(services, person, planId, now);
	return result.success
		? { status: 200, body: { url: result.data.url } }
		: failure(result.status, result.error);
}

async function createPortalSession({ services, person, body }: Call): Promise<FunctionResponse> {
	const parsed = portalSchema.safeParse(body);
	if (!parsed.success) return failure(400, messages.billing.portalFailed);
	if (!(await getCustomerId(services.database, person.id))) {
		return failure(404, messages.billing.noSubscription);
	}
	if (await namesAnother(services, person, parsed.data)) {
		return failure(403, messages.checkout.foreignField);
	}
	const result = await openPortal(services, person, "/settings");
	if (!result.success) return failure(result.status, result.error);
	const { url, customerId } = result.data;
	return { status: 200, body: { url, isTestCustomer: isTestCustomer(customerId) } };
}

// Of what is wrong with a body, the schema words the rest.
const ownSentences = new Set<string>([
	messages.cancel.reasonMissing,
	messages.cancel.satisfactionUnknown,
	messages.cancel.commentsTooLong,
]);

async function cancel({ services, person, body, now }: Call): Promise<FunctionResponse> {
	const parsed = cancelSchema.safeParse(body);
	if (!parsed.success) return failure(400, messages.cancel.endpointFailed);
	if (!(await getSubscription(services.database, person.id))) {
		return failure(404, messages.cancel.nothing);
	}
	if (await namesAnother(services, person, parsed.data)) {
		return failure(403, messages.checkout.foreignField);
	}
	const reasons = cancellationSchema.safeParse(parsed.data.feedback ?? {});
	if (!reasons.success) {
		const said = reasons.error.issues.find(({ message }) => ownSentences.has(message));
		return failure(400, said?.message ?? messages.cancel.endpointFailed);
	}
	const result = await cancelSubscription(services, person, reasons.data, now);
	if (result.success) return { status: 200, body: { success: true } };
	const { status, error } = result;
	return failure(status, status >= 500 ? messages.cancel.endpointFailed : error);
}

async function testPurchase({ services, person, now }: Call): Promise<FunctionResponse> {
	const result = await createTestPurchase(services, services.payTestCheckout, person, now);
	return result.success
		? { status: 200, body: { purchase: result.data } }
		: failure(result.status, result.error);
}

const failure = (status: number, error: string): FunctionResponse => ({ status, body: { error } });

/** Whether a body names a person, customer or subscription that is not the caller's, or another site. */
async function namesAnother(
	services: Uses<"database" | "publicUrl">,
	person: Person,
	names: Partial<Record<keyof typeof named, string | null>>,
): Promise<boolean> {
	const { userId, customerId, subscriptionId, successUrl, cancelUrl, returnUrl } = names;
	const { database } = services;
	if (userId && userId !== person.id) return true;
	if (customerId && customerId !== (await getCustomerId(database, person.id))) return true;
	if (subscriptionId) {
		const own = await getSubscription(database, person.id);
		if (own?.stripeSubscriptionId !== subscriptionId) return true;
	}
	return [successUrl, cancelUrl, returnUrl].some(
		(address) => address && !isOurs(services, address),
	);
}

/** An address of this site, or a path in it. */
function isOurs({ publicUrl }: Uses<"publicUrl">, address: string): boolean {
	return URL.parse(address, publicUrl)?.origin === new URL(publicUrl).origin;
}
