/** The look of a link that stands by itself, not among words. */
export const standingLink =
	"inline-flex min-h-11 items-center text-accent underline underline-offset-4";
