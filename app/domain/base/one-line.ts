/** What ends a line, or turns the direction of what follows it: none of it belongs into one line of text. */
const lineBreakers = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** What was typed as one line, whatever else it was. */
export const oneLine = (text: string): string => text.replace(lineBreakers, " ").trim();
