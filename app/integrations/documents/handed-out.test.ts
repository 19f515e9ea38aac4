import "./without-canvas.ts";
import { expect, test } from "vitest";
import { fields } from "#app/content/fields/fields.server.ts";
import { templates } from "#app/content/templates/templates.server.ts";
import { type MachineText, viewAsMachine } from "#app/domain/insights/own/parser-faults.ts";
import { sheetStyles } from "#app/domain/reader/resume-document.ts";
import type { InlineText, TextBlock } from "#app/domain/reader/text-blocks.ts";
import { readFileInBrowser } from "./browser/read-file.ts";
import { renderDocx } from "./docx.server.ts";
import { renderPdf } from "./pdf.server.ts";
import { renderTemplateDocx } from "./template-docx.server.ts";

/** A template as it is sent: with words and dates in place of what stands in brackets. */
function filledIn(read: MachineText): MachineText {
	const fill = (text: string) =>
		text
			.replace(/\[mm\/yyyy\] – \[/gu, "03/2019 – [")
			.replace(/\[mm\/yyyy\]/gu, "06/2021")
			.replace(/\[Month year\] – \[/gu, "Mar 2019 – [")
			.replace(/\[([^\]]*)\]/gu, (_, hint: string) => {
				if (/^month year$/iu.test(hint)) return "Jun 2021";
				if (/^years?$/iu.test(hint)) return "2020";
				if (/e-?mail|@/iu.test(hint)) return "ada@mail.example";
				return /^n$/iu.test(hint) ? "12" : hint.replace(/,.*$/u, "");
			});
	const runs = (all: readonly InlineText[]) => all.map((run) => ({ ...run, text: fill(run.text) }));
	const blocks = read.blocks.map((block): TextBlock => {
		if (block.type === "heading") return { ...block, text: fill(block.text) };
		if (block.type === "paragraph") return { ...block, runs: runs(block.runs) };
		return { ...block, items: block.items.map(runs) };
	});
	return { ...read, blocks, raw: read.raw.map(fill) };
}

test("Nothing that we hand out has a fault that the page about programs would name", async () => {
	const faulty: string[] = [];
	const look = async (name: string, bytes: Uint8Array, kind: "pdf" | "docx") => {
		const read = await readFileInBrowser(bytes, kind, () => {});
		if (!read.success) return faulty.push(`${name}: ${read.reason}`);
		const { faults } = viewAsMachine(filledIn(read), new Date("2026-11-23"));
		faulty.push(
			...faults.map((fault) => `${name} ${kind}: ${fault.kind} ${fault.lines.join(" | ")}`),
		);
	};
	for (const { letter, sample } of Object.values(fields)) {
		for (const style of sheetStyles) {
			const name = `${letter} ${style}`;
			await look(name, await renderPdf(sample.document, style, ""), "pdf");
			await look(name, await renderDocx(sample.document, style, ""), "docx");
		}
	}
	for (const template of templates)
		await look(template.slug, await renderTemplateDocx(template), "docx");
	expect(faulty).toEqual([]);
});
