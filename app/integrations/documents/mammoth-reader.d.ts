/** What we use of mammoth: its reader, which its own types leave out. */
declare module "mammoth/lib/docx/docx-reader.js" {
	type WordFile = {
		exists: (name: string) => boolean;
		read: (name: string, encoding?: string) => Promise<Uint8Array | string>;
	};

	export function read<Tree>(file: WordFile): Promise<{ value: Tree }>;
}
