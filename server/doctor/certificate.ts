import net from "node:net";
import tls from "node:tls";

/** Milliseconds without a word after which a server counts as silent. */
const silence = 10_000;

/**
 * When the certificate of a server ends, whether it is valid or not.
 * @param url https:, smtps: or smtp:, which is asked for TLS first
 * @returns null for a mail server that offers no TLS
 */
export async function findCertificateEnd(url: URL): Promise<Date | null> {
	const host = url.hostname;
	const port = Number(url.port) || { "https:": 443, "smtps:": 465 }[url.protocol] || 587;
	const plain = url.protocol === "smtp:" ? await beginTls(host, port) : undefined;
	if (plain === null) return null;
	const socket = tls.connect({
		host,
		port,
		servername: net.isIP(host) ? "" : host,
		rejectUnauthorized: false,
		...(plain && { socket: plain }),
	});
	socket.setTimeout(silence, () => socket.destroy(new Error("no answer in time")));
	try {
		await new Promise<void>((resolve, reject) => {
			socket.once("secureConnect", resolve).once("error", reject);
		});
		return new Date(socket.getPeerCertificate().valid_to);
	} finally {
		socket.destroy();
	}
}

/** Speaks SMTP up to the word after which TLS begins; null when the server does not offer it. */
async function beginTls(host: string, port: number): Promise<net.Socket | null> {
	const socket = net.connect({ host, port });
	socket.setTimeout(silence, () => socket.destroy(new Error("no answer in time")));
	const lines = readReplies(socket);
	const ask = async (line?: string) => {
		if (line) socket.write(`${line}\r\n`);
		return String((await lines.next()).value ?? "");
	};
	try {
		await ask();
		const offers = await ask("EHLO doctor");
		if (/STARTTLS/iu.test(offers) && (await ask("STARTTLS")).startsWith("220")) return socket;
	} catch (error) {
		socket.destroy();
		throw error;
	}
	socket.destroy();
	return null;
}

/** Whole replies of a mail server: their last line has a space behind its number. */
async function* readReplies(socket: net.Socket): AsyncGenerator<string> {
	let said = "";
	// Left early: the socket goes on with TLS.
	for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
		said += chunk;
		if (!/^\d{3} [^\n]*\n$/mu.test(said)) continue;
		yield said;
		said = "";
	}
}
