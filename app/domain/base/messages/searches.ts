/** Saved searches and their emails. */
export const searches = {
	saved: "Search saved.",
	changed: "Saved.",
	removed: "Search removed. No more emails come about it.",
	failed: "That was not saved. Please try again.",
	gone: "This search is no longer among your saved searches.",
	everything: "Add words or a filter first: a search for everything cannot be saved.",
	tooLong: "This search is too long to save. Please use fewer filters.",
	noName: "Please give the search a name.",
	longName: (characters: number) => `Please keep the name to ${characters} characters.`,
	noAlert: "Please choose when we write to you.",
	full: (searches: number) =>
		`You have saved ${searches} searches, which is the most. Remove one to save another.`,
	nothingYet: "Nothing matches today.",
} as const;
