import { paragraphsIn } from "./word-xml.ts";

type Archive = {
	names: readonly string[];
	read: (name: string) => Uint8Array | Promise<Uint8Array>;
};

/** What programs do not read of a Word file: what stands above and below its pages, and columns and boxes. */
export async function wordSurroundings(
	archive: Archive,
): Promise<{ margins: string[]; columns: string[] }> {
	const textOf = async (name: string) => new TextDecoder().decode(await archive.read(name));
	const margins: string[] = [];
	for (const name of archive.names) {
		if (/^word\/(?:header|footer)\d*\.xml$/u.test(name)) {
			margins.push(...paragraphsIn(await textOf(name)));
		}
	}
	const body = await textOf("word/document.xml");
	const boxes = [...body.matchAll(/<w:txbxContent>.*?<\/w:txbxContent>/gsu)];
	const columns = boxes.flatMap(([box]) => paragraphsIn(box));
	if (/<w:cols\b[^>]*\bw:num="[2-9]"/u.test(body))
		columns.push("The whole page is set in columns.");
	return { margins, columns };
}
