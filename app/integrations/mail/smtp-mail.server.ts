import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { createTransport, type NodemailerError, type Transporter } from "nodemailer";
import { checkMail, MailError, type MailTransport } from "./mail.ts";

export type SmtpOptions = {
	/** smtp:// (upgraded to TLS where the server can) or smtps://, with user and password. */
	url: string;
	/** The sender of every mail: an address, or a name and an address as in `Name <name@site.example>`. */
	from: string;
	/** How long the server may be silent, in milliseconds. */
	timeoutMs?: number;
};

/**
 * Mail by SMTP, over at most three connections that are kept open. A password is never sent over an
 * unprotected connection to another machine (unless the URL says `?requireTLS=false`).
 */
export function createSmtpMail(options: SmtpOptions): MailTransport {
	const { url, from, timeoutMs } = options;
	const transporter = openTransporter(url, timeoutMs);

	return {
		async send(message) {
			const { to, subject, html, text, headers = {}, key } = checkMail(message);
			const { replyTo, others } = splitHeaders(headers);
			try {
				await transporter.sendMail({
					from,
					// An object and not a string: nothing in it can be read as a second recipient.
					to: { name: "", address: to },
					...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
					subject,
					html,
					text,
					headers: others,
					messageId: messageIdOf(key, from),
				});
			} catch (cause) {
				throw asMailError(cause);
			}
		},
		async close() {
			transporter.close();
		},
	};
}

/** The connections to a mail server, as every mail of the site goes out; the doctor tries the same. */
export function openTransporter(url: string, timeoutMs = 20_000): Transporter {
	const { hostname, username } = new URL(url);
	return createTransport({
		url,
		pool: true,
		maxConnections: 3,
		maxRequeues: 1,
		requireTLS: username !== "" && !isLoopback(hostname),
		connectionTimeout: Math.min(timeoutMs, 10_000),
		dnsTimeout: Math.min(timeoutMs, 10_000),
		socketTimeout: timeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/** The same key gives the same Message-ID, by which servers and readers recognise a mail sent twice. */
function messageIdOf(key: string, sender: string): string {
	const hash = createHash("sha256").update(key).digest("hex").slice(0, 40);
	const site = /@([^@>\s]+)>?\s*$/u.exec(sender)?.[1] ?? "localhost";
	return `<${hash}@${site}>`;
}

function splitHeaders(headers: Record<string, string>) {
	const entries = Object.entries(headers);
	const isReplyTo = ([name]: [string, string]) => name.toLowerCase() === "reply-to";
	return {
		replyTo: entries.find(isReplyTo)?.[1],
		others: Object.fromEntries(entries.filter((entry) => !isReplyTo(entry))),
	};
}

/**
 * Only a final no (5xx) to this recipient or this text is `refused`. A refused login or sender, and a server that passes
 * nothing of ours on, is our own configuration: the mail is fine and waits until that is fixed.
 */
function asMailError(cause: unknown): MailError {
	const error = cause as NodemailerError;
	const words = String(error.response ?? error.message);
	const isOurs =
		error.command === "MAIL FROM" || (error.command === "RCPT TO" && aboutSender.test(words));
	const final = (error.responseCode ?? 0) >= 500 && !isOurs;
	// For the owner and the log, which keep no address of a mail.
	const says = words.replace(/<?[^\s<>@]+@[^\s<>:]+>?/gu, "…").split("\n")[0];
	if (final && (error.code === "EENVELOPE" || error.code === "EMESSAGE")) {
		return new MailError("refused", `The mail server refused the mail: ${says}`, { cause });
	}
	return new MailError("unavailable", `The mail could not be handed over: ${says}`, { cause });
}

/** Who may send, not who receives (RFC 3463, X.7). */
const aboutSender = /\b5\.7\.\d|\brelay/iu;

function isLoopback(hostname: string): boolean {
	const host = hostname.replace(/^\[|\]$/gu, "");
	return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}
