/** What a person can choose to be written to about. Security alerts are no choice and stand nowhere. */
export type EmailPreferences = { marketingEmails: boolean; productUpdates: boolean };

export type MailTopic = keyof EmailPreferences;

/** The three toggles as the settings show them. */
export const emailTopics = [
	{
		name: "marketingEmails",
		label: "Marketing Emails",
		description: "Resume tips, career advice, special offers",
		locked: false,
	},
	{
		name: "productUpdates",
		label: "Product Updates",
		description: "New features, improvements, and what's new in the library",
		locked: false,
	},
	{
		name: "securityAlerts",
		label: "Security Alerts",
		description: "Account security and login notifications. These are always sent.",
		locked: true,
	},
] as const;

export const noMail: EmailPreferences = { marketingEmails: false, productUpdates: false };

/** The topic of a name that came from outside, or null. */
export function parseTopic(name: unknown): MailTopic | null {
	return name === "marketingEmails" || name === "productUpdates" ? name : null;
}
