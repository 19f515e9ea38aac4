/** How soon people hear from us. Every page that promises it says this. */
export const responseTime = "24 hours";
export const responsePromise = `We typically respond within ${responseTime}`;

/** The longest that is taken of each field, in characters. */
export const contactLimits = { name: 100, subject: 150, message: 5000, reply: 10_000 } as const;

/**
 * A field that people never see and programs like to fill in. Not a name for which a browser has something
 * to put in by itself.
 */
export const trapField = "confirm-topic";

export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** What is typed into the form. */
export type ContactValues = Record<ContactField, string>;

/** What the form answers: enough to draw it again with nothing lost. */
export type ContactResult = {
	success: boolean;
	message: string;
	values: ContactValues;
	fieldErrors?: Partial<Record<ContactField, string>>;
};

export const messageStatuses = ["new", "answered", "closed"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** How long a message is kept after it was settled: answered or closed. */
export const messageKeptMonths = 24;
