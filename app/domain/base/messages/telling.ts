/** Whether a member's search led to an offer. */
export const telling = {
	saved: "Thank you. Your answer is saved.",
	takenBack: "Your answer is taken back. Nothing of it is kept.",
	failed: "That was not saved. Please try again.",
	noAnswer: "Please choose an answer.",
	noMonth: "Please choose the month of the offer.",
	tooLong: (characters: number) => `Please keep this to ${characters} characters.`,
} as const;
