/** Signing up, signing in and the links of its mails. */

export const signIn = {
	failed: "Sign in failed",
	wrongCredentials: "That email and password do not match an account.",
	success: "Successfully signed in!",
	unexpected: "An unexpected error occurred during sign in",
	noCookies: "Your browser keeps no cookies. To sign in, allow them for this site.",
} as const;

/** Of an account that the owner has stopped. */
export const stopped = {
	account: "This account was stopped. Please write to us if you think that this is a mistake.",
} as const;

export const signUp = {
	failed: "Sign up failed",
	success: "Account created successfully!",
	checkEmail:
		"Please check your email and click the confirmation link to complete your registration.",
	checkoutFollows: (plan: string) => `After that, you go to checkout (${plan}).`,
	unexpected: "An unexpected error occurred during sign up",
} as const;

export const signOut = {
	success: "Successfully signed out!",
	failed: "Failed to sign out",
	unexpected: "An unexpected error occurred during sign out",
} as const;

export const resend = {
	success: "Confirmation email sent! Check your inbox.",
	failed: "Failed to resend confirmation",
	emailMissing: "Please enter your email address",
} as const;

export const password = {
	mismatch: "Passwords do not match",
	tooShort: (minimum: number) => `Password must be at least ${minimum} characters long`,
	tooLong: (maximum: number) => `Password must be at most ${maximum} characters long`,
	missing: "Please enter your password",
} as const;

export const reset = {
	sent: "Password reset email sent! Check your inbox.",
	failed: "Password reset failed",
	invalidLink: "Invalid or expired reset link. Please request a new one.",
	/** The answer to the press that set it was lost. */
	isSet: "Your new password is already set. Please sign in with it.",
	updateFailed: "Failed to update password",
	success: "Your password has been updated. You are now signed in.",
	chooseOne: "Your email is confirmed. Please choose a password to finish.",
} as const;

/** Taking an account back to the address that it was moved away from. */
export const undo = {
	done: "Your account is back at this address. Please choose a new password.",
	invalid:
		"This link no longer works. If your account is not at your address, please write to us from that address.",
	used: "This link has been used. “Forgot your password?” sends a link to your address.",
	taken:
		"Another account uses this address now. Delete that one first, and use this link again; or write to us.",
	hasRole:
		"This account has a role in the dashboard, and passkeys only since the change. An owner of this site can move it back: please write to us from your address.",
	failed: "The change could not be undone. Please try again.",
} as const;

export const google = {
	failed: "Google sign in failed",
	cancelled: "Google sign in failed: it was canceled.",
	unavailable: "Google sign in failed: Google cannot be reached. Please try again.",
	unverified: "Google sign in failed: Google has not verified this email address.",
	unconfirmed:
		"Google sign in failed: this address has an account that is not confirmed yet. Choose a password for it with “Forgot your password”, then sign in with Google.",
	notConfigured: "Google sign-in is not set up on this site. Please use your email and password.",
	unexpected: "An unexpected error occurred during Google sign in",
} as const;

export const email = {
	missing: "Please enter your email address",
	invalid: "Please enter a valid email address",
} as const;

/** Apart from the rest, which the browser has no use for. */
export const confirmationFailed = "An unexpected error occurred.";

const ofAnother = "This link is for another account than the one that you are signed in to.";

export const callback = {
	success: "Email confirmed successfully! You are now signed in.",
	alreadyConfirmed: "Your email is already confirmed. Please sign in.",
	alreadySignedIn: "You are already signed in!",
	expired: "Email verification link has expired. Please request a new one.",
	failed: "Email confirmation failed. Please try again or request a new link.",
	/** Of an account that has another address by now. */
	used: "This link has been used. Please sign in.",
	unexpected: confirmationFailed,
	/** Told to nobody but a person who has had the mailbox. */
	deleted: "The account of this link has been deleted. You can sign up for a new one.",
	alreadyChanged: "Your email address has been changed already.",
	changeUsed: "This link has been used, and the email address of your account is another one now.",
	changeExpired:
		"This link has expired, and your email address is the same as before. You can ask for a new link under “Change email”.",
	/** Where someone else is signed in. */
	ofAnother: {
		changed: `${ofAnother} The email address of that account has been changed.`,
		used: `${ofAnother} It has been used, and the email address of that account is another one now.`,
		expired: `${ofAnother} It has expired, and nothing has been changed.`,
		taken: `${ofAnother} Its new address cannot be used, and nothing has been changed.`,
		deleted: `${ofAnother} That account has been deleted.`,
	},
} as const;
