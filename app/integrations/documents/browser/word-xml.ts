/** The words of each paragraph, by the text elements alone: nothing else of the XML is looked at. */
export function paragraphsIn(xml: string): string[] {
	return xml
		.split(/<\/w:p>/u)
		.map((paragraph) =>
			[...paragraph.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/gu)].map(([, text]) => text).join(""),
		)
		.map(unescapeXml)
		.filter((text) => text.trim() !== "");
}

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
export const unescapeXml = (text: string): string =>
	text.replace(/&(lt|gt|amp|quot|apos);/gu, (_, name: string) => entities[name] ?? "");
