import type { AuthFormResult } from "#app/domain/account/sign-in-forms.ts";

/** What a form of signing in is told when nobody answered it. */
export function failedAuth(sentence: string, form: FormData): AuthFormResult {
	return {
		success: false,
		message: { kind: "error", text: sentence },
		values: { email: String(form.get("email") ?? "") },
	};
}
