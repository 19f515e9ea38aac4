/**
 * The network that limits count: one IPv4 address, or the first 64 bits of an IPv6 address, because one
 * household has them all.
 */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address);
	if (mapped?.[1]) return mapped[1];
	if (!address.includes(":")) return address;
	const [head = "", tail = ""] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
	const left = head === "" ? [] : head.split(":");
	const right = tail === "" ? [] : tail.split(":");
	const groups = address.includes("::")
		? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right]
		: left;
	return `${groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/u, ""))
		.join(":")}::/64`;
}
