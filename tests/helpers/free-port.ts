import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Systems give the ports above these to connections that go out: one of them could be taken by any process
// between being found and being listened on.
const [lowest, highest] = [20_000, 32_000];

/** A port of the loopback that nothing listens on at this moment, and that no connection is given. */
export async function findFreePort(): Promise<number> {
	for (let tries = 0; tries < 100; tries++) {
		const port = randomInt(lowest, highest);
		if (await canListen(port)) return port;
	}
	throw new Error("There is no free port");
}

async function canListen(port: number): Promise<boolean> {
	const probe = createServer().listen(port, "127.0.0.1");
	try {
		await once(probe, "listening");
	} catch {
		return false;
	}
	probe.close();
	await once(probe, "close");
	return true;
}
