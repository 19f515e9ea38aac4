/** A text or JSON as React Router writes it into a script of a page: nothing in it can end the script. */
export const encodeInScript = (text: string): string =>
	text.replace(
		/[&><\u2028\u2029]/gu,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
