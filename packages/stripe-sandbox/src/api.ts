import { createHash, timingSafeEqual } from "node:crypto";
import { ApiFault, faultAnswer, invalidRequest, unknownUrl, wrongKey } from "./errors.ts";
import { expandAll } from "./expanding.ts";
import { decodeForm, type FormObject } from "./form-encoding.ts";
import { type Answer, claimKey, keepAnswer } from "./idempotency.ts";
import { newId } from "./ids.ts";
import type { PreparedCall } from "./route.ts";
import { accountRoutes } from "./routes/account.ts";
import { billingRoutes } from "./routes/billing.ts";
import { checkoutSessionRoutes } from "./routes/checkout-sessions.ts";
import { couponRoutes } from "./routes/coupons.ts";
import { customerRoutes } from "./routes/customers.ts";
import { paymentRoutes } from "./routes/payments.ts";
import { priceRoutes } from "./routes/prices.ts";
import { productRoutes } from "./routes/products.ts";
import { subscriptionRoutes } from "./routes/subscriptions.ts";
import type { Store, Transaction } from "./store.ts";

const routes = [
	...customerRoutes,
	...productRoutes,
	...priceRoutes,
	...couponRoutes,
	...checkoutSessionRoutes,
	...paymentRoutes,
	...subscriptionRoutes,
	...billingRoutes,
	...accountRoutes,
];

type ApiRequest = {
	method: string;
	/** Path and query. */
	target: string;
	/** Names in lower case. */
	headers: Readonly<Record<string, string | string[] | undefined>>;
	body: string;
};

type Spend = (counter: "keptErrors" | "doneErrors") => Promise<boolean>;

/** What the switches for a 500 answer. */
export const brokenBody = JSON.stringify({
	error: { type: "api_error", message: "An unknown error occurred (switched on in the sandbox)" },
});

export type ApiAnswer = Answer & { headers: Record<string, string> };

/** Answers one request as Stripe would. */
export async function answerApi(
	store: Store,
	secretKey: string,
	request: ApiRequest,
	{ onError, spend }: { onError: (error: unknown) => void; spend: Spend },
): Promise<ApiAnswer> {
	const requestId = newId("req_", 14);
	const headers: Record<string, string> = {
		"content-type": "application/json",
		"cache-control": "no-cache, no-store",
		"request-id": requestId,
		"stripe-version": one(request.headers["stripe-version"]) ?? "",
	};
	try {
		requireKey(one(request.headers.authorization), secretKey);
		const { path, call, id, key, parameters } = understand(request);
		if (key !== null) headers["idempotency-key"] = key;
		const work = (tx: Transaction) => runCall(tx, call, id);
		const options = { request: { id: requestId, idempotency_key: key } };
		if (key === null) return { headers, ...(await store.transaction(work, options)) };
		const claim = { key, path, parameters, requestId };
		const { original, ...answer } = await store.transaction(
			(tx) => once(tx, claim, work, spend),
			options,
		);
		// It would be given again.
		if (answer.status >= 500) headers["stripe-should-retry"] = "false";
		if (original !== null) {
			headers["idempotent-replayed"] = "true";
			headers["original-request"] = original;
		}
		return { headers, ...answer };
	} catch (error) {
		const fault = toFault(error);
		if (fault.status >= 500) onError(error);
		return { headers, status: fault.status, body: JSON.stringify(faultAnswer(fault, requestId)) };
	}
}

function one(header: string | string[] | undefined): string | undefined {
	return Array.isArray(header) ? header[0] : header;
}

function requireKey(authorization: string | undefined, secretKey: string): void {
	const [scheme, value] = authorization?.split(" ") ?? [];
	const basic =
		scheme === "Basic"
			? Buffer.from(value ?? "", "base64")
					.toString()
					.split(":")[0]
			: undefined;
	const given = scheme === "Bearer" ? value : basic;
	if (!given) throw wrongKey(null);
	const digest = (text: string) => createHash("sha256").update(text).digest();
	if (!timingSafeEqual(digest(given), digest(secretKey))) throw wrongKey(given);
}

function understand(request: ApiRequest): {
	path: string;
	call: PreparedCall;
	id: string;
	key: string | null;
	parameters: string;
} {
	const [path = "", query = ""] = request.target.split("?", 2);
	const encoded = [query, request.body].filter(Boolean).join("&");
	for (const route of routes) {
		const match = route.method === request.method ? route.path.exec(path) : null;
		if (!match) continue;
		const call = route.prepare(readForm(encoded));
		const key =
			request.method === "POST" ? (one(request.headers["idempotency-key"]) ?? null) : null;
		const parameters = createHash("sha256").update(encoded).digest("hex");
		return {
			path,
			call,
			id: decodeURIComponent(match[1] ?? "").replaceAll("\0", ""),
			key,
			parameters,
		};
	}
	throw unknownUrl(request.method, path);
}

function readForm(encoded: string): FormObject {
	try {
		return decodeForm(encoded);
	} catch (error) {
		if (error instanceof RangeError) throw invalidRequest(error.message);
		throw error;
	}
}

async function runCall(tx: Transaction, call: PreparedCall, id: string): Promise<Answer> {
	const answer = await call.run(tx, id);
	await expandAll(tx, answer, call.expand);
	return { status: 200, body: JSON.stringify(answer) };
}

/** Does the work unless it was done before under this key; a refusal is kept like an answer. */
async function once(
	tx: Transaction,
	claim: { key: string; path: string; parameters: string; requestId: string },
	work: (tx: Transaction) => Promise<Answer>,
	spend: Spend,
): Promise<Answer & { original: string | null }> {
	const kept = await claimKey(tx, claim);
	if (kept) return { status: kept.status, body: kept.body, original: kept.requestId };
	let answer: Answer = { status: 500, body: brokenBody };
	if (await spend("keptErrors")) {
		await keepAnswer(tx, claim, answer);
		return { ...answer, original: null };
	}
	await tx.client.query("savepoint work");
	try {
		const done = await work(tx);
		if (!(await spend("doneErrors"))) answer = done;
	} catch (error) {
		const fault = toFault(error);
		if (!fault.isKept || fault.status >= 500) throw error;
		await tx.client.query("rollback to savepoint work");
		answer = { status: fault.status, body: JSON.stringify(faultAnswer(fault, claim.requestId)) };
	}
	await keepAnswer(tx, claim, answer);
	return { ...answer, original: null };
}

function toFault(error: unknown): ApiFault {
	if (error instanceof ApiFault) return error;
	const message = "An unknown error occurred";
	return new ApiFault(500, { type: "api_error", message }, { isKept: false });
}
