import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#app/env.server.ts";
import { startSmtp } from "#tests/helpers/smtp-server.ts";
import { lookAtMail, lookAtProxy } from "./look-at-services.ts";

/** The figures as a proxy hands them out: to everybody when it passes no address on. */
async function lookThrough(status: number) {
	const server = createServer((_, response) => response.writeHead(status).end());
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	return lookAtProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test("A proxy that passes nobody's address on is told by the figures, which everybody reads then", async () => {
	expect(await lookThrough(404)).toEqual([]);
	expect(await lookThrough(200)).toMatchObject([{ part: "proxy", state: "wrong" }]);
});

test("A mail server to which the site sends no password is asked with none, and is wrong", async () => {
	const offered: string[] = [];
	const { url } = await startSmtp({
		onAuth: (auth, _session, callback) => {
			offered.push(auth.method);
			callback(null, { user: "user" });
		},
	});
	const look = (SMTP_URL: string) =>
		lookAtMail(readEnvironment({ SMTP_URL, MAIL_FROM: "a@offers.example" }), new Date());
	// The same server under a name that is not known to be this machine.
	const named = url.replace("127.0.0.1", "user:secret@0.0.0.0");
	expect(await look(named)).toMatchObject([{ part: "mail", state: "wrong" }]);
	expect(offered).toEqual([]);
	expect((await look(url))[0]).toMatchObject({ part: "mail", state: "fine" });
});
