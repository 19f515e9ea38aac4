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
