/** Whose session ended while their page was open. */
export type EndedSession = "owner" | "member";

/** What asks them in again, over what they have typed; the page sets it. */
export const askIn: Partial<Record<EndedSession, () => void>> = {};

/** What a tab knows of the end of a session that its person wanted. */
export const leaving: {
	/** Set by the press that signs out: no other tab can tell it from an account that was deleted. */
	isSignOut?: boolean;
	/**
	 * Holds back a page with something typed on it when its person signs out in another tab; the page sets it.
	 * @returns whether it does; it calls `goOn` when the person is back, or the page is left. `isNews` when they have
	 * come back on this page, of which no other tab knows
	 */
	hold?: (isSignOut: boolean, goOn: (isNews?: boolean) => void) => boolean;
} = {};
