/** A page that was asked for again, or for other data of its own, by a press. */
export const unanswered = {
	notLoaded: "This could not be loaded. Nothing here has changed: please try again.",
} as const;
