/** "partly refunded" as a line of its own begins: "Partly refunded". */
export function sentenceCase(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
