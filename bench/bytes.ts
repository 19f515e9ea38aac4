import { type Judged, judgePage, publicPages } from "./budgets.ts";
import { weighPage } from "./page-weight.ts";
import { fetchBytes, findResumePath, startSite } from "./site-process.ts";
import { formatTable } from "./tables.ts";

/** Bytes: what a first visit to each page loads, beside what it may. `node bench/bytes.ts` */

await using site = await startSite();
const read = async (address: string) => {
	const { status, body } = await fetchBytes(site.url + address);
	if (status !== 200) throw new Error(`${address} answers ${status}`);
	return body;
};
const rows: string[][] = [];
let head: string[] = [];
for (const page of publicPages(await findResumePath(site.url))) {
	const weight = await weighPage((await read(page.path)).toString(), read);
	const judged = judgePage(page, weight);
	head = ["KB, of at most", ...judged.map(({ what }) => what)];
	rows.push([`\`${page.name}\``, ...judged.map(write)]);
}
console.log(formatTable(head, rows));

function write({ value, most }: Judged): string {
	const figure = Number.isInteger(value) ? String(value) : value.toFixed(1);
	return `${figure} of ${most}${value > most ? " OVER" : ""}`;
}
