import net from "node:net";

/** A socket of the system that is bound to a port; nobody accepts its connections here. */
export type BoundPort = { handle: net.Server; port: number };

type NativeSocket = {
	getsockname(name: { port?: number }): number;
	close(): void;
};

// What Node's own cluster makes its sockets with. Nothing public binds one without taking its connections.
const { _createServerHandle: createHandle } = net as unknown as {
	_createServerHandle(
		host: string,
		port: number,
		family: 4 | 6,
		fd: number,
		flags: number,
	): NativeSocket | number;
};

/**
 * Binds a port for the processes that are given it. While none of them accepts, connections wait in the system's
 * queue, and none is refused.
 * @throws with code EADDRINUSE when the port is taken
 */
export function bindPort(host: string, port: number): BoundPort {
	const family = net.isIPv6(host) ? 6 : 4;
	const native = createHandle(host, port, family, -1, 0);
	if (typeof native === "number") throw failure("EADDRNOTAVAIL", host, port);
	const name: { port?: number } = {};
	native.getsockname(name);
	// A port that is taken is only told when one listens, on another port by then.
	if (!name.port || (port > 0 && name.port !== port)) {
		native.close();
		throw failure("EADDRINUSE", host, port);
	}
	return { handle: native as unknown as net.Server, port: name.port };
}

function failure(code: string, host: string, port: number): NodeJS.ErrnoException {
	const message = `${code}: ${host}:${port} cannot be listened on`;
	return Object.assign(new Error(message), { code, port });
}
