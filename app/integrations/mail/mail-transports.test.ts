import { afterEach, describe, expect, test } from "vitest";
import { startSmtp } from "#tests/helpers/smtp-server.ts";
import type { MailMessage, MailTransport } from "./mail.ts";
import { createOutboxMail } from "./outbox-mail.server.ts";
import { createSmtpMail } from "./smtp-mail.server.ts";

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
	for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const message: MailMessage = {
	to: "ada@example.com",
	subject: "Your résumé is ready",
	html: "<p>Hello &amp; welcome</p>",
	text: "Hello & welcome",
	headers: { "List-Unsubscribe": "<https://offerfolio.example/unsubscribe/abc>" },
	key: "welcome:ada",
};

function openSmtp(url: string, timeoutMs = 2000): MailTransport {
	const mail = createSmtpMail({ url, from: "Offerfolio <hello@offerfolio.example>", timeoutMs });
	cleanups.push(() => mail.close());
	return mail;
}

/** Each transport with a way to see who got what, whatever it calls the parts. */
const transports = [
	{
		name: "smtp",
		async open() {
			const { url, received } = await startSmtp();
			return { mail: openSmtp(url), recipients: () => received.map(({ to }) => to) };
		},
	},
	{
		name: "outbox",
		async open() {
			const saved = new Map<string, MailMessage>();
			const save = async (mail: MailMessage) => {
				if (!saved.has(mail.key)) saved.set(mail.key, mail);
			};
			const recipients = () => [...saved.values()].map(({ to }) => [to]);
			return { mail: createOutboxMail({ save }), recipients };
		},
	},
];

describe.each(transports)("$name", ({ open }) => {
	test("hands a mail to its one recipient", async () => {
		const { mail, recipients } = await open();
		await mail.send(message);
		expect(recipients()).toEqual([["ada@example.com"]]);
	});

	test("takes a mail without extra headers", async () => {
		const { mail, recipients } = await open();
		await mail.send({ ...message, headers: undefined });
		expect(recipients()).toHaveLength(1);
	});

	test.each<[string, Partial<MailMessage>]>([
		["a second recipient", { to: "ada@example.com, eve@example.com" }],
		["a second recipient by a line break", { to: "ada@example.com\r\nBcc: eve@example.com" }],
		["a name around the address", { to: "Ada <ada@example.com>" }],
		["a group", { to: "friends: ada@example.com, eve@example.com;" }],
		["a quoted local part", { to: '"ada@example.com x"@evil.example' }],
		["no recipient", { to: "" }],
		["letters that look alike", { to: "ada@exаmple.com" }],
		["a line break in the subject", { subject: "Hi\r\nBcc: eve@example.com" }],
		["a bare line feed in the subject", { subject: "Hi\nBcc: eve@example.com" }],
		["a zero byte in the subject", { subject: "Hi\0" }],
		["a Unicode line break in the subject", { subject: "Hi\u2028Bcc: eve@example.com" }],
		["a line break in a header", { headers: { "List-Id": "x\r\nBcc: eve@example.com" } }],
		["a line break in a header's name", { headers: { "List-Id\r\nBcc": "eve@example.com" } }],
		["a header that adds a recipient", { headers: { Bcc: "eve@example.com" } }],
		["a header that changes the recipient", { headers: { To: "eve@example.com" } }],
		["a header that changes the sender", { headers: { FROM: "ceo@example.com" } }],
		["two addresses to reply to", { headers: { "Reply-To": "a@example.com, b@example.com" } }],
		["a line break in the key", { key: "k\r\nBcc: eve@example.com" }],
	])("refuses %s before anything is sent", async (_name, wrong) => {
		const { mail, recipients } = await open();
		const sending = mail.send({ ...message, ...wrong });
		await expect(sending).rejects.toMatchObject({ kind: "invalid", permanent: true });
		expect(recipients()).toEqual([]);
	});
});

