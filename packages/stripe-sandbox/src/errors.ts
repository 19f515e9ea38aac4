/** What Stripe says when it refuses: the `error` of the answer's body. */
type FaultBody = {
	type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
	message: string;
	code?: string;
	param?: string;
	decline_code?: string;
	charge?: string;
};

/** A refusal, on its way to become an answer. */
export class ApiFault extends Error {
	readonly status: number;
	readonly body: FaultBody;
	/** Whether an idempotent retry gets this same refusal; not so for what was never begun. */
	readonly isKept: boolean;

	constructor(status: number, body: FaultBody, options: { isKept?: boolean } = {}) {
		super(body.message);
		this.name = "ApiFault";
		this.status = status;
		this.body = body;
		this.isKept = options.isKept ?? true;
	}
}

/** The body of a refusal, as it goes over the wire. */
export function faultAnswer(fault: ApiFault, requestId: string): object {
	const { code } = fault.body;
	return {
		error: {
			...fault.body,
			...(code
				? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` }
				: {}),
			request_log_url: `https://dashboard.stripe.com/acct_sandbox/test/workbench/logs?object=${requestId}`,
		},
	};
}

/** A request that is understood and cannot be done. */
export function invalidRequest(
	message: string,
	details: { code?: string; param?: string; status?: number } = {},
): ApiFault {
	const { status = 400, ...rest } = details;
	return new ApiFault(status, { type: "invalid_request_error", message, ...rest });
}

/** A payment that a call would have made, and that the card did not. */
export function cardRefused(failure: {
	code: string;
	decline_code: string | null;
	message: string;
}): ApiFault {
	const { code, decline_code, message } = failure;
	const isCard = code === "card_declined";
	return new ApiFault(isCard ? 402 : 400, {
		type: isCard ? "card_error" : "invalid_request_error",
		message,
		code: isCard ? code : "resource_missing",
		...(decline_code && { decline_code }),
	});
}

/** "No such customer: 'cus_…'": 404 when it is the thing itself, 400 when a parameter names it. */
export function noSuch(what: string, id: string, param?: string): ApiFault {
	return invalidRequest(`No such ${what}: '${id}'`, {
		code: "resource_missing",
		param: param ?? "id",
		status: param === undefined ? 404 : 400,
	});
}

export function unknownUrl(method: string, path: string): ApiFault {
	return invalidRequest(
		`Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
		{ status: 404 },
	);
}

/** @param given the key of the request, or null when there was none */
export function wrongKey(given: string | null): ApiFault {
	const message =
		given === null
			? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
			: `Invalid API Key provided: ${hide(given)}`;
	return invalidRequest(message, { status: 401 });
}

/** Shows the form of a key and its last four characters. */
function hide(key: string): string {
	const head = /^(?:sk|rk|pk)_(?:test|live)_/u.exec(key)?.[0] ?? "";
	const tail = key.length - head.length > 8 ? key.slice(-4) : "";
	return `${head}${"*".repeat(Math.min(24, key.length - head.length - tail.length))}${tail}`;
}
