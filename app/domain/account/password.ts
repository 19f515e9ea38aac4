import * as messages from "#app/domain/base/messages/account.ts";

/** Shortest password, in UTF-16 units as a browser's `minlength` counts them. */
export const passwordMinimum = 6;
/** Longest password: a cap before hashing, so that nobody can make the server hash a megabyte. */
export const passwordMaximum = 128;

/** The sentence about a password that cannot be taken, or null. */
export function passwordProblem(password: string): string | null {
	if (password.length < passwordMinimum) return messages.password.tooShort(passwordMinimum);
	if (password.length > passwordMaximum) return messages.password.tooLong(passwordMaximum);
	return null;
}

export type PasswordStrength = { score: 0 | 1 | 2 | 3; label: string };

const common = new Set([
	"123456",
	"1234567",
	"12345678",
	"123456789",
	"password",
	"password1",
	"qwerty",
	"qwerty123",
	"abc123",
	"111111",
	"letmein",
	"iloveyou",
	"welcome",
	"admin123",
	"resume",
	"offerfolio",
]);

/** A rough, honest hint while typing; it never refuses anything. */
export function passwordStrength(password: string): PasswordStrength {
	if (password.length < passwordMinimum) return { score: 0, label: "Too short" };
	const repeats = new Set(password).size <= 2;
	if (common.has(password.toLowerCase()) || repeats) return { score: 1, label: "Easy to guess" };
	const kinds = [/[a-z]/u, /[A-Z]/u, /[0-9]/u, /[^a-zA-Z0-9]/u].filter((kind) =>
		kind.test(password),
	).length;
	const points = password.length + kinds * 2;
	if (points >= 20) return { score: 3, label: "Strong" };
	if (points >= 14) return { score: 2, label: "Fair" };
	return { score: 1, label: "Weak" };
}
