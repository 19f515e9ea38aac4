import { count } from "#app/domain/base/count.ts";
import { draftLimits } from "./draft-limits.ts";

const thousands = (number: number): string => number.toLocaleString("en-US");

/** The sentences of the intake desk. Apart from the others, so that no visitor loads them. */
export const intakeMessages = {
	tooMuch: "This is more than 50 MB at once. Send fewer files, or smaller ones.",
	noFiles: "Choose one file or more.",
	originMissing: "Say where these resumes come from.",
	held: (files: number) =>
		`Say where these resumes come from. ${count(files, "file")} ${files === 1 ? "waits" : "wait"} for it.`,
	wrongType: "Only PDF, DOC, DOCX, TXT, JSON and ZIP files are taken.",
	tooMany: (most: number) =>
		`At most ${most} files are taken at once. Send this one with the next.`,
	fileTooLarge: "It is larger than 10 MB.",
	deskFull: (most: number) =>
		`${most.toLocaleString("en-US")} drafts wait already. Publish some of them, or throw some away.`,
	notJsonResume: "It is no JSON Resume document (jsonresume.org), or not a whole one.",
	partsLeft: (parts: readonly string[]) =>
		`It has parts that a resume here does not show: ${parts.join(", ")}.`,
	archive: {
		unreadable: "It is damaged and cannot be unpacked.",
		unsafe: "It has a path that leads out of the archive, or files that share their bytes.",
		encrypted: "It is locked with a password.",
		too_large: "It would be far larger once it is unpacked.",
		nested: "It is an archive in an archive. Send it by itself.",
		file_too_large: "It is larger than 10 MB.",
		too_many: "It is one file too many: 100 are taken at once. Send it with the next.",
		empty: "There is no file in it.",
	},
	received: (drafts: number, failed: number) =>
		[
			drafts === 1 ? "1 draft was added." : `${drafts} drafts were added.`,
			...(failed === 0
				? []
				: [failed === 1 ? "1 file could not be taken." : `${failed} files could not be taken.`]),
		].join(" "),
	looks: (fields: number) => `${count(fields, "field")} need${fields === 1 ? "s" : ""} a look`,
	nearCopy: (title: string) =>
		`At least half of its lines stand in a resume that is published: “${title}”.`,
	unread:
		"The file has no text that can be read. Look at its pages and type the resume off, or throw the draft away.",
	saved: "Saved.",
	later: "It waits at the end of the desk.",
	discarded: "The draft was thrown away.",
	discardedFailed: (drafts: number) =>
		drafts === 0
			? "There was nothing to throw away."
			: `${count(drafts, "draft")} ${drafts === 1 ? "was" : "were"} thrown away.`,
	published: (title: string) => `Published: ${title}.`,
	scheduled: (day: string) => `It will be published on ${day}.`,
	notPublished: (day: string, reason: string) => `It was not published on ${day}. ${reason}`,
	missing: "This draft is no longer here: it was published, sent back, declined, or thrown away.",
	stale:
		"This draft was changed in another window. What you typed is still here: open the draft again to see the newer one, or save again to replace it.",
	waiting: "The file is still being read. Please wait a moment.",
	failed: "This file could not be read, so there is nothing to publish.",
	tooLong: `A draft holds at most ${thousands(draftLimits.letters)} characters in ${thousands(draftLimits.texts)} lines, and ${thousands(draftLimits.removals)} characters of more to remove. No resume has so many. What you typed is still here and was not saved: please shorten it.`,
	savedTooLong: `This draft has more than ${thousands(draftLimits.letters)} characters or ${thousands(draftLimits.texts)} lines, which no resume has. Its page is drawn once it is shorter.`,
	fileTooLong: `This file has more than ${thousands(draftLimits.letters)} characters or ${thousands(draftLimits.texts)} lines, which no resume has.`,
	emptied:
		"Nothing is left of this for readers: names and contact data are taken out. Say something else.",
	onlyName: "Only what is taken out stands here, such as the name",
	incomplete: "Some fields need a look before this can be published.",
	removalTooShort: (text: string) =>
		`“${text}” is too short to be taken out by itself. Write the words beside it as well.`,
	removalsTooLong: `At most ${thousands(draftLimits.removals)} characters can be taken out at once.`,
	reasonMissing: (text: string) => `Say why “${text}” may stay, or leave it checked for removal.`,
	reasonUnsaid: "Say it here, or check it for removal.",
	contactLeft: (text: string) =>
		`“${text}” would still be in it. Take it out of the text, or say why it may stay.`,
	nameLeft: (name: string) =>
		`“${name}” is not to be in it, and would still be. Take it out of the text.`,
	tooFew: (people: string) =>
		`${people} in this library would have all of what is left. Say something less exactly, or give a reason.`,
	fewUnsaid: "Say it here, or say something less exactly above.",
	dayUnchanged: "The draft was saved. The day of its publishing was not changed.",
	dayInvalid: "Choose a day after today.",
	saveFailed: "The draft could not be saved. What you typed is still here; please try again.",
} as const;
