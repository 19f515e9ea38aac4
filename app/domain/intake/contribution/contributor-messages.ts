import { contributorLimits } from "./contributor-limits.ts";

/** The sentences for contributors. */
export const contributing = {
	tooLarge: "The file is larger than 10 MB. Send a smaller one, or paste the text.",
	nothing: "Choose a file, or paste the text of your resume.",
	both: "Choose a file or paste the text, not both. Empty the one that you do not mean.",
	wrongType: "Only PDF, DOC, DOCX, TXT and JSON Resume files are taken.",
	pastedTooLong: `This is longer than ${contributorLimits.pasted.toLocaleString("en-US")} characters, which no resume is. Paste the resume alone.`,
	alreadySent: "You have sent this resume before: here it is. Nothing was added.",
	tooManyOpen: `You have ${contributorLimits.open} resumes that are not published yet. Before you add another, throw one away that you are writing, or wait for our answer to one that is with us. You can also take that one back, and throw it away.`,
	received: "Your resume is here. Nobody else can see it.",
	receiveFailed: "Your resume could not be taken. Please try again.",
	missing: "This resume is not here. It was thrown away, or it belongs to another account.",
	notOpen: "This resume is with us now, so it cannot be changed. Take it back to change it.",
	answered: "There is no draft of this resume any more, so nothing was saved.",
	saved: "Saved. The page shows what readers would see.",
	failed: "This could not be saved. What you typed is still here; please try again.",
	discarded: "Your resume and its file were deleted.",
	takenBack: "You have it back. Submit it again when it is ready.",
	submitted: "Submitted. We read it and write to you.",
	readingMissing: "Without this your resume cannot be published. Tick it, or keep your draft.",
	proofMissing: "Say when you want to show that the offer was made.",
	addressMissing: "Give your work address at the company, or choose to show it later.",
	addressInvalid: "This is no email address.",
	addressOpen: "Anyone can have a mailbox there. Give the address that the company gave you.",
	stale:
		"Your resume was changed in another window. Look at the page once more before you agree to it.",
	takenDown:
		"A resume like this one was taken down because the person it is about asked for it. If that was you, write to us.",
	canLead:
		"What is left can lead to you: the meter says how. Say something less exactly, or tick below the meter that you know it.",
	fewUnticked: "Tick this, or say something less exactly above.",
	withdrawn: "Your resume is withdrawn. Nobody can read it here anymore.",
	withdrawFailed: "Your resume could not be withdrawn. Please try again.",
	alreadyWithdrawn: "This resume is withdrawn. Nothing of it can be changed.",
	consentSaved: "Saved. It holds from now on, and the receipt is below.",
	consentSame: "Nothing was changed.",
	notesSaved: "Your notes are saved.",
	notesStale:
		"Your notes have changed since you opened this page: in another window, or because we removed one. Nothing was saved. What you typed is still here, and below it what stands now.",
	notesRefused: "Some notes cannot be shown as they are. Nothing was saved yet.",
	tooLong: (most: number) => `Please keep this to ${most.toLocaleString("en-US")} characters.`,
	leadsToPerson: "This can lead to a person. Please leave it out.",
	monthMissing: "Give the month as 2025-01.",
	monthToCome: "This month has not come yet. Give the month in which you sent it.",
	answerMissing: "Say what became of it.",
	namesMore: (name: string) =>
		`Your resume does not name “${name}”. Say it less exactly here too, or take it out.`,
	monthsMore: "Your resume says years only. Choose years instead of months here too.",
	earlierUnderWay: "You have an earlier version under way. Go on with it, or throw it away.",
	earlierSubmitted: "Submitted. We read it, and write to you once readers can see it.",
	earlierAnswered: "This version is not under way any more, so nothing was submitted.",
	earlierWithUs: "The earlier version is with us now. Take it back to change it.",
	earlierRemoved: "The earlier version was deleted, and its file.",
	fewAgreed: "The contributor knows that it can lead to them, and agrees",
} as const;

/** What the owner is told about a contributed resume. */
export const contributed = {
	isTheirs: "This resume was contributed: decline it, or send it back. Its person can delete it.",
	wordsMissing: "Say why: its person reads it.",
	canLead:
		"What is left can lead to its person, who has not said that they know it. Say something less exactly, or send it back to them.",
	sentBack: "It was sent back to its person.",
	declined: "It was declined, and deleted. Its person was told why.",
	noteRemoved: "The note was removed.",
	noteGone: "There is no such note any more.",
	noteFailed: "The note could not be removed. Please try again.",
	withdrawnForGood:
		"It was contributed, and nothing of it is left: it cannot be restored. Its person can contribute it again once its takedown is lifted.",
	earlierDeclined: "Send it back with words instead: its person can correct it, or delete it.",
	earlierPublished: (title: string) =>
		`Readers of “${title}” can see the earlier version beside it now.`,
	earlierRemoved: "The earlier version was removed.",
	earlierGone: "There is no earlier version any more.",
	removeFailed: "The earlier version could not be removed. Please try again.",
	isEntry:
		"Its person contributed this resume: less can be said of it here, and not more. They see it at their own page.",
	notTheirs: "Nothing was saved: some of this is for the person who contributed the resume to say.",
	wordsStay:
		"Its person contributed these words, and nothing takes their place. They can withdraw it and contribute another one.",
	staysDeclared: "Its person contributed it: it is declared by its author, or what its checks say.",
	addsNothing: "Its person did not say this. Take words away here, and add none.",
	staysBlurred: (words: string) =>
		`Its person chose “${words}” here. Leave these words, or say less.`,
	notOpenToEveryone:
		"A resume that its person contributed is read by those who open it: it cannot be open to everyone.",
} as const;
