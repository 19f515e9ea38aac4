import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

export type Caller = {
	/** The address that limits and logs count. */
	address: string;
	/** Whether the connection came from a proxy whose headers are believed. */
	throughProxy: boolean;
};

/**
 * Finds the address behind a request. `X-Forwarded-For` is read from its end, and only as long as those who
 * wrote into it are trusted: everything before the first stranger could be invented.
 * @param trusted addresses and networks, as the environment lists them
 */
export function createCallerResolver(
	trusted: string[],
): (request: Pick<IncomingMessage, "headers" | "socket">) => Caller {
	const proxies = new BlockList();
	for (const entry of trusted) {
		const [address = "", bits] = entry.split("/");
		const family = isIPv6(address) ? "ipv6" : "ipv4";
		proxies.addSubnet(address, bits ? Number(bits) : family === "ipv6" ? 128 : 32, family);
	}
	const isTrusted = (address: string) => proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");

	return ({ headers, socket }) => {
		const peer = plainAddress(socket.remoteAddress ?? "") ?? "0.0.0.0";
		if (trusted.length === 0 || !isTrusted(peer)) return { address: peer, throughProxy: false };
		let address = peer;
		const hops = String(headers["x-forwarded-for"] ?? "").split(",");
		for (const hop of hops.reverse()) {
			const next = plainAddress(hop);
			if (!next) break;
			address = next;
			if (!isTrusted(next)) break;
		}
		return { address, throughProxy: true };
	};
}

/** An address without port, brackets, zone or the IPv6 coat of an IPv4 one; undefined for anything else. */
export function plainAddress(text: string): string | undefined {
	const bare = text
		.trim()
		.replace(/^\[(.*)\](?::\d+)?$/u, "$1")
		.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, "$1")
		.replace(/%.*$/u, "")
		.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu, "$1");
	return isIP(bare) ? bare.toLowerCase() : undefined;
}

export function isLoopback(address: string): boolean {
	return address === "::1" || address.startsWith("127.");
}
