/** Kept lines, the check of one's own lines, and what stands beside a resume that is read. */
export const keeping = {
	elsewhereFailed: "That section could not be loaded. Please try again.",
	keepIt: "Keep this line",
	isKept: "Kept. Press to remove it",
	kept: "Line kept. You find it in My library, under Kept lines.",
	removed: "Line removed from your kept lines.",
	restored: "The line is back.",
	written: "Saved.",
	failed: "That was not saved. Please try again.",
	unknown: "We do not know this line. Please load the page again.",
	/** The resume was changed while it was read. */
	changed: "This line was changed in the resume. Please load the page again.",
	notOpened: "You can keep lines of resumes that you have opened.",
	/** Before the reason, where there is one. */
	closedNow: "This resume is closed to you now.",
	/** Another page has changed a note or group meanwhile; each says what stands there now. */
	passed:
		"Nothing was saved, because this was changed on another page meanwhile. What you typed is still here, and saving again puts it in place of what stands there now.",
	standsNow: (words: string) =>
		words === "" ? "Nothing is written here now." : `Now it says: ${words}`,
	/** Above the form with a note that was refused. */
	elsewhere: "You wrote this about a line that this page does not show.",
	notKept: "This line is no longer among your kept lines.",
	full: (lines: number) =>
		`You have kept ${lines.toLocaleString("en-US")} lines, which is the most. Remove one to keep another.`,
	longNote: (characters: number) =>
		`Please keep the note to ${characters.toLocaleString("en-US")} characters.`,
	longGroup: (characters: number) => `Please keep the group’s name to ${characters} characters.`,
	changedSince:
		"This line was changed in the resume after you kept it, so we do not show another one in its place.",
	closed: "This resume is closed to you, so its words are not shown here.",
	copied: "Copied.",
	notCopied: "Your browser did not copy it. Select it and copy it yourself.",
	checkFailed: "The check could not be loaded. Your text is still here: please try again.",
	tooOften: "You have checked very often. Please try again in an hour.",
	tooLong: (characters: number) =>
		`This is too long to check: please take at most ${characters.toLocaleString("en-US")} characters.`,
} as const;
