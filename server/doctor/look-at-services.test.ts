import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { lookAtProxy } from "./look-at-services.ts";

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
