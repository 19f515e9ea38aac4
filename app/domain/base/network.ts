/**
 * The network that limits count: one IPv4 address, or the first 64 bits of an IPv6 address, because one
 * household has them all. Every way of writing an address leads to the same network.
 * @param address as the connection or a trusted proxy gives it, without a port
 */
export function networkOf(address: string): string {
	const bare = address.split("%")[0] ?? "";
	if (!bare.includes(":")) return bare;
	const groups = groupsOf(bare);
	if (!groups) return bare.toLowerCase();
	const [high = 0, low = 0] = groups.slice(6);
	const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
	if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
	return `${groups
		.slice(0, 4)
		.map((group) => group.toString(16))
		.join(":")}::/64`;
}

/** The eight groups of an IPv6 address, or null when it is none. The URL parser knows every form. */
function groupsOf(address: string): number[] | null {
	const host = URL.parse(`http://[${address}]`)?.hostname;
	if (!host) return null;
	const [left, right] = host
		.slice(1, -1)
		.split("::")
		.map((half) => half.split(":").filter(Boolean));
	const zeros = Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill("0");
	return [...(left ?? []), ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}
