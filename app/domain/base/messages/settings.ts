/** The settings of an account and of its mails. */

export const settings = {
	passwordChanged: "Your password has been changed. Other devices were signed out.",
	currentPasswordWrong: "That is not your current password.",
	noPassword: "Your account has no password yet. Use “Email me a link” to set one first.",
	passwordSame: "Please choose a password that differs from the current one.",
	emailSame: "That is your address already.",
	emailChangeSent: (email: string, before: string) =>
		`We sent a link to ${email}. Until you open it, your address stays ${before}.`,
	emailChanged: "Your email address has been changed.",
	emailTaken: "This address cannot be used. Please choose another one.",
	sessionEnded: "That device has been signed out.",
	sessionsEnded: "All other devices have been signed out.",
	deleteUnconfirmed: "Please tick the box to confirm that you want to delete your account.",
	deleteSubscribed:
		"You have a running subscription. Cancel it first, so that you are not charged again; then you can delete your account.",
	deleteLastOwner:
		"This account is the last owner of the dashboard. Give someone else that role first, then you can delete it.",
	deleted: "Your account has been deleted.",
	failed: "That did not work. Please try again.",
} as const;

export const preferences = {
	saved: "Email preferences updated successfully",
	unsubscribed: "Unsubscribed from all marketing emails successfully",
	loadFailed: "Failed to load email preferences",
	updateFailed: "Failed to update email preferences",
	unsubscribeFailed: "Failed to unsubscribe from emails",
	saveFailed: "Failed to save preferences",
	securityLocked: "Security alerts cannot be switched off.",
	linkInvalid: "This unsubscribe link is not valid. You can change your emails in the settings.",
} as const;
