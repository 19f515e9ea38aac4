import { emailSchema } from "#app/domain/base/email.ts";

/** The seam of mail: what a message is, and what every way of sending it promises. */

export type MailMessage = {
	/** One bare address, without a name. */
	to: string;
	subject: string;
	html: string;
	text: string;
	/** Only names of the list below. */
	headers?: Record<string, string>;
	/** Names the occasion: the same key is the same email, however often it is sent. */
	key: string;
};

export interface MailTransport {
	/**
	 * Hands one mail over and returns once it was taken. Calling it again with the same key may deliver the
	 * mail again, but recognisably as the same mail. Throws a `MailError`.
	 */
	send(message: MailMessage): Promise<void>;
	/** Lets go of connections. Nothing can be sent afterwards. */
	close(): Promise<void>;
}

/**
 * `invalid`: the message can never be sent · `refused`: the recipient's server does not want it ·
 * `unavailable`: it may work later.
 */
export type MailErrorKind = "invalid" | "refused" | "unavailable";

// A registered symbol and not instanceof: services and routes hold two copies of this class.
const brand = Symbol.for("offerfolio.MailError");

export class MailError extends Error {
	readonly [brand] = true;
	readonly kind: MailErrorKind;

	/** @param message for the log, never for a person */
	constructor(kind: MailErrorKind, message: string, options?: { cause?: unknown }) {
		super(message, options);
		this.name = "MailError";
		this.kind = kind;
	}

	/** True when trying again cannot help. */
	get permanent(): boolean {
		return this.kind !== "unavailable";
	}
}

/** Whether a transport has not taken a mail; `permanent` says whether it ever will. */
export function isMailError(error: unknown): error is MailError {
	return typeof error === "object" && error !== null && brand in error;
}

/** Everything that routes a mail (to, cc, bcc, from, sender …) is missing here on purpose. */
const allowedHeaders = new Set([
	"auto-submitted",
	"list-id",
	"list-unsubscribe",
	"list-unsubscribe-post",
	"reply-to",
]);

/**
 * The message, if it can be sent as it is; throws `invalid` otherwise. Every transport calls it first: no
 * line break, second recipient or routing header can come in through a field that a person filled in.
 */
export function checkMail(message: MailMessage): MailMessage {
	if (!isOneAddress(message.to)) throw new MailError("invalid", "The recipient is not one address");
	if (!isOneLine(message.subject, 500))
		throw new MailError("invalid", "The subject is not one line");
	if (!isOneLine(message.key, 500)) throw new MailError("invalid", "The key is not one line");
	for (const [name, value] of Object.entries(message.headers ?? {})) {
		const header = name.toLowerCase();
		if (!allowedHeaders.has(header)) {
			throw new MailError("invalid", `Emails carry no header ${JSON.stringify(name).slice(0, 60)}`);
		}
		if (!isOneLine(value, 900)) throw new MailError("invalid", `${header} is not one line`);
		if (header === "reply-to" && !isOneAddress(value)) {
			throw new MailError("invalid", "reply-to is not one address");
		}
	}
	return message;
}

function isOneAddress(value: string): boolean {
	return emailSchema.safeParse(value).data === value.toLowerCase();
}

/** Control characters of every kind are refused: CR and LF end a header, NUL and others confuse servers. */
function isOneLine(value: string, maximum: number): boolean {
	return value.length > 0 && value.length <= maximum && !/[\p{Cc}\u2028\u2029]/u.test(value);
}
