/** True for an address of the web that a browser can be led to, whole and without a password in it. */
export function isWebAddress(text: string): boolean {
	if (!/^https?:\/\/(?!\/)[^\s\p{Cc}\\]+$/iu.test(text)) return false;
	try {
		const { hostname, username, password } = new URL(text);
		return hostname !== "" && username === "" && password === "";
	} catch {
		return false;
	}
}
