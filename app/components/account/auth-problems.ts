import { passwordProblem } from "#app/domain/account/password.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import type { AuthTab } from "./auth-tab.ts";

/** The sentences about fields that need not be sent at all, by name and in the form's order. */
export function authProblems(data: FormData, tab: AuthTab): Record<string, string> {
	const found: Record<string, string> = {};
	const text = (name: string) => String(data.get(name) ?? "");
	const email = text("email").trim();
	if (email === "") found.email = messages.email.missing;
	else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email)) found.email = messages.email.invalid;
	if (tab === "reset") return found;
	if (tab === "signup") return { ...found, ...newPasswordProblems(data) };
	if (text("password") === "") found.password = messages.password.missing;
	return found;
}

/** The same for a new password that is typed twice. */
export function newPasswordProblems(data: FormData): Record<string, string> {
	const password = String(data.get("password") ?? "");
	if (password === "") return { password: messages.password.missing };
	const problem = passwordProblem(password);
	if (problem) return { password: problem };
	const isSame = password === String(data.get("confirmPassword") ?? "");
	return isSame ? {} : { confirmPassword: messages.password.mismatch };
}
