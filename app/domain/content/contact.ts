/** How soon people hear from us. Every page that promises it says this. */
export const responseTime = "24 hours";
export const responsePromise = `We typically respond within ${responseTime}`;

/** The longest that is taken of each field, in characters. */
export const contactLimits = {
	name: 100,
	subject: 150,
	message: 5000,
	reply: 10_000,
	address: 500,
} as const;

/**
 * A field that people never see and programs like to fill in. Not a name for which a browser has something
 * to put in by itself.
 */
export const trapField = "confirm-topic";

/** What a message asks for. */
export const messageKinds = ["question", "takedown"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What is typed into the form. */
export type ContactValues = Record<
	"name" | "email" | "subject" | "message" | "kind" | "resumeAddress",
	string
>;

/** "Answered" and "closed" are settled. */
export type MessageStatus = "new" | "answered" | "closed";

/** How long a message is kept after it was settled: answered or closed. */
export const messageKeptMonths = 24;
