import { mainPart } from "../word-parts.ts";
import type { openZipInBrowser } from "./unzip.ts";
import { linesIn } from "./word-xml.ts";

/** What programs do not read of a Word file: what stands above and below its pages, and columns and boxes. */
export async function wordSurroundings(
	archive: ReturnType<typeof openZipInBrowser>,
): Promise<{ margins: string[]; columns: string[] }> {
	// Word writes each box twice: the second copy is for programs that do not know the first kind.
	const textOf = async (name: string) =>
		new TextDecoder()
			.decode(await archive.read(name))
			.split("<mc:Fallback>")
			.map((part) => part.slice(Math.max(0, part.indexOf("</mc:Fallback>"))))
			.join("");
	const margins: string[] = [];
	for (const name of archive.names) {
		if (/^word\/(?:header|footer)\d*\.xml$/u.test(name)) {
			margins.push(...linesIn(await textOf(name)));
		}
	}
	const main = await mainPart(archive);
	const body = main ? await textOf(main) : "";
	const [, ...boxes] = body.split("<w:txbxContent>");
	const columns = boxes.flatMap((box) => linesIn(box.split("</w:txbxContent>", 1)[0] ?? ""));
	if (/<w:cols\b[^<>]*\bw:num="[2-9]"/u.test(body))
		columns.push("The whole page is set in columns.");
	return { margins, columns };
}
