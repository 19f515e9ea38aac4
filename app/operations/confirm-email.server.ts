import { redeemConfirmationToken } from "../data/people.server.ts";
import { limits } from "../domain/limits.ts";
import type { Services } from "../services.server.ts";
import { hashSecret } from "./secrets.server.ts";

export type ConfirmResult =
	| { success: true; data: { cookies: string[]; returnTo: string } }
	| { success: false; reason: "expired" | "unknown" }
	| { success: false; reason: "too_many"; retryAfter: number };

/**
 * Redeems a confirmation link: confirms the address and starts a session, in any browser.
 * @param secret from the mail; worth something exactly once
 */
export async function confirmEmail(
	services: Services,
	secret: string,
	request: { headers: Headers; network: string; now: Date },
): Promise<ConfirmResult> {
	const wait = await services.limits.consume(limits.confirmPerNetwork, request.network);
	if (wait) return { success: false, reason: "too_many", retryAfter: wait };
	const redeemed = await services.database.transaction((transaction) =>
		redeemConfirmationToken(transaction, hashSecret(secret), request.now),
	);
	if (typeof redeemed === "string") return { success: false, reason: redeemed };
	const cookies = await services.authenticator.startSession(redeemed.userId, request.headers);
	return { success: true, data: { cookies, returnTo: redeemed.returnTo } };
}
