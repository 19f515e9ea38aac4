/** True for an address of the web that a browser can be led to, whole and without a password in it. */
export function isWebAddress(text: string): boolean {
	if (!/^https?:\/\/(?!\/)[^\s\p{Cc}\\]+$/iu.test(text)) return false;
	const url = URL.parse(text);
	return url !== null && url.hostname !== "" && url.username === "" && url.password === "";
}
