/** What ends a line, or turns the direction of what follows it: none of it belongs into one line of text. */
const lineBreakers = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** Whether nothing of a text can be seen: it has only blanks and signs without a shape, or is empty. */
export const isUnseen = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);

/** What was typed as one line, whatever else it was. */
export const oneLine = (text: string): string =>
	isUnseen(text) ? "" : text.replace(lineBreakers, " ").trim();

/** The same of lines. A browser counts a line's end as one character and sends two; other control characters say nothing. */
export const manyLines = (text: string): string =>
	isUnseen(text)
		? ""
		: text
				.replaceAll(/\r\n?/gu, "\n")
				.replaceAll(/[^\P{Cc}\n\t]/gu, "")
				.trim();
