import { describeWait } from "#app/domain/base/wait.ts";

/** While the site has more to do than it can, or one network asks for more than it may. */

export const busy = {
	title: "One moment, please",
	reading:
		"More people are here than we can serve at once. This page tries again by itself in a few seconds.",
	sending:
		"More people are here than we can serve at once. Nothing was saved or charged. Go back and send it again in a few seconds.",
	/** @param seconds until its pages are answered again */
	tooManyPages: (seconds: number) =>
		`Your network has requested too many pages in one minute. This page tries again by itself in ${describeWait(seconds)}. When you are signed in, your pages are not counted.`,
	/** @param seconds until the next attempt, as Retry-After says it */
	tooManyRequests: (seconds: number) => `Too many attempts. Try again in ${describeWait(seconds)}.`,
	readOnly: "This page is read-only. Nothing that was sent to it was saved.",
	again: "Try again now",
} as const;
