import { z } from "zod";
import { dashboardHome } from "./dashboard-roles.ts";
import { adminMessages } from "./owner-messages.ts";

/** A dashboard that nobody touches locks itself after this many minutes. */
export const adminIdleMinutes = 30;
/** And after this many hours, even if it is used. */
export const adminSessionHours = 12;

const minute = 60_000;

/** Whether a browser that has given the passcode may still enter. Both ends are exclusive. */
export function isAdminSessionAlive(
	session: { createdAt: Date; lastUsedAt: Date },
	now: Date,
): boolean {
	const idle = now.getTime() - session.lastUsedAt.getTime();
	const age = now.getTime() - session.createdAt.getTime();
	return idle < adminIdleMinutes * minute && age < adminSessionHours * 60 * minute;
}

/** Whether a session that was begun with a passkey may still open the dashboard. The end is exclusive. */
export function isStepUpFresh(passkeyUsedAt: Date | null, now: Date): boolean {
	if (!passkeyUsedAt) return false;
	return now.getTime() - passkeyUsedAt.getTime() < adminSessionHours * 60 * minute;
}

/** A code as it was typed, without spaces and hyphens; recovery codes have letters. */
const codeSchema = z
	.string()
	.max(60, adminMessages.admin.codeWrong)
	.transform((code) => code.replace(/[\s-]/gu, "").toLowerCase());

/** The form that turns the code on, or off. */
export const authenticatorSchema = z.object({ code: codeSchema.default("") });

/** The form of the gate; the code only where it is asked for. */
export const passcodeSchema = z.object({
	passcode: z
		.string({ error: adminMessages.admin.invalidPasscode })
		.min(1, adminMessages.admin.invalidPasscode)
		.max(200, adminMessages.admin.invalidPasscode),
	code: codeSchema.default(""),
});

/**
 * Where the gate leads: back to the page of the dashboard that was asked for.
 * @param value whatever a request names
 * @param home where the role of who enters begins
 */
export function adminReturnTo(
	value: string | null | undefined,
	home = dashboardHome.owner,
): string {
	return value && /^\/admin\/[\w/-]*(?:\?[^\s\\]*)?$/u.test(value) ? value : home;
}
