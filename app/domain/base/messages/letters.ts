import { responseTime } from "#app/domain/content/contact.ts";

/** What people write to us and subscribe to. */

export const newsletter = {
	saved: "Email saved! One step left: open the link in the email that we sent you.",
	registered: "This email is already registered!",
	failed: "Failed to save email. Please try again.",
	unexpected: "An unexpected error occurred. Please try again.",
	confirmed: "Your address is confirmed. You will get the next email.",
	linkInvalid: "This confirmation link is not valid. Please sign up again.",
} as const;

export const workAddress = {
	linkInvalid:
		"This link is not valid, or it has expired. If the resume is yours, please ask us for another one.",
	changed: "The resume names another company now. Please ask us for another link.",
	confirmed: "Thank you. The resume now says that your work address is confirmed.",
	denied: "Thank you. This address no longer counts as proof for the resume.",
	unexpected: "That did not work. Please try again.",
} as const;

export const contact = {
	sent: `Message sent! We'll get back to you within ${responseTime}.`,
	failed: "Failed to send message. Please try again.",
	network: "Failed to send message. Please try again later.",
	nameMissing: "Please enter your name",
	subjectMissing: "Please enter a subject",
	messageMissing: "Please enter a message",
	replyMissing: "Please write an answer first",
	tooLong: (maximum: number) =>
		`Please use at most ${maximum.toLocaleString("en-US")} characters here.`,
	kindUnknown: "Please choose what the message is about",
	resumeMissing: "Please enter the address of the resume’s page, such as /resumes/…",
	resumeUnknown: "There is no resume at this address. Please copy it from its page",
	trapped: "That looked automated. If you are a person, please send it once more.",
	replied: "Your answer is on its way.",
	closed: "The message is closed.",
	reopened: "The message is open again.",
} as const;
