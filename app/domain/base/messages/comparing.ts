/** Resumes side by side. */
export const comparing = {
	unloaded: "The comparison could not be loaded. Please try again.",
	unknown: "We do not know this resume. The address may be cut off.",
	fileOnly: "This one is a file, so it cannot be compared part by part.",
} as const;
