/**
 * Whether a browser itself posted the form, without our scripts: then it needs a page to go to, where a
 * script wants the answer as data.
 */
export function isPostedByBrowser(request: Request): boolean {
	const mode = request.headers.get("Sec-Fetch-Mode");
	if (mode) return mode === "navigate";
	return (request.headers.get("Accept") ?? "").includes("text/html");
}
