/** What can happen anywhere. */

export const general = {
	notFound: "Oops! Page not found",
	unexpected: "An unexpected error occurred",
	network: "Network error",
	tooManyRequests: "Too many attempts. Please wait a moment and try again.",
	foreignForm: "Another site may not do this for you.",
	unreadableForm: "This form could not be read. Please send it again.",
} as const;
