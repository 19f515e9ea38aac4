/** While the site has more to do than it can, or one network asks for more than it may. */

export const busy = {
	title: "One moment, please",
	reading:
		"More people are here than we can serve at once. This page tries again by itself in a few seconds.",
	sending:
		"More people are here than we can serve at once. Nothing was saved or charged. Go back and send it again in a few seconds.",
	tooManyPages:
		"Your network has read very many pages in one minute. This page tries again by itself in a moment. With an account, your own pages are not counted.",
	again: "Try again now",
} as const;
