import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The least that Node can do: answers with bytes that it was handed, from memory. Run as a process of its
 * own; its parent sends the answers, by address, and gets the port.
 */
export type BareAnswers = Record<
	string,
	{ status: number; headers: Record<string, string>; base64: string }
>;

process.once("message", (answers: BareAnswers) => {
	const ready = new Map(
		Object.entries(answers).map(([path, { status, headers, base64 }]) => {
			const body = Buffer.from(base64, "base64");
			const length = status === 304 ? {} : { "content-length": String(body.length) };
			return [path, { status, headers: { ...headers, ...length }, body }];
		}),
	);
	const server = createServer((request, response) => {
		const answer = ready.get(request.url ?? "");
		if (!answer) response.writeHead(404).end();
		else response.writeHead(answer.status, answer.headers).end(answer.body);
	});
	server.listen(0, "127.0.0.1", () => {
		process.send?.((server.address() as AddressInfo).port);
	});
});
// Asked for anything more, it says how many seconds of a processor it has used.
process.on("message", (message) => {
	if (message !== "processor seconds") return;
	const { user, system } = process.cpuUsage();
	process.send?.((user + system) / 1e6);
});
process.once("disconnect", () => process.exit());
