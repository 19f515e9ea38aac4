/** What can happen anywhere. */

export const general = {
	notFound: "Oops! Page not found",
	unexpected: "An unexpected error occurred",
	network: "Network error",
	/** Of a proxy in between, which says no time that we could read; ours is `busy.tooManyRequests`. */
	tooManyRequests: "Too many attempts. Please wait a little, then try again.",
	/** Of the server or of a proxy in between, which refuse before anything is read. */
	tooLarge:
		"This is more than can be sent at once. Please make it shorter, or choose a smaller file.",
} as const;

/** Apart from the others, so that no visitor loads it. */
export const sessionEnded =
	"Your session has ended. Sign in and press again: what you typed is still here.";
