/** The shortlist. */
export const shortlisting = {
	starred: "Added to your shortlist.",
	removed: "Removed from your shortlist.",
	written: "Note saved.",
	failed: "Your shortlist was not changed. Please try again.",
	unloaded: "Your shortlist could not be loaded. Please try again.",
	unknown: "We do not know this resume. Please load the page again.",
	full: (resumes: number) =>
		`Your shortlist has ${resumes} resumes, which is the most. Remove one to add another.`,
	longNote: (characters: number) => `Please keep the note to ${characters} characters.`,
	elsewhere: "a resume that is not on this list",
	notStarred: "This resume is no longer on your shortlist.",
	notKept: "Your browser does not keep the shortlist. Sign up, and your account keeps it.",
} as const;
