/** What a run of text has besides letters, and what parts its lines. */
const signs: Record<string, string> = { tab: "\t", ptab: "\t", noBreakHyphen: "-" };
const endOfLine = /<\/?w:p[\s/>]|<w:(?:br|cr)[\s/>]/u;

/** The lines of each paragraph, by the elements of its text alone: nothing else of the XML is looked at. */
export function linesIn(xml: string): string[] {
	return xml
		.split(endOfLine)
		.map((line) =>
			[...line.matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|ptab|noBreakHyphen)\b/gu)]
				.map(([, text, sign = ""]) => text ?? signs[sign])
				.join(""),
		)
		.map((line) => unescapeXml(line).trim())
		.filter((line) => line !== "");
}

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
export const unescapeXml = (text: string): string =>
	text.replace(/&(lt|gt|amp|quot|apos);/gu, (_, name: string) => entities[name] ?? "");

/** What a list of relations names: the last word of its type, where it leads, and whether out of the archive. */
export function relationsIn(xml: string): { type: string; target: string; isOutside: boolean }[] {
	return [...xml.matchAll(/<(?:\w+:)?Relationship\s[^<]*/gu)].map(([tag]) => {
		const said = (name: string) => {
			const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "u").exec(tag);
			return unescapeXml(found?.[1] ?? found?.[2] ?? "");
		};
		return {
			type: said("Type").split("/").at(-1) ?? "",
			target: said("Target"),
			isOutside: /^external$/iu.test(said("TargetMode")),
		};
	});
}
