import { createServer } from "node:http";
import next from "next";

/** The production server; its parent gets the port, and how many seconds of a processor it has used. */
const app = next({ dev: false, dir: import.meta.dirname });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => handle(request, response));
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("message", () => {
	const { user, system } = process.cpuUsage();
	process.send((user + system) / 1e6);
});
process.once("disconnect", () => process.exit());
