import type { BillingResult } from "#app/domain/billing-form.ts";
import { isNetworkFailure } from "../network-failure.ts";

/** The server's answer, or, when it cannot be reached, a failure that the form shows. */
export async function orBillingFailure<T>(
	answer: Promise<T>,
	sentence: string,
): Promise<T | BillingResult> {
	try {
		return await answer;
	} catch (error) {
		if (!isNetworkFailure(error)) throw error;
		return { success: false, message: sentence };
	}
}
