/** A resume that the person has contributed, once it is published. */
export const contributed = {
	missing: "There is no such resume of yours.",
	withdrawn: "Your resume is withdrawn. Nobody can read it here anymore.",
	withdrawFailed: "Your resume could not be withdrawn. Please try again.",
	alreadyWithdrawn: "This resume is withdrawn. Nothing of it can be changed.",
	consentSaved: "Saved. It holds from now on, and the receipt is below.",
	consentSame: "Nothing was changed.",
	notesSaved: "Your notes are saved.",
	notesRefused: "Some notes cannot be shown as they are. Nothing was saved yet.",
	noteRemoved: "The note was removed.",
	noteGone: "There is no such note any more.",
	failed: "That was not saved. Please try again.",
} as const;
