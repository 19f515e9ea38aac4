/** What can happen anywhere. */

export const general = {
	notFound: "Oops! Page not found",
	unexpected: "An unexpected error occurred",
	network: "Network error",
	/** Of a proxy in between, which says no time that we could read; ours is `busy.tooManyRequests`. */
	tooManyRequests: "Too many attempts. Please wait a little, then try again.",
	tooLarge: "This is too large. Send less at once.",
} as const;

/** Apart from the others, so that no visitor loads it. */
export const sessionEnded =
	"Your session has ended. Sign in and press again: what you typed is still here.";
