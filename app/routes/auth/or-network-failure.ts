import type { AuthFormResult } from "#app/domain/auth-form.ts";
import { orNetworkAnswer } from "../network-failure.ts";

/** The server's answer to a form of signing in, or, when it cannot be reached, a failure that the form shows. */
export function orNetworkFailure<T>(answer: Promise<T>, sentence: string) {
	return orNetworkAnswer<T, AuthFormResult>(
		() => answer,
		() => ({ success: false, message: { kind: "error", text: sentence } }),
	);
}
