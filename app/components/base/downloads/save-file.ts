/** Lets the browser save what the page holds. */
export function saveFile(file: Blob, name: string): void {
	const address = URL.createObjectURL(file);
	Object.assign(document.createElement("a"), { href: address, download: name }).click();
	// The browser reads the file after the press: not before the next task.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
