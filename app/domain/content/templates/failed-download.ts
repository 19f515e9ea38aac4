/** What to do when a template's file did not come. */
export type NextStep =
	/** The session has ended, or never was. */
	| "sign-up"
	| "upgrade"
	/** The same address again, by the browser alone. */
	| "new-tab"
	| "offline"
	| "missing"
	| "later";

/**
 * A new tab asks the server the same question: it is only worth opening when there was no answer, or one
 * that broke off, and the device is connected.
 * @param failure the status of the answer, or null when none came whole
 */
export function afterFailedDownload(failure: {
	status: number | null;
	isOnline: boolean;
}): NextStep {
	switch (failure.status) {
		case null:
			return failure.isOnline ? "new-tab" : "offline";
		case 401:
			return "sign-up";
		case 403:
			return "upgrade";
		case 404:
			return "missing";
		default:
			return "later";
	}
}
