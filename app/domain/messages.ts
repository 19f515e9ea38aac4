import { responseTime } from "./contact.ts";
import { freeAllowance, packPrice, plans, proPrice } from "./plans.ts";

/** The sentences of the error catalogue. They stand here and nowhere else. */
export const messages = {
	signIn: {
		failed: "Sign in failed",
		wrongCredentials: "That e-mail and password do not match an account.",
		success: "Successfully signed in!",
		unexpected: "An unexpected error occurred during sign in",
	},
	signUp: {
		failed: "Sign up failed",
		success: "Account created successfully!",
		checkEmail:
			"Please check your email and click the confirmation link to complete your registration.",
		unexpected: "An unexpected error occurred during sign up",
	},
	signOut: {
		success: "Successfully signed out!",
		failed: "Failed to sign out",
		unexpected: "An unexpected error occurred during sign out",
	},
	resend: {
		success: "Confirmation email sent! Check your inbox.",
		failed: "Failed to resend confirmation",
		emailMissing: "Please enter your email address",
	},
	password: {
		mismatch: "Passwords do not match",
		tooShort: (minimum: number) => `Password must be at least ${minimum} characters long`,
		tooLong: (maximum: number) => `Password must be at most ${maximum} characters long`,
		missing: "Please enter your password",
	},
	reset: {
		sent: "Password reset email sent! Check your inbox.",
		failed: "Password reset failed",
		invalidLink: "Invalid or expired reset link. Please request a new one.",
		updateFailed: "Failed to update password",
		success: "Your password has been updated. You are now signed in.",
		chooseOne: "Your email is confirmed. Please choose a password to finish.",
	},
	google: {
		failed: "Google sign in failed",
		cancelled: "Google sign in failed: it was cancelled.",
		unavailable: "Google sign in failed: Google cannot be reached. Please try again.",
		unverified: "Google sign in failed: Google has not verified this e-mail address.",
		unconfirmed:
			"Google sign in failed: this address has an account that is not confirmed yet. Choose a password for it with “Forgot your password”, then sign in with Google.",
		notConfigured: "Google sign-in is not set up on this site. Please use your email and password.",
		unexpected: "An unexpected error occurred during Google sign in",
	},
	settings: {
		passwordChanged: "Your password has been changed. Other devices were signed out.",
		currentPasswordWrong: "That is not your current password.",
		noPassword: "Your account has no password yet. Use “Email me a link” to set one first.",
		passwordSame: "Please choose a password that differs from the current one.",
		emailSame: "That is your address already.",
		emailChangeSent: (email: string) =>
			`We sent a link to ${email}. Your address changes when you open it.`,
		emailChanged: "Your email address has been changed.",
		emailTaken: "This address cannot be used. Please choose another one.",
		sessionEnded: "That device has been signed out.",
		sessionsEnded: "All other devices have been signed out.",
		deleteUnconfirmed: "Please tick the box to confirm that you want to delete your account.",
		deleteSubscribed:
			"You have a running subscription. Cancel it first, so that you are not charged again; then you can delete your account.",
		deleted: "Your account has been deleted.",
		failed: "That did not work. Please try again.",
	},
	preferences: {
		saved: "Email preferences updated successfully",
		unsubscribed: "Unsubscribed from all marketing emails successfully",
		loadFailed: "Failed to load email preferences",
		updateFailed: "Failed to update email preferences",
		unsubscribeFailed: "Failed to unsubscribe from emails",
		saveFailed: "Failed to save preferences",
		securityLocked: "Security alerts cannot be switched off.",
		linkInvalid: "This unsubscribe link is not valid. You can change your emails in the settings.",
	},
	newsletter: {
		saved: "Email saved! Stay tuned for exclusive resume insights.",
		registered: "This email is already registered!",
		failed: "Failed to save email. Please try again.",
		unexpected: "An unexpected error occurred. Please try again.",
		confirmed: "Your address is confirmed. The next mail is yours.",
		linkInvalid: "This confirmation link is not valid. Please sign up again.",
	},
	contact: {
		sent: `Message sent! We'll get back to you within ${responseTime}.`,
		failed: "Failed to send message. Please try again.",
		network: "Failed to send message. Please try again later.",
		nameMissing: "Please enter your name",
		subjectMissing: "Please enter a subject",
		messageMissing: "Please enter a message",
		replyMissing: "Please write an answer first",
		tooLong: (maximum: number) =>
			`Please use at most ${maximum.toLocaleString("en-US")} characters here.`,
		trapped: "That looked like a program. If you are a person, please send it once more.",
		replied: "Your answer is on its way.",
		closed: "The message is closed.",
		reopened: "The message is open again.",
	},
	email: {
		missing: "Please enter your email address",
		invalid: "Please enter a valid email address",
	},
	callback: {
		success: "Email confirmed successfully! You are now signed in.",
		alreadySignedIn: "You are already signed in!",
		expired: "Email verification link has expired. Please request a new one.",
		failed: "Email confirmation failed. Please try again or request a new link.",
		noSession: "Email confirmation failed. Please try again.",
		unexpected: "An unexpected error occurred.",
	},
	resumes: {
		searchFailed: "Failed to search resumes",
		loadFailed: "Failed to load resumes",
		fetchFailed: "Failed to fetch resume",
		featuredFailed: "Failed to fetch featured resumes",
	},
	access: {
		/** @param resumes the rounded count as the landing page shows it: "500+" */
		limitReached: (resumes: string) =>
			`🔒 You're out of resumes! Upgrade to Pro for unlimited access to ${resumes} elite resumes that actually landed jobs!`,
		upgrade: "Unlock unlimited resume access with Pro - see exactly what gets you hired!",
		emailUnconfirmed:
			"Please confirm your e-mail address first. We can send you the confirmation link again.",
		opening: "Opening resume file...",
		noFile: "This resume doesn't have a downloadable file yet.",
		signUpToOpen: `Sign up to open your first resume. It is free: **${freeAllowance} resume**, no card needed.`,
		withdrawn: "This resume was withdrawn from the library.",
		authenticationRequired: "Please sign in to open this resume.",
		unopened: "Open this resume first: press View Full Resume.",
		unreadable: "We could not turn this file into text. Please write to us: we will put it right.",
		elsewhere: "This resume is kept at another address. Opening it leads away from this site.",
		checkFailed: "We could not check your access just now. Please try again in a minute.",
	},
	samples: {
		signUp: "Please sign up to download resumes",
		upgrade: "Upgrade to download this resume",
		unlocked: (product: string) => `Resume unlocked! Welcome to ${product}! 🎉`,
	},
	cost: {
		signedOut: `Free with an account: your first resume costs nothing`,
		pro: "Included in Pro",
		unlocked: "Already unlocked: opening it costs nothing",
		pack: (remaining: number) =>
			`Uses 1 of the ${remaining} ${remaining === 1 ? "resume" : "resumes"} left in your pack`,
		free: "Uses your 1 free resume",
		none: `Needs a Resume Pack (${packPrice} for ${plans.pack.resumes}) or Pro (${proPrice} a month)`,
	},
	checkout: {
		alreadySubscribed: "You already have an active subscription",
		packDuringPro: "Your Pro membership opens every resume already: a pack would add nothing.",
		proDuringGift: (end: string) =>
			`You have Pro until ${end}, given to you. If you buy it now, it is charged from today and the days that are left are not added.`,
		planNotFound: "Plan not found",
		startFailed: "Failed to start checkout process",
		sessionFailed: "Failed to create checkout session",
		notAuthenticated: "Not authenticated",
		emailUnconfirmed: "Please confirm your e-mail address before you pay.",
		foreignField: "This request names something that is not yours to name.",
		neutral:
			"We could not match this page with a payment of yours. If you have just paid, look into your account settings: what you paid for is there, or will be in a few minutes.",
		pending: "Your payment is being confirmed. This page goes on by itself.",
		notPaid: "The payment did not go through. Nothing was charged.",
		refunded: "This payment was refunded, and what it had opened is closed.",
		disputed: "This payment is disputed at your bank. What it had opened is closed.",
		ended: "What this payment opened has ended.",
		proSuccess: (product: string) => `Welcome to ${product} Pro!`,
		packSuccess: "Your Resume Pack is ready!",
		testPurchaseFailed: "Failed to create test purchase",
	},
	billing: {
		noSubscription: "No subscription found",
		portalFailed: "Failed to create portal session",
		managementFailed: "Failed to open subscription management",
		refunded: "Your money is on its way back. It takes five to ten days to arrive.",
		notRefundable: "This payment can no longer be given back by this button. Please write to us.",
		refundFailed: "The refund did not work. Please try again, or write to us.",
		resumed: "Your subscription goes on.",
		resumeFailed: "Failed to resume subscription. Please try again.",
	},
	cancel: {
		reasonMissing: "Please select a reason for cancellation",
		satisfactionUnknown: "Please choose one of the answers, or leave this open",
		commentsTooLong: "Please keep your comments shorter.",
		done: "Your subscription has been cancelled.",
		doneInSettings: "Your subscription has been cancelled successfully",
		failed: "Failed to cancel subscription. Please try again.",
		endpointFailed: "Failed to cancel subscription",
		nothing: "No active subscription found",
	},
	templates: {
		preparing: (name: string) => `Preparing download for ${name}...`,
		downloaded: (name: string) => `${name} template downloaded successfully!`,
		openingTab: "Download failed. Opening in new tab instead.",
		failed: "Download failed. Please try again in a minute.",
		offline: "Download failed: your device is not connected to the internet.",
		missing: "Download failed: there is no file for this template. Please write to us.",
		/** For whoever looks for a fault, not for the person. */
		fileNotFound: (status: number) => `File not found: ${status}`,
		unknown: "There is no such template.",
		authenticationRequired: "Please sign in to download this template.",
		signUpForMember: "A free account opens the templates that are named after a company.",
		signUpForPro: `Looking costs nothing. The file of an industry template comes with **${plans.pro.name}**.`,
		upgrade: `Industry templates come with ${plans.pro.name}: their Word files, for as long as it runs.`,
	},
	proTools: {
		proOnly: `This is a tool of ${plans.pro.name}.`,
	},
	insights: {
		nothing: "Paste the text of your resume, or choose its file.",
		tooShort: (words: number) =>
			`This is too short to compare: a resume has at least ${words} words.`,
		tooLong: (characters: number) =>
			`This is too long for a resume: please paste at most ${characters.toLocaleString("en-US")} characters.`,
		wrongFile: "This is none of the files that we can read. Choose a PDF, Word or text file.",
		largeFile: "This file is too large for a resume. Paste its text instead.",
		unreadableFile:
			"We found no text in this file: it may be a picture or locked by a password. A program that sorts resumes would find none either. Paste the text instead.",
		failed: "The comparison did not work. Your text is still here: please try again.",
	},
	checklist: {
		failed: "That was not saved. Please try again.",
		reset: "The checklist is empty again.",
		saved: "Saved.",
	},
	busy: {
		title: "One moment, please",
		reading:
			"More people are here than we can serve at once. This page tries again by itself in a few seconds.",
		sending:
			"More people are here than we can serve at once. Nothing was saved or charged. Go back and send it again in a few seconds.",
		again: "Try again now",
	},
	general: {
		notFound: "Oops! Page not found",
		unexpected: "An unexpected error occurred",
		network: "Network error",
		tooManyRequests: "Too many attempts. Please wait a moment and try again.",
		foreignForm: "Another site may not do this for you.",
		unreadableForm: "This form could not be read. Please send it again.",
	},
} as const;
