import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#app/env.server.ts";
import { lookAtOutside } from "./look-at-services.ts";

/** The site behind a proxy that passes the address of visitors on, or keeps it. */
async function lookThrough(isSilent: boolean) {
	const server = createServer(({ url }, response) => {
		response.statusCode = url === "/readyz" || isSilent ? 200 : 404;
		response.end();
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	const publicUrl = `http://127.0.0.1:${port}`;
	const env = { ...readEnvironment({}), site: "public", publicUrl, port } as const;
	return lookAtOutside(env, new Date());
}

test("A proxy that passes nobody's address on is told by the figures, which everybody reads then", async () => {
	const states = [false, true].map(async (isSilent) => {
		const findings = await lookThrough(isSilent);
		return findings.find(({ part }) => part === "proxy")?.state;
	});
	expect(await Promise.all(states)).toEqual([undefined, "wrong"]);
});
