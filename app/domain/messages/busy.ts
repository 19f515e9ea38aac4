/** While the site has more to do than it can. */

export const busy = {
	title: "One moment, please",
	reading:
		"More people are here than we can serve at once. This page tries again by itself in a few seconds.",
	sending:
		"More people are here than we can serve at once. Nothing was saved or charged. Go back and send it again in a few seconds.",
	again: "Try again now",
} as const;
