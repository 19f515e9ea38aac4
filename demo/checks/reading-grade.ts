/**
 * The automated readability index (Senter and Smith, 1967): the American school grade that a text asks for,
 * from the length of its words and sentences.
 */
export function readingGrade(text: string): number {
	const words = text.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? [];
	const sentences = Math.max(1, text.match(/[.!?:;](?=\s|$)/g)?.length ?? 1);
	const letters = words.reduce((sum, word) => sum + word.length, 0);
	return (4.71 * letters) / words.length + (0.5 * words.length) / sentences - 21.43;
}
