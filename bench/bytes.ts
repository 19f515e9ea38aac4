import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { weighPage } from "./page-weight.ts";
import { fetchBytes, findResumePath, startSite } from "./site-process.ts";
import { formatKilobytes, formatTable } from "./tables.ts";

/** Bytes: what a first visit to each page loads, beside what it may. `node bench/bytes.ts` */

// Kilobytes, compressed. The list is measured with its 24 cards.
const budgets = { browse: 110, content: 100, css: 15, font: 40, html: 12 };

const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-bench-"));
try {
	const site = await startSite(dataDir);
	try {
		const resume = await findResumePath(site.url);
		const pages = [
			{ name: "/", path: "/", javascript: budgets.content },
			{ name: "/resumes", path: "/resumes", javascript: budgets.browse },
			{ name: "/resumes?q=engineer", path: "/resumes?q=engineer", javascript: budgets.browse },
			{ name: "/resumes/:id", path: resume, javascript: budgets.browse },
			{ name: "/pricing", path: "/pricing", javascript: budgets.content },
			{ name: "/auth/signin", path: "/auth/signin", javascript: budgets.content },
		];
		const read = async (address: string) => {
			const { status, body } = await fetchBytes(site.url + address);
			if (status !== 200) throw new Error(`${address} answers ${status}`);
			return body;
		};
		const rows: string[][] = [];
		for (const { name, path, javascript } of pages) {
			const weight = await weighPage((await read(path)).toString(), read);
			rows.push([
				name,
				judge(weight.javascript, javascript),
				String(weight.scripts),
				judge(weight.css, budgets.css),
				judge(weight.html, budgets.html),
				weight.fonts.map((bytes) => judge(bytes, budgets.font)).join(", "),
			]);
		}
		console.log(
			formatTable(["KB, of at most", "JavaScript", "files", "CSS", "HTML", "fonts"], rows),
		);
	} finally {
		await site.stop();
	}
} finally {
	await rm(dataDir, { recursive: true, force: true });
}

function judge(bytes: number, kilobytes: number): string {
	const verdict = bytes <= kilobytes * 1000 ? "ok" : "OVER";
	return `${formatKilobytes(bytes)} of ${kilobytes} ${verdict}`;
}
