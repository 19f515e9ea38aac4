import { count } from "#app/domain/base/count.ts";

/** Why a change of many leaves a resume as it is. */
const whyLeft = {
	withdrawn: "withdrawn",
	gone: "too late to restore",
	"for good": "withdrawn for good",
	unreadable: "nothing to read",
	tags: "too many tags",
	theirs: "for the person who contributed it to say",
	"taken down": "the same as what was taken down, which cannot come back",
	"given away": "words of the resume itself, which everybody would read",
};
export type Left = keyof typeof whyLeft;

/** How many are left for each reason. */
export type LeftCounts = ReadonlyMap<Left, number>;

const sayWhy = (left: LeftCounts): string =>
	Object.entries(whyLeft)
		.flatMap(([why, words]) =>
			left.has(why as Left) ? [`${words} (${left.get(why as Left)})`] : [],
		)
		.join(", ");

/** The sentences of the dashboard. Apart from the others, so that no visitor loads them. */
export const adminMessages = {
	admin: {
		invalidPasscode: "Invalid passcode",
		codeMissing: "Enter the code of your authenticator app, or a recovery code.",
		codeWrong: "This code is wrong, or was used already. Please take the next one.",
		recovered: (left: number) =>
			`A recovery code was used up; ${left === 1 ? "1 is" : `${left} are`} left.`,
		recoveredOff: "It was done with a recovery code; the others are gone with it.",
		codeOn: "The gate asks for a code now. Keep the recovery codes: they are shown once.",
		codeOff: "The gate asks for the passcode alone now.",
		codeStopped: "The setup was stopped. The gate asks for the passcode alone.",
		codeIsOn: "The gate asks for a code already. Turn it off before you set up another app.",
		codeGone: "This setup was stopped, or finished elsewhere. Please look at the page again.",
		codeForbidden: "The configuration has ADMIN_CODE=off: the gate asks for no code.",
		locked: "The dashboard is locked.",
		needsPasscode: "The dashboard is locked. Enter the passcode to open it.",
		openAgain: "The dashboard is open again.",
		notYours: (role: string) =>
			`This part of the dashboard is not for the role of ${role}. An owner can give you another one.`,
		noRole: "Your account has no role in the dashboard. An owner can give it one.",
		needsPasskey: "Sign in with a passkey first: that opens the dashboard for 12 hours.",
		unexpected: "That did not work. Please try again.",
		network: "The server could not be reached. Nothing was lost; please try again.",
	},
	signups: {
		loadFailed: "Failed to load emails",
		exported: "Emails exported successfully!",
		exportFailed: "Failed to export emails. Please try again.",
	},
	exports: {
		exported: "The export was saved.",
		exportFailed: "The export failed. Please try again.",
		unknown: "There is no such list.",
	},
	words: {
		saved: "Saved. Every page shows it from now on.",
		same: "Nothing is different.",
		takenBack: "Taken back. Every page shows it from now on.",
		typedKept: "What you typed is still here: save it to replace that.",
		failed: "The words could not be saved. Please try again.",
		unknown: "This site has no such words.",
		unknownVersion: "There is no such version.",
		stale:
			"These words were changed while you wrote, and nothing was saved. What you typed is still here: look at the newer version in the history below, then save again to replace it.",
		unfit: (what: string) => `That version no longer fits: ${what}`,
		previewReady: "This is how it will look. Nothing is saved yet.",
		addressInvalid: "An address has small letters, digits and hyphens.",
	},
	attention: {
		eventDone: "The event was processed.",
		eventDismissed: "The event was set aside.",
		eventSettled: "This event has already been settled.",
		foreignEvent:
			"This event is about a customer of the payment provider who has no account here. If that is right, set it aside.",
		eventFailed: (reason: string) => `It failed again: ${reason}`,
		jobsQueued: (jobs: number) =>
			jobs === 1 ? "It will be retried now." : `${jobs} jobs will be retried now.`,
		jobGone: "This work waits no longer: it was tried again or its time is over.",
		unknown: "This form asked for something that this page cannot do.",
	},
	demand: {
		unread: "This list could not be read in time. Choose fewer days, or try again in a minute.",
	},
	people: {
		reasonMissing: "Please give a reason. It is kept in the audit log.",
		reasonTooLong: (maximum: number) => `Please use at most ${maximum} characters.`,
		formStale: "This form is out of date. Please reload the page.",
		daysInvalid: (maximum: number) =>
			`Please enter between 1 and ${maximum.toLocaleString("en-US")} whole days.`,
		untilInvalid: "Please enter a date as YYYY-MM-DD.",
		untilPast: "That date has passed.",
		untilFar: "That date is too far away.",
		oneEnd: "Fill in either the days or the date, not both.",
		notFound: "There is no such person.",
		searchTooShort: (minimum: number) => `Type at least ${minimum} characters of the address.`,
		packGiven: (end: string) => `The pack was given. It runs until ${end}.`,
		proGiven: (end: string) => `Pro was given until ${end}.`,
		alreadyGiven: "That has already been given. Nothing was given twice.",
		packRevoked: "The pack was taken back. The resumes that it opened are closed.",
		grantRevoked: "Pro was taken back.",
		alreadyRevoked: "That has already been taken back.",
		nothingToRevoke: "It has ended or its money went back: there is nothing to take back.",
		noSubscription: "There is no subscription to end.",
		subscriptionCancels: (end: string) => `The subscription ends on ${end}.`,
		subscriptionEnded: "The subscription has ended.",
		isStopped: "This account is stopped. Open it again first.",
		isConfirmed: "The address is confirmed already: there is nothing to confirm.",
		confirmationSent: "The link to confirm the address is on its way.",
		resetSent: "The link to choose a password is on its way.",
		alreadyMailed: "That has already been sent. Nothing was sent twice.",
		addressSame: "The account has this address already.",
		addressTaken: "Another account has this address. Nothing was changed.",
		addressChanged:
			"The address was changed. Both addresses are told, and the new one has to confirm.",
		signedOut: (sessions: string) => `${sessions} ended.`,
		stopped: "The account is stopped.",
		stoppedEnding:
			"The account is stopped. Its subscription is told to end with the period that is paid for; if that fails, it is tried again.",
		reopened: "The account is open again.",
		confirmWrong: "That is not the address of this account. Nothing was deleted.",
		stillCharges: "A subscription still charges. Nothing was deleted; please try again.",
		erased: "The account was deleted.",
		nothingChanged: "That was already the case. Nothing was changed.",
		unexpected: "That did not work. Please check what the page shows now, and try again.",
	},
	team: {
		emailUnknown: "No account has this address. The person signs up first.",
		unconfirmed: "This account has not confirmed its address yet.",
		roleMissing: "Please choose a role.",
		given: (role: string) => `The role of ${role} was given. The person is told by email.`,
		taken: "The role was taken away, and the person’s dashboard has closed.",
		lastOwner:
			"This is the last owner. Give someone else the role of owner first. Nothing was changed.",
		onlyOwners: "Only an owner can do this for an account that has a role in the dashboard.",
	},
	orders: {
		notFound: "There is no such order.",
		disputed: "This payment is disputed: the bank decides, and it cannot be given back.",
		disputedUntil: (dueBy: string) =>
			`This payment is disputed and cannot be refunded. Answer at the payment provider by ${dueBy}: an unanswered dispute is lost, with a fee.`,
		disputeOver:
			"This payment is disputed and cannot be refunded. There is nothing left to answer: the bank decides.",
		disputeLost:
			"The dispute is lost: the bank gave the money back. There is nothing left to refund.",
		refunded: (amount: string) => `${amount} was refunded.`,
		amountInvalid: "Please enter an amount such as 4.50.",
		amountTooMuch: (left: string) => `Only ${left} is left to refund. Nothing was refunded.`,
		alreadyRefunded: "It has already been refunded. Nothing was refunded twice.",
		refundFailed: "The refund did not work. Please check what the page shows now, and try again.",
		sumsFailed: "The monthly totals could not be calculated. Choose a shorter period.",
	},
	imports: {
		notCsv: "Please select a valid CSV file",
		unreadable: "Failed to process CSV file",
		noValidRows: "No valid data found in CSV file",
		complete: (written: number, errors: number, mayChange = false) =>
			`CSV Upload Complete! ${written} ${mayChange ? "added or changed" : "added"}, ${count(errors, "error")}`,
		notReadAsSaid: "It claims to be Unicode text and is not. Save it again as CSV UTF-8.",
		columnsMissing: (names: readonly string[]) =>
			`The first row names the columns; missing: ${names.join(", ")}.`,
		columnTwice: (name: string) => `The column ${name} appears twice in the first row.`,
		tooLarge: "It is larger than 5 MB. Split it into smaller files.",
		tooManyRows: (maximum: number) =>
			`It has more than ${maximum.toLocaleString("en-US")} rows. Split it into smaller files.`,
		idUnknown: "There is no resume with this resume_id. Empty the cell to add it as a new one.",
		idTwice: (row: number) => `Row ${row} changes the same resume.`,
		takenDown: "It would be the same as a resume that was taken down, so it cannot come back.",
		leadsToPerson: (column: string, text: string) =>
			`The column ${column} has "${text}", which leads to a person. Take it out.`,
		changedSince: "The resume was changed after this file was checked. Export it again.",
		nothingToAdd: "Nothing is left to add: this file was added, is being added, or was taken back.",
		addFailed: "The import stopped. What was added stays; you can continue with the rest.",
		rowsGone: "The rows of this file were deleted after 30 days.",
		gone: "There is no such upload. Files that were never added are deleted after 30 days.",
		cellCount: (cells: number, columns: number) =>
			`This row has ${cells === 1 ? "1 cell" : `${cells.toLocaleString("en-US")} cells`} and the first row has ${columns}.`,
		faults: {
			"unclosed-quote":
				"A quotation mark opens in this row and is never closed: all that follows was taken for one cell.",
			"text-after-quote":
				'Text stands after a closing quotation mark. Quotation marks inside a quoted cell are doubled: "".',
			"cell-too-long": "A cell of this row has more than a million characters.",
			"too-many-cells": "This row has more than a thousand cells.",
		},
	},
	resumeForm: {
		titleMissing: "Title is required",
		companyMissing: "Company is required",
		roleMissing: "Role is required",
		industryMissing: "Industry is required",
		givenAway: (words: string) =>
			`Everybody reads this, and “${words}” are words of the resume itself. Say it in other words.`,
		urlInvalid: "Invalid URL format. Please provide a valid URL.",
		levelUnknown: (levels: readonly string[]) =>
			`Experience level must be one of ${levels.join(", ")}`,
		provenanceMissing:
			"Please say where this resume comes from: a file needs a provenance that you choose",
		provenanceUnknown: (kinds: readonly string[]) =>
			`Provenance must be one of ${kinds.join(", ")}`,
		monthInvalid: "Offer month must be a year and a month, such as 2026-05",
		tooLong: (field: string, maximum: number) =>
			`${field} must be at most ${maximum.toLocaleString("en-US")} characters long`,
		tooManyTags: (maximum: number) => `Please use at most ${maximum} tags`,
	},
	adminResumes: {
		loadFailed: "Failed to load resumes",
		exported: "Resumes exported successfully!",
		exportFailed: "Failed to export resumes. Please try again.",
		added: "Resume added successfully!",
		updated: "Resume updated successfully!",
		deleted: "Resume deleted successfully!",
		featured: "Resume featured successfully!",
		unfeatured: "Resume unfeatured successfully!",
		restored: "Resume restored successfully!",
		incomplete: "Failed to add resume. Please check all required fields.",
		addFailed: "Failed to add resume",
		updateFailed: "Failed to update resume",
		featuredFailed: "Failed to update featured status",
		deleteFailed: "Failed to delete resume",
		restoreFailed: "Failed to restore resume",
		deleteConfirm: "Are you sure you want to delete this resume?",
		stale:
			"This resume was changed after you opened it. What you typed is still here: look at the newer version, then save again to replace it.",
		givenAway: "Nothing was saved: everybody would read words of the resume itself.",
		withdrawn: "This resume was withdrawn. Restore it before you change it.",
		nothingToFeature:
			"Only a resume that can be read can be featured. Please add a file, or do not feature it.",
		nothingToOpen:
			"Only a resume whose words are here can be open to everyone. Please add a file, or do not open it.",
		openPlacesTaken: (most: number) =>
			`At most ${most} resumes are open to everyone, and ${most} are. Close one of them first.`,
		keptTooLong: "This resume was withdrawn more than 30 days ago and cannot be restored.",
	},
	bulk: {
		noneChosen: "Please choose at least one resume",
		tooMany: (maximum: number) => `Please choose at most ${maximum} resumes`,
		changeMissing: "Please choose what to change",
		valueMissing: "Please enter the new value",
		valueTooLong: (maximum: number) => `Please use at most ${maximum} characters`,
		tagMissing: "Please enter one tag of up to 60 characters",
		nonePossible: (left: LeftCounts) => `None of them could be changed: ${sayWhy(left)}.`,
		nothingDifferent: "All of them were so already. Nothing was changed.",
		changed: (changed: number, left: LeftCounts) => {
			const said = `${changed === 1 ? "1 resume was" : `${changed} resumes were`} changed.`;
			const stayed = [...left.values()].reduce((sum, number) => sum + number, 0);
			if (stayed === 0) return said;
			const were = stayed === 1 ? "1 was left as it is" : `${stayed} were left as they are`;
			return `${said} ${were}: ${sayWhy(left)}.`;
		},
		failed: "The resumes could not be changed. Please try again.",
		gone: "There is no such change.",
		alreadyTakenBack: "This change has already been taken back.",
		begun: "The change is being taken back.",
		takenBackReason: "The change that published it was taken back",
	},
	takedowns: {
		reason: "Taken down at the request of the person it is about",
		resumeGone: "The resume that this message is about is not in the database any more.",
		done: "The resume was taken down, and the answer is on its way.",
		lifted: "The takedown was lifted. The resume can be added again.",
		failed: "The resume could not be taken down. Please try again.",
		liftFailed: "The takedown could not be lifted. Please try again.",
		restoreRefused: (day: string) =>
			`This resume was taken down on ${day} because the person it is about asked for it. Lift the takedown first: “Takedown” in its line leads there.`,
	},
	evidence: {
		reviewerMissing: "Please say who has looked",
		kindMissing: "Please say what kind of document it was",
		fileMissing: "Please choose the document, so that its hash can be kept",
		fileTooLarge: "The document is larger than 10 MB",
		tooLong: (maximum: number) => `Please use at most ${maximum} characters`,
		openMailbox: "Anyone can open a mailbox there. Please enter an address at the employer",
		employerUnsaid: "Please confirm that the address belongs to the employer",
		reasonMissing: "Please say why it is taken back",
		comparedMissing: (fields: readonly string[]) =>
			`A verified offer claims more than was compared. Missing: ${fields.join(", ")}`,
		notDeclared:
			"Only a resume that its author gave us can be checked. Set its provenance to “Declared by its author” first.",
		seenBefore: "This document was shown for another resume, or is recorded already.",
		recorded: "The document was recorded. It was not kept.",
		linkSent: (domain: string) => `The link was sent to an address at ${domain}.`,
		ended: "The record was taken back.",
		alreadyEnded: "This record has already been taken back.",
		unexpected: "The record could not be written. Please try again.",
	},
	uploads: {
		wrongType: "Invalid file type. Please upload PDF, DOC, DOCX, or TXT files only.",
		tooLarge: "File size too large. Please upload files smaller than 10MB.",
		selected: (name: string) => `File selected: ${name}`,
		failed: (reason: string) => `Upload failed: ${reason}`,
		notConfigured: "Storage not properly configured. Please run the database migrations first.",
		reasons: {
			unavailable: "the storage cannot be reached. Please try again.",
			read_only: "the storage cannot be written to. Please check the permissions of its folder.",
			full: "the disk is full. Please make room and try again.",
			quota:
				"more than 2 GB were uploaded within a day without being published. Please publish or remove some of them first.",
			malformed: "the form arrived incomplete. Please try again.",
			proxy: "a proxy in front of the site takes nothing of this size. Please raise its limit.",
			network: "the connection was lost. Please try again.",
			unexpected: "something went wrong on our side. Please try again.",
		},
		noFile: "Please choose a file.",
		problems: {
			other_kind:
				"What is in the file does not match its name. Save it as .docx or PDF, and send that file.",
			damaged: "The file is empty or damaged.",
			macros: "The file contains macros, which are programs.",
			unsafe_archive: "The file contains programs, archives or paths that lead out of it.",
			archive_too_large: "The file would be far larger once it is unpacked.",
			encrypted: "The file is locked with a password.",
			no_text:
				"The file is not text in UTF-8, UTF-16 or Windows-1252. Please save it as UTF-8 and send it again.",
		},
		unreadable: {
			unsafe: "It was not read because of what is in it: an unusual document type or macros.",
			encrypted: "It is locked with a password, so nobody can check what is in it.",
			too_large: "It is too long to be read.",
			unreadable: "It is damaged and cannot be read.",
			empty:
				"There is no text in it. A scan is a picture, in which nobody can look for contact data: please type it off, or have its text recognized (OCR), and upload that.",
			timeout: "Reading it took too long.",
			memory: "Reading it took too much memory.",
			busy: "It could not be read just now.",
			letters: "It uses characters that a clean copy cannot show.",
			gone: "Its file is gone. Please upload it again.",
		},
		remarks: {
			scripts: "It contains scripts.",
			launch: "It can open other programs or addresses.",
			attachments: "Other files are attached to it.",
			links: "Some of its words are links; their addresses are among the findings.",
			outside_parts: "It loads parts from other addresses when Word opens it.",
			page_margins: "There is text above or below its pages, which a clean copy leaves out.",
			embedded_objects: "Other objects are embedded in it.",
		},
		sameFile: (title: string) => `The same file is already published: “${title}”.`,
		waiting: "This file is still being read. Please wait a moment.",
		stale:
			"This file was changed after you opened it, so nothing was saved. Look at it as it is now, then check the box again.",
		unreviewed: "Please look at the file and confirm that it may be published.",
		unread: "Nobody can read this file, so nobody can check what is in it. It cannot be published.",
		original:
			"A file is never published as it was uploaded. Press “Make the clean copy” first, and check the result.",
		outdated:
			"The rules for finding contact data have changed. Please make the clean copy once more.",
		findings:
			"It still contains contact data. Please remove it, or say for each item why it may stay.",
		takenDown: "This file belongs to a resume that was taken down, so it cannot come back.",
		withdrawn:
			"This file was withdrawn from the library before. Confirm that it may come back, or leave it out.",
		reasonMissing: (text: string) => `Please say why “${text}” may stay, or select it for removal.`,
		used: "This file already belongs to a resume. Please upload it again.",
		missing: "This file is no longer here. Please upload it again.",
		reviewed: "Saved. The file may be published.",
		reviewTakenBack: "Saved. The file may not be published.",
		removed: "The file was removed.",
		readAgain: "The file is being read again.",
		redacted: "A clean copy was made. Please look at it once more.",
		notRedacted: (reason: string) => `No clean copy could be made. ${reason}`,
		heldSettled: "This file has already been settled.",
		heldStays:
			"The file could not be rewritten, so it is still held back. Please upload it again, or withdraw the resume.",
		heldShown: "Readers can open the file again.",
		starFell: {
			found: "Contact data was found in its file, which is held back.",
			unreadable: "Its file could not be read or rewritten, and is held back.",
		},
		stillThere: "Part of it would still be in the copy.",
	},
} as const;
