import { launchBrowser } from "#tests/helpers/browser.ts";
import { readPeople } from "./people.ts";
import { learnReader, readFile } from "./read-files.ts";
import { formats, openRenderer } from "./sheets/render.ts";
const browser = await launchBrowser();
const render = await openRenderer(browser);
const model = learnReader();
for (const person of readPeople().filter(({ id }) => process.argv.slice(2).includes(id)))
	for (const format of formats) {
		const file = await render(person, format);
		const r = await readFile(file, format, model);
		console.log("=====", person.id, format, JSON.stringify(r.level), JSON.stringify(r.role));
		const s = JSON.stringify(r, null, 1);
		const { writeFileSync } = await import("node:fs");
		writeFileSync(`/tmp/zz-${person.id}-${format}.json`, s);
		if (format === "text") console.log(new TextDecoder().decode(file));
	}
await browser.close();
