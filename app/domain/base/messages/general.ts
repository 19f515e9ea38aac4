/** What can happen anywhere. */

export const general = {
	notFound: "Oops! Page not found",
	unexpected: "An unexpected error occurred",
	network: "Network error",
	/** Of a proxy in between, which says no time that we could read; ours is `busy.tooManyRequests`. */
	tooManyRequests: "Too many attempts. Please wait a little, then try again.",
	tooLarge: "This is too large. Send less at once.",
} as const;

/** Of a form that was shown to another person than the one who is signed in now. */
export const otherAccount =
	"Nothing was changed: you are signed in to another account now than the one that this page was opened with. Load the page again, and check which account it shows.";

/** Apart from the others, so that no visitor loads it. */
export const sessionEnded =
	"Your session has ended. Sign in and press again: what you typed is still here.";