describe("smtp", () => {
	test("writes both forms, the subject, the sender and the allowed headers", async () => {
		const { url, received } = await startSmtp();
		await openSmtp(url).send({
			...message,
			headers: { ...message.headers, "Reply-To": "bo@example.com" },
		});
		const [mail] = received;
		expect(mail?.from).toBe("hello@offerfolio.example");
		expect(mail?.source).toContain("From: Offerfolio <hello@offerfolio.example>\r\n");
		expect(mail?.source).toContain("To: ada@example.com\r\n");
		expect(mail?.source).toContain("Reply-To: bo@example.com\r\n");
		expect(mail?.source).toContain(
			"List-Unsubscribe: <https://offerfolio.example/unsubscribe/abc>\r\n",
		);
		expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?Q\?Your_r=C3=A9sum=C3=A9_is_ready\?=\r$/mu);
		expect(mail?.source).toContain("multipart/alternative");
		expect(mail?.source).toContain("<p>Hello &amp; welcome</p>");
		expect(mail?.source).toContain("\r\nHello & welcome\r\n");
	});

	test("gives one key one Message-ID, and another key another", async () => {
		const { url, received } = await startSmtp();
		const mail = openSmtp(url);
		await mail.send(message);
		await mail.send(message);
		await mail.send({ ...message, key: "welcome:bob" });
		const [first, again, other] = received.map(
			({ source }) => /^Message-ID: (<[0-9a-f]{40}@offerfolio\.example>)\r$/imu.exec(source)?.[1],
		);
		expect(first).toBeTruthy();
		expect(again).toBe(first);
		expect(other).not.toBe(first);
	});

	test("keeps its connection for the next mail", async () => {
		const { url, received, connections } = await startSmtp();
		const mail = openSmtp(url);
		for (let index = 0; index < 5; index++) await mail.send({ ...message, key: `k${index}` });
		expect(received).toHaveLength(5);
		expect(connections()).toBe(1);
	});

	test("a recipient who does not exist is refused for good", async () => {
		const { url } = await startSmtp({
			onRcptTo: (_address, _session, callback) => callback(answer(550, "No such mailbox")),
		});
		const sending = openSmtp(url).send(message);
		await expect(sending).rejects.toMatchObject({ kind: "refused", permanent: true });
	});

	test("a mail whose text is refused is refused for good", async () => {
		const { url } = await startSmtp({
			onData: (stream, _session, callback) => {
				stream.resume().on("end", () => callback(answer(554, "Looks like spam")));
			},
		});
		await expect(openSmtp(url).send(message)).rejects.toMatchObject({ kind: "refused" });
	});

	test("a mailbox that is full today is worth another try", async () => {
		const { url } = await startSmtp({
			onRcptTo: (_address, _session, callback) => callback(answer(452, "Mailbox full")),
		});
		const sending = openSmtp(url).send(message);
		await expect(sending).rejects.toMatchObject({ kind: "unavailable", permanent: false });
	});

	test("a sender or password that is refused is our own matter and worth another try", async () => {
		const sender = await startSmtp({
			onMailFrom: (_address, _session, callback) => callback(answer(550, "Not your address")),
		});
		await expect(openSmtp(sender.url).send(message)).rejects.toMatchObject({ kind: "unavailable" });
		const password = await startSmtp({
			onAuth: (_auth, _session, callback) => callback(answer(535, "Wrong password")),
		});
		const url = password.url.replace("smtp://", "smtp://user:wrong@");
		await expect(openSmtp(url).send(message)).rejects.toMatchObject({ kind: "unavailable" });
	});

	test.each([
		["554 as Postfix does", answer(554, "5.7.1 <ada@example.com>: Relay access denied")],
		["550 as Exim does", answer(550, "relay not permitted")],
		["550 to those who have not signed in", answer(550, "5.7.1 Authentication required")],
	])("a server that passes no mail of ours on, by %s, is worth another try", async (_, refusal) => {
		const { url } = await startSmtp({
			onRcptTo: (_address, _session, callback) => callback(refusal),
		});
		const sending = openSmtp(url).send(message);
		await expect(sending).rejects.toMatchObject({ kind: "unavailable", permanent: false });
	});

	test("the words of the server are told, without an address", async () => {
		const { url } = await startSmtp({
			onRcptTo: ({ address }, _session, callback) =>
				callback(answer(550, `5.1.1 <${address}>: No such user`)),
		});
		await expect(openSmtp(url).send(message)).rejects.toThrow(
			/^The mail server refused the mail: 550 5\.1\.1 …: No such user$/u,
		);
	});

	test("after a refusal the next mail goes out", async () => {
		const { url, received } = await startSmtp({
			onRcptTo: ({ address }, _session, callback) =>
				callback(address.startsWith("nobody") ? answer(550, "No such mailbox") : null),
		});
		const mail = openSmtp(url);
		await expect(mail.send({ ...message, to: "nobody@example.com" })).rejects.toThrow();
		await mail.send(message);
		expect(received).toHaveLength(1);
	});

	// Without limits of ours the library waits for 30 seconds and more.
	test("a server that says nothing is given up in time", { timeout: 25_000 }, async () => {
		const { url } = await startSmtp({ onRcptTo: () => {} });
		const sending = openSmtp(url, 300).send(message);
		await expect(sending).rejects.toMatchObject({ kind: "unavailable" });
	});

	test("a server that does not even greet is given up in time", { timeout: 25_000 }, async () => {
		const { url } = await startSmtp({ onConnect: () => {} });
		const sending = openSmtp(url, 300).send(message);
		await expect(sending).rejects.toMatchObject({ kind: "unavailable" });
	});

	test("a server that dies in the middle of a mail is worth another try, which delivers it", async () => {
		let tries = 0;
		const received: number[] = [];
		const { url, die } = await startSmtp({
			onData: (stream, _session, callback) => {
				const attempt = ++tries;
				stream.once("data", () => attempt === 1 && die());
				stream.resume().on("end", () => {
					received.push(attempt);
					callback();
				});
			},
		});
		const mail = openSmtp(url);
		await expect(mail.send(message)).rejects.toMatchObject({ kind: "unavailable" });
		await mail.send(message);
		expect(received.at(-1)).toBe(2);
	});

	test("no server at all is worth another try", async () => {
		const sending = openSmtp("smtp://127.0.0.1:1").send(message);
		await expect(sending).rejects.toMatchObject({ kind: "unavailable" });
	});

	test("sends no password to another machine in the clear", async () => {
		const offered: string[] = [];
		const { url } = await startSmtp({
			onAuth: (auth, _session, callback) => {
				offered.push(auth.method);
				callback(null, { user: "user" });
			},
			onData: (stream, _session, callback) => void stream.resume().on("end", () => callback()),
		});
		// The same server under a name that is not known to be this machine.
		const named = url.replace("smtp://127.0.0.1", "smtp://user:secret@0.0.0.0");
		await expect(openSmtp(named).send(message)).rejects.toMatchObject({ kind: "unavailable" });
		expect(offered).toEqual([]);
		await openSmtp(`${named}/?requireTLS=false`).send(message);
		expect(offered).toHaveLength(1);
	});
});

describe("the outbox", () => {
	test("passes every part on, with headers even when there are none", async () => {
		const saved: MailMessage[] = [];
		const mail = createOutboxMail({ save: async (entry) => void saved.push(entry) });
		await mail.send({ ...message, headers: undefined });
		expect(saved).toEqual([{ ...message, headers: {} }]);
	});

	test("that cannot save is worth another try", async () => {
		const save = async () => {
			throw new Error("The database is away");
		};
		const sending = createOutboxMail({ save }).send(message);
		await expect(sending).rejects.toMatchObject({ kind: "unavailable", permanent: false });
	});
});

function answer(responseCode: number, text: string): Error {
	return Object.assign(new Error(text), { responseCode });
}
