import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fillDemonstrationLibrary } from "#demo/fill.ts";
import { createApp, openApp } from "#tests/helpers/app.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { judgePage, publicPages, readingBudget } from "../../bench/budgets.ts";
import { weighPage } from "../../bench/page-weight.ts";

/** What a first visit loads, on the production build: bytes and files, which are the same everywhere. */

const built = (path: string) => fileURLToPath(new URL(`../../build/${path}`, import.meta.url));

async function openLibrary() {
	const site = await createTestSite();
	const { services } = site;
	await fillDemonstrationLibrary({ services, now: services.clock(), count: 60 });
	const { ask } = await createApp(site);
	const htmlOf = async (path: string) => {
		const answer = await ask(path);
		expect(`${path}: ${answer.status}`).toBe(`${path}: 200`);
		return answer.text();
	};
	const list = await htmlOf("/resumes");
	// Its scripts wait for the first paint: nothing that a browser reads as it comes names one.
	expect(list).toContain("await new Promise((go) => { requestAnimationFrame(");
	expect(list).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=|^import /mu);
	expect(list.match(/<article/gu)).toHaveLength(24);
	const resume = /\/resumes\/[0-9a-f]{8}-[0-9a-f-]{27}(?=")/u.exec(list)?.[0] ?? "";
	const weights = new Map<string, Awaited<ReturnType<typeof weighPage>>>();
	const files = new Map<string, Promise<Buffer>>();
	const read = (address: string) => {
		const file = files.get(address) ?? readFile(built(`client${address}`));
		files.set(address, file);
		return file;
	};
	const pages = publicPages(resume);
	for (const { name, path } of pages) {
		weights.set(name, await weighPage(await htmlOf(path), read));
	}
	return { pages, weightOf: (name: string) => weights.get(name) ?? expect.fail(name) };
}

// What a visitor's first page has no use for; a tool's own page shows some of it. Which files are taken is said to all.
const elsewhere = [
	/^app\/(?:components|routes|domain|styles)\/(?:admin|intake)(?!\/(?:upload-rules|contribution\/(?:consent|contributor-limits)\.ts))/u,
	/^app\/components\/reader\/(?:downloads|frame|tools|use-pages|pdf-)/u,
	/^app\/components\/.+\/(?:auth-dialog|user-menu|upgrade-dialog|toaster-view|error-view|ui\/dialog)\.tsx$/u,
	/^app\/domain\/base\/messages\.ts$/u,
	/\.server\.tsx?$/u,
	/node_modules\/(?:zod|pdfjs-dist|radix-ui|@radix-ui|sonner)\//u,
];
const plots = /\/(?:plots|insights)\//u;

test("Every public page keeps within its budget, and loads nothing of rooms that it does not show", async () => {
	const { pages, weightOf } = await openLibrary();
	const over = pages.flatMap((page) =>
		judgePage(page, weightOf(page.name))
			.filter(({ value, most }) => value > most)
			.map(({ what, value, most }) => `${page.name}: ${what} ${value} of ${most}`),
	);
	expect(over).toEqual([]);

	const modules: Record<string, string[]> = JSON.parse(
		await readFile(built("modules.json"), "utf8"),
	);
	// A hub shows the typical sheet and medians of the insights, and none of their plots.
	const isHub = /^\/resumes\/(?:at|for)\/./u;
	const drawnOnHubs = /\/(?:typical-sheet|measures|group-words)\.tsx?$/u;
	const strayModules = pages.flatMap(({ name }) => {
		const forbidden = ["/insights", "/checklist", "/tools/what-a-program-reads"].includes(name)
			? elsewhere
			: [...elsewhere, plots];
		return weightOf(name)
			.scripts.flatMap((script) => modules[script] ?? expect.fail(`${script} is of no module`))
			.filter((module) => forbidden.some((pattern) => pattern.test(module)))
			.filter((module) => !(isHub.test(name) && drawnOnHubs.test(module)))
			.map((module) => `${name}: ${module}`);
	});
	expect(strayModules).toEqual([]);
	// The file that counts as the framework's holds nothing of ours, and no other holds a package.
	for (const script of new Set(pages.flatMap(({ name }) => weightOf(name).scripts))) {
		const packages = modules[script]?.filter((module) => module.includes("node_modules/"));
		const isFramework = script.startsWith("/assets/react-");
		expect({ script, packages }).toEqual({ script, packages: isFramework ? modules[script] : [] });
	}
});

test("Every script is written in ASCII: a browser would keep one with another letter in twice the memory", async () => {
	const folder = built("client/assets");
	const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(50);
	const texts = await Promise.all(scripts.map((name) => readFile(`${folder}/${name}`, "latin1")));
	// A letter that is not ASCII has a byte of 128 or more.
	expect(scripts.filter((_, index) => /\P{ASCII}/u.test(texts[index] ?? ""))).toEqual([]);
});

test("No schema tries whether a text may become a program: a browser that forbids it would tell of each try", async () => {
	const folder = built("client/assets");
	const scripts = (await readdir(folder)).filter((name) => /^schemas-.*\.js$/u.test(name));
	expect(scripts).toHaveLength(1);
	for (const name of scripts) {
		expect(await readFile(`${folder}/${name}`, "utf8")).not.toMatch(
			/=\s*Function\b|new Function\b/u,
		);
	}
});

test("A prefetched page is kept for a moment for a visitor, and not at all for a member", async () => {
	const { site, ask } = await openApp();
	const person = await site.addPerson();
	const keepingOf = async (
		path: string,
		headers: Record<string, string>,
		as = null as typeof person | null,
	) => (await ask(path, { headers, as })).headers.get("Cache-Control");
	for (const name of ["Sec-Purpose", "Purpose"]) {
		const headers = { [name]: "prefetch" };
		expect(await keepingOf("/blog.data", headers)).toBe("private, max-age=10");
		expect(await keepingOf("/blog.data", headers, person)).toBe("private, no-store");
		expect(await keepingOf("/blog/nothing", headers)).toBe("private, no-store");
	}
	expect(await keepingOf("/blog.data", {})).toBe("no-cache");
});

test("The worker that reads a person's own resume keeps within its budget, and is part of no page", async () => {
	const assets = await readdir(built("client/assets"));
	const modules = await readFile(built("modules.json"), "utf8");
	expect(modules).not.toContain("entry.reading");
	const files = new Set(
		assets.filter((name) => name.startsWith("entry.reading-") && name.endsWith(".js")),
	);
	expect(files.size).toBe(1);
	for (const file of files) {
		const script = await readFile(built(`client/assets/${file}`), "utf8");
		for (const [, other = ""] of script.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/gu)) {
			files.add(other);
		}
	}
	expect([...files].map((name) => name.replace(/-[\w-]{8}\.js$/u, "")).sort()).toEqual(
		expect.arrayContaining(["entry.reading", "read-pdf", "read-word"]),
	);
	let bytes = 0;
	for (const file of files) {
		const small = assets.includes(`${file}.br`) ? `${file}.br` : file;
		bytes += (await readFile(built(`client/assets/${small}`))).length;
	}
	expect(bytes / 1000).toBeLessThan(readingBudget);
});
