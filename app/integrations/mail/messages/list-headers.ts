/**
 * The headers by which a mailbox offers to unsubscribe with one press (RFC 8058): it sends a POST to the
 * address, without cookies and without a person looking. For mails that can be unsubscribed from, no others.
 *
 * @param url the page that unsubscribes on a POST; its secret says whom
 * @throws RangeError for an address that is not https, but for one on this machine while developing
 */
export function oneClickUnsubscribe(url: string): Record<string, string> {
	const address = URL.parse(url);
	const isLocal = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/u.test(address?.hostname ?? "");
	if (address?.protocol !== "https:" && !(address?.protocol === "http:" && isLocal)) {
		throw new RangeError("Unsubscribing with one press needs an https address");
	}
	return {
		// As the parser writes it: no space, bracket or line break of the address is left in the header.
		"List-Unsubscribe": `<${address.href}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}
