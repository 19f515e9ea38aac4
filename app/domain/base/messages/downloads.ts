/** Files that are saved. */
export const downloads = {
	failed: "The download did not start. Please try again.",
} as const;
