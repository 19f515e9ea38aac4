import type { AuthFormResult } from "#app/domain/auth-form.ts";
import { isNetworkFailure } from "../network-failure.ts";

/**
 * The server's answer, or, when it cannot be reached, a failure that the form shows: nothing that was
 * typed is lost to an error page. Redirects and the server's own errors pass.
 */
export async function orNetworkFailure<T>(
	answer: Promise<T>,
	sentence: string,
): Promise<T | AuthFormResult> {
	try {
		return await answer;
	} catch (error) {
		if (!isNetworkFailure(error)) throw error;
		return { success: false, message: { kind: "error", text: sentence } };
	}
}
