import { appendFile, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { makeFolder } from "#tests/helpers/folder.ts";
import { BuildError, buildWhenStale, findStale } from "./build-when-stale.ts";

let root: string;
const script = "console.log('quiet');\n".repeat(200);

beforeEach(async () => {
	root = await makeFolder();
	await mkdir(join(root, "app"));
	await mkdir(join(root, "node_modules", ".bin"), { recursive: true });
	await writeFile(join(root, "app", "root.tsx"), "export default 1;\n");
	await mkdir(join(root, "server"));
	await writeFile(join(root, "server", "serve.ts"), "export const serve = 1;\n");
	await writeFile(join(root, "package-lock.json"), "{}\n");
	// In place of the real builder, which the real site is built with before these tests run.
	await setBuilder(`
		import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
		mkdirSync("build/client/assets", { recursive: true });
		writeFileSync("build/client/assets/app.js", ${JSON.stringify(script)});
		writeFileSync("build/client/assets/app.js.map", ${JSON.stringify(script)});
		writeFileSync("build/client/picture.png", ${JSON.stringify(script)});
		appendFileSync("builds.txt", process.argv[2] + " " + process.env.NODE_ENV + "\\n");`);
});
async function setBuilder(text: string): Promise<void> {
	await writeFile(join(root, "node_modules", ".bin", "react-router"), text);
	await writeFile(join(root, "node_modules", ".bin", "package.json"), '{"type":"module"}');
}

const builds = async () => (await readFile(join(root, "builds.txt"), "utf8")).trim().split("\n");

test("The site is built once, for production, and again when a source has changed", async () => {
	let told = 0;
	const build = () => buildWhenStale({ root, onBuild: () => told++ });
	expect(await build()).toBe(true);
	expect(await build()).toBe(false);
	await writeFile(join(root, "app", "root.tsx"), "export default 2;\n");
	expect(await build()).toBe(true);
	expect(await builds()).toEqual(["build production", "build production"]);
	expect(told).toBe(2);
});

test("A test that has changed is no reason to build, a new file and another package are", async () => {
	const change = async (path: string, text: string) => {
		await writeFile(join(root, path), text);
		const stale = findStale(root).map(({ state }) => state);
		await buildWhenStale({ root });
		return stale;
	};
	await buildWhenStale({ root });
	expect(await change("app/root.test.tsx", "test();\n")).toEqual([]);
	expect(await change("app/new.tsx", "")).toEqual(["sources.sha256"]);
	expect(await change("package-lock.json", '{"new":1}\n')).toEqual(["sources.sha256"]);
});

test("A change of the server alone makes its program again, and not the pages", async () => {
	await buildWhenStale({ root });
	await writeFile(join(root, "server", "serve.ts"), 'export const serve = "again";\n');
	expect(await buildWhenStale({ root })).toBe(true);
	expect(await readFile(join(root, "build", "program", "serve.js"), "utf8")).toContain("again");
	expect(await builds()).toHaveLength(1);
});

test("What the program before has stays for the process that runs it, and what is older goes", async () => {
	await buildWhenStale({ root });
	const program = join(root, "build", "program");
	const lastWeek = new Date(Date.now() - 7 * 86_400_000);
	for (const [name, built] of [
		["serve.js", lastWeek],
		["before.js", lastWeek],
		["older.js", new Date(lastWeek.getTime() - 86_400_000)],
	] as const) {
		await appendFile(join(program, name), "\n");
		await utimes(join(program, name), built, built);
	}
	await writeFile(join(root, "server", "serve.ts"), 'export const serve = "again";\n');
	await buildWhenStale({ root });
	expect((await readdir(program)).toSorted()).toEqual(["before.js", "serve.js"]);
});

test("Of processes that start together one builds, and the others use what it has built", async () => {
	const built = await Promise.all([1, 2, 3].map(() => buildWhenStale({ root })));
	expect(built.toSorted()).toEqual([false, false, true]);
	expect(await builds()).toHaveLength(1);
});

test("What is text is there in small as well, but no map", async () => {
	await buildWhenStale({ root });
	const folder = join(root, "build", "client", "assets");
	expect((await readdir(folder)).toSorted()).toEqual([
		"app.js",
		"app.js.br",
		"app.js.gz",
		"app.js.map",
	]);
	expect(brotliDecompressSync(await readFile(join(folder, "app.js.br"))).toString()).toBe(script);
	expect(await readdir(join(root, "build", "client"))).not.toContain("picture.png.br");
});

test("A build that fails says why, and is tried again", async () => {
	await setBuilder("console.error('app/root.tsx: no such thing'); process.exit(1);");
	await expect(buildWhenStale({ root })).rejects.toThrow(BuildError);
	await expect(buildWhenStale({ root })).rejects.toThrow("app/root.tsx: no such thing");
});
