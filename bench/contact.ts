import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureFile, plantedIn } from "#tests/fixtures/contact/measure-file.ts";
import {
	type PlantedFile,
	plantedDocx,
	plantedPage,
	plantedPdf,
} from "#tests/fixtures/contact/planted-files.ts";
import { plantedPerson, randomOf } from "#tests/fixtures/contact/planted-person.ts";
import { fullName, layouts } from "#tests/fixtures/contact/resume-words.ts";
import { launchBrowser } from "#tests/helpers/browser.ts";
import { formatTable } from "./tables.ts";

/**
 * How much contact data is left when an owner removes what is proposed and nothing else: invented people in PDFs
 * of pdfkit and of Chromium and in Word files, in ten layouts. `node bench/contact.ts [--files 300] [--seed 1]
 * [--makers pdfkit,Word]`.
 * Ends with 1 when anything is left, or the name is proposed in less than 98 %.
 */

const { values } = parseArgs({
	options: {
		files: { type: "string", default: "300" },
		seed: { type: "string", default: "1" },
		makers: { type: "string", default: "pdfkit,Word,Chromium" },
	},
});
const files = Number(values.files);
const random = randomOf(Number(values.seed));
const makers = values.makers.split(",");
const browser = makers.includes("Chromium") ? await launchBrowser() : null;
const page = await browser?.newPage();
const counts = new Map<string, { files: number; named: number; left: number; failed: number }>();
const remarks: string[] = [];

for (let index = 0; index < files; index++) {
	const layout = layouts[Math.floor(index / makers.length) % layouts.length] ?? "head";
	const person = plantedPerson(random);
	const maker = makers[index % makers.length] ?? "pdfkit";
	const file = await makeFile();
	const { isNameProposed, left, failure, copy } = await measureFile(person, file);
	// A second reader, where there is one: it knows nothing of ours.
	const more = copy && file.kind === "pdf" ? plantedIn(textByPoppler(copy), person) : [];
	const all = [...new Set([...left, ...more])];
	if ((index + 1) % 25 === 0) console.error(`${index + 1} of ${files} files`);
	const line = counts.get(maker) ?? { files: 0, named: 0, left: 0, failed: 0 };
	counts.set(maker, {
		files: line.files + 1,
		named: line.named + (isNameProposed ? 1 : 0),
		left: line.left + all.length,
		failed: line.failed + (failure ? 1 : 0),
	});
	if (!isNameProposed || all.length > 0 || failure) {
		remarks.push(
			`${index} ${maker} ${layout} ${fullName(person)}: ${failure ?? all.join("; ")}${isNameProposed ? "" : " (name not proposed)"}`,
		);
	}

	async function makeFile(): Promise<PlantedFile> {
		if (maker === "pdfkit") return plantedPdf(person, layout);
		if (maker === "Word") return plantedDocx(person, layout);
		// Fonts differ from machine to machine, and so does where a narrow line breaks.
		await page?.setContent(plantedPage(person, layout, 5 + (index % 7)));
		const bytes = (await page?.pdf()) ?? new Uint8Array();
		return { name: "resume.pdf", kind: "pdf", bytes };
	}
}
await browser?.close();

function textByPoppler(bytes: Uint8Array): string {
	const path = join(tmpdir(), `contact-${process.pid}.pdf`);
	writeFileSync(path, bytes);
	const { status, stdout } = spawnSync("pdftotext", ["-raw", path, "-"], { encoding: "utf8" });
	return status === 0 ? stdout : "";
}

const rows = [...counts].map(([maker, line]) => [maker, ...Object.values(line).map(String)]);
console.log(formatTable(["made by", "files", "name proposed", "planted left", "no copy"], rows));
for (const remark of remarks) console.log(remark);
const sum = (field: "files" | "named" | "left" | "failed") =>
	[...counts.values()].reduce((total, line) => total + line[field], 0);
const share = sum("named") / sum("files");
console.log(
	`\n${sum("left")} planted strings left in ${sum("files")} files; the name proposed in ${(share * 100).toFixed(1)} %`,
);
process.exitCode = sum("left") + sum("failed") > 0 || share < 0.98 ? 1 : 0;
