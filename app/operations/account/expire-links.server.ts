import type { TokenPurpose } from "#app/data/base/schema/accounts.server.ts";

const hour = 3_600_000;

/** For how many days the old address can undo a change. */
export const undoDays = 7;

/** Milliseconds until the link of an email expires. The emails say the same. */
const lives: Record<TokenPurpose, number> = {
	"confirm-email": 24 * hour,
	"change-email": 24 * hour,
	"reset-password": hour,
	/** From the change on, whenever the mail was written. */
	"undo-email-change": undoDays * 24 * hour,
};

export const linkExpiry = (purpose: TokenPurpose, now: Date): Date =>
	new Date(now.getTime() + lives[purpose]);
