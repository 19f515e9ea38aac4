/** The fields of a posted form. */
export type Fields = {
	/** The text of a field without NUL, and without spaces around it; empty when it is missing. */
	text(name: string): string;
};

/** Whether a form was posted by a page of this site; browsers say so in either of two ways. */
export function isOwnForm(request: Request): boolean {
	const origin = request.headers.get("Origin");
	if (origin !== null && origin !== new URL(request.url).origin) return false;
	const site = request.headers.get("Sec-Fetch-Site");
	return site === null || site === "same-origin" || site === "none";
}

/** @returns null when the body is no form */
export async function readFields(request: Request): Promise<Fields | null> {
	try {
		const form = await request.formData();
		return {
			text(name) {
				const value = form.get(name);
				return typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
			},
		};
	} catch {
		return null;
	}
}
