/** What we use of word-extractor, which brings no types of its own. */
declare module "word-extractor" {
	type WordDocument = {
		getBody: (options?: { filterUnicode?: boolean }) => string;
		/** Headers and footers. */
		getHeaders: () => string;
		getFootnotes: () => string;
		getTextboxes: () => string;
	};

	export default class WordExtractor {
		extract(source: Buffer): Promise<WordDocument>;
	}
}
/** What we use of mammoth: its reader, which its own types leave out. */
declare module "mammoth/lib/docx/docx-reader.js" {
	type WordFile = {
		exists: (name: string) => boolean;
		read: (name: string, encoding?: string) => Promise<Uint8Array | string>;
	};

	export function read<Tree>(file: WordFile): Promise<{ value: Tree }>;
}
