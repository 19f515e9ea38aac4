import { z } from "zod";
import { emailSchema } from "#app/domain/base/email.ts";
import { messages } from "#app/domain/base/messages.ts";
import { passwordMaximum } from "./password.ts";
import { newPasswordSchema } from "./sign-in-forms.ts";

/** The forms of the settings: each says what it is with its `intent`. */
export const settingsIntents = [
	"change-email",
	"change-password",
	"mail-password-link",
	"begin-passkey",
	"add-passkey",
	"rename-passkey",
	"remove-passkey",
	"end-session",
	"end-other-sessions",
	"set-preference",
	"unsubscribe-all",
	"remove-sealed",
	"delete-account",
] as const;
export type SettingsIntent = (typeof settingsIntents)[number];

const currentPassword = z
	.string({ error: messages.password.missing })
	.min(1, messages.password.missing)
	.max(passwordMaximum, messages.settings.currentPasswordWrong);

export const changeEmailSchema = z.object({ email: emailSchema, currentPassword });

export const changePasswordSchema = z.object({ currentPassword }).and(newPasswordSchema);

export const deleteAccountSchema = z.object({
	currentPassword,
	confirm: z.literal("yes", { error: messages.settings.deleteUnconfirmed }),
	/** The resumes that the person has contributed stay published. */
	resumesStay: z.literal("yes").optional(),
});

export function parseIntent(value: unknown): SettingsIntent | null {
	return settingsIntents.find((intent) => intent === value) ?? null;
}
