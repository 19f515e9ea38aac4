/** Of an address: the owner wants to see the page with words that are not saved. */
export const previewParameter = "preview-words";

/** A field of a form of the owner's words. */
export type OwnField = {
	name: string;
	label: string;
	hint?: string;
	/** One line, unless it says otherwise; a wide one is as long as the form. */
	box?: "wide" | "lines" | "text" | "check";
};

export type TextKey = `${"guides" | "blog" | "legal"}/${string}`;

/** Whether a key is one of a text: a folder, and the last part of an address. */
export function isTextKey(key: string): key is TextKey {
	return (
		key.length <= 100 &&
		/^(?:(?:guides|blog)\/[a-z\d]+(?:-[a-z\d]+)*|legal\/(?:privacy|terms))$/u.test(key)
	);
}

/** Where the words of a key are seen first. */
export const pageOfText = (key: TextKey): string => `/${key.replace(/^legal\//u, "")}`;
