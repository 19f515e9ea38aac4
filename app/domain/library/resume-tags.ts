export const tagsMaximum = 30;
export const tagMaximum = 60;

/** The tags in a text that separates them by commas or semicolons: trimmed, none empty, each once. */
export function parseTags(text: string): string[] {
	const tags = new Map<string, string>();
	for (const part of text.split(/[,;]/u)) {
		const tag = part
			.normalize("NFC")
			.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
			.trim();
		const key = tag.toLowerCase();
		if (tag !== "" && !tags.has(key)) tags.set(key, tag);
	}
	return [...tags.values()];
}
