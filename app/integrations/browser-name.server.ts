import Bowser from "bowser";

/** A browser as a person would name it: "Chrome on Windows". */
export function describeBrowser(userAgent: string | null): string {
	// What a browser says of itself may be anything, and long.
	const text = userAgent?.slice(0, 512) ?? "";
	if (text === "") return "An unknown browser";
	const { browser, os } = Bowser.parse(text);
	const name = browser.name ?? "An unknown browser";
	return os.name ? `${name} on ${os.name}` : name;
}
