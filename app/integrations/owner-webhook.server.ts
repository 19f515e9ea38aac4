import { createHmac } from "node:crypto";
import type { OwnerCall } from "#app/domain/admin/owner-alert.ts";

/** The seam of the owner's webhook: one event, posted to an address of the owner's. */
export type OwnerWebhook = {
	/**
	 * Posts an event. Throws unless the other side has taken it, so that it is tried again.
	 * @param id the same each time that the same event is posted
	 * @param now goes into the signature: an old one is worth nothing
	 */
	send(call: OwnerCall, id: string, now: Date): Promise<void>;
};

/** Longest that the other side may take. */
const timeoutMilliseconds = 10_000;

/**
 * A webhook as Standard Webhooks describes it (standardwebhooks.com), so that its libraries can check the signature:
 * HMAC-SHA256 over id, time and body.
 * @param options.secret "whsec_" and the key in base64
 */
export function createOwnerWebhook(options: { url: string; secret: string }): OwnerWebhook {
	const key = Buffer.from(options.secret.replace(/^whsec_/u, ""), "base64");
	return {
		async send({ event, at, data }, id, now) {
			const body = JSON.stringify({ type: event, timestamp: at, data });
			const time = Math.floor(now.getTime() / 1000);
			const signature = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
			const response = await fetch(options.url, {
				method: "POST",
				headers: {
					"Content-Type": "application/json",
					"webhook-id": id,
					"webhook-timestamp": String(time),
					"webhook-signature": `v1,${signature}`,
				},
				body,
				redirect: "error",
				signal: AbortSignal.timeout(timeoutMilliseconds),
			});
			await response.body?.cancel();
			if (!response.ok) throw new Error(`The owner's webhook answered ${response.status}`);
		},
	};
}
