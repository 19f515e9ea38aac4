import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const document = fileURLToPath(new URL("../../docs/operations.md", import.meta.url));

/** The commands of docs/operations.md by their section, as they stand there. */
export async function readDocumentedCommands(): Promise<Map<string, string[]>> {
	const text = await readFile(document, "utf8");
	const sections = text
		.split(/^## /mu)
		.map((section): [string, string[]] => [
			section.split("\n")[0] ?? "",
			[...section.matchAll(/^```sh\n(.*?)^```$/gmsu)].flatMap(([, block = ""]) =>
				block.trim().split("\n"),
			),
		]);
	return new Map(sections.filter(([, commands]) => commands.length > 0));
}
