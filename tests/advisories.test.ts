import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import list from "#server/advisories.json" with { type: "json" };
import { findWeaknesses, isWithin, type Lockfile, renewList } from "#server/advisories.ts";
import lockfile from "../package-lock.json" with { type: "json" };
import { makeFolder } from "./helpers/folder.ts";

test("No installed package has a weakness of the list, but those that are accepted with a reason", () => {
	expect(findWeaknesses(list, lockfile as unknown as Lockfile)).toEqual([]);
	expect(list.date).toMatch(/^\d{4}-\d\d-\d\d$/u);
	expect(list.accepted.every(({ reason }) => reason.length > 40)).toBe(true);
});

test("A version that a range covers is named with what fixes it", () => {
	const old = { packages: { "node_modules/a/node_modules/pdfjs-dist": { version: "5.6.205" } } };
	expect(findWeaknesses(list, old)).toEqual([
		"pdfjs-dist 5.6.205: GHSA-hq66-cqwq-w95j, fixed in 6.2.108",
	]);
});

describe("npm run advisories", () => {
	const script = fileURLToPath(new URL("../server/renew-advisories.ts", import.meta.url));
	const known = { package: "left-pad", id: "GHSA-old", vulnerable: "<1.0.0", fixed: "1.0.0" };

	/** Runs the script in a folder of its own against a registry of the test's, which answers so. */
	async function renew(answer: (body: string) => { status: number; body: string }) {
		const asked: string[] = [];
		const registry = createServer(async (request, response) => {
			const body = await text(request);
			asked.push(`${request.method} ${request.url} ${request.headers["content-type"]} ${body}`);
			const { status, body: said } = answer(body);
			response.writeHead(status, { "content-type": "application/json" }).end(said);
		});
		await once(registry.listen(0, "127.0.0.1"), "listening");
		onTestFinished(() => void registry.close());
		const folder = await makeFolder();
		const file = join(folder, "server", "advisories.json");
		await mkdir(join(folder, "server"));
		await writeFile(
			file,
			JSON.stringify({ date: "2026-01-01", accepted: [], advisories: [known] }),
		);
		const packages = {
			"": { version: "0.1.0" },
			"node_modules/pdfjs-dist": { version: "5.6.205" },
			"node_modules/a/node_modules/pdfjs-dist": { version: "6.5.438" },
			"node_modules/@scope/b": { version: "2.0.0" },
		};
		await writeFile(join(folder, "package-lock.json"), JSON.stringify({ packages }));
		const { port } = registry.address() as AddressInfo;
		const address = `http://127.0.0.1:${port}/npm`;
		const child = spawn(process.execPath, [script, folder], {
			cwd: folder,
			env: { ...process.env, npm_config_registry: address },
		});
		const [said, failed, [code]] = await Promise.all([
			text(child.stdout),
			text(child.stderr),
			once(child, "exit"),
		]);
		const list = JSON.parse(await readFile(file, "utf8"));
		return { asked, said, failed, code, list, address };
	}

	test("asks the registry for all versions at once, and keeps what it answers", async () => {
		const advisory = {
			id: 1097679,
			url: "https://github.com/advisories/GHSA-hq66-cqwq-w95j",
			title: "A script of a PDF runs",
			severity: "high",
			vulnerable_versions: "<6.2.108",
			cwe: ["CWE-79"],
			cvss: { score: 8.8, vectorString: "CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H" },
		};
		const body = JSON.stringify({ "pdfjs-dist": [advisory] });
		const { asked, said, code, list } = await renew(() => ({ status: 200, body }));
		const versions = { "pdfjs-dist": ["5.6.205", "6.5.438"], "@scope/b": ["2.0.0"] };
		expect(asked).toEqual([
			`POST /npm/-/npm/v1/security/advisories/bulk application/json ${JSON.stringify(versions)}`,
		]);
		expect(list.advisories).toEqual([
			known,
			{
				package: "pdfjs-dist",
				id: "GHSA-hq66-cqwq-w95j",
				vulnerable: "<6.2.108",
				fixed: "6.2.108",
			},
		]);
		expect(list.date).not.toBe("2026-01-01");
		expect(said).toContain("pdfjs-dist 5.6.205: GHSA-hq66-cqwq-w95j, fixed in 6.2.108");
		expect(code).toBe(1);
		const nothing = await renew(() => ({ status: 200, body: "{}" }));
		expect([nothing.said, nothing.code]).toEqual(["0 advisories about what is installed.\n", 0]);
	});

	test.each([
		["a mirror that has none of it", 405, "", "405 Method Not Allowed"],
		["an answer of another form", 200, '{"a":{}}', "not in npm's form"],
	])("says so and leaves the list at %s", async (_, status, body, why) => {
		const { failed, code, list, address } = await renew(() => ({ status, body }));
		expect(failed).toContain(`${address} gives no advisories (`);
		expect(failed).toContain(why);
		expect(failed).toContain("The list of 2026-01-01 stays.");
		expect(failed).not.toContain("    at ");
		expect([code, list]).toEqual([1, { date: "2026-01-01", accepted: [], advisories: [known] }]);
	});
});

test.each([
	["6.2.107", "<6.2.108", true],
	["6.2.108", "<6.2.108", false],
	["8.2.9", "<7.18.2 || >=8.0.0 <8.3.0", true],
	["7.18.2", "<7.18.2 || >=8.0.0 <8.3.0", false],
	["8.3.0", "<7.18.2 || >=8.0.0 <8.3.0", false],
	["0.8.2", "<= 0.8.2", true],
	["1.2.3", "1.2.3", true],
	["18.4.0-beta.17", "<18.6.0", true],
	["1.0.0", "*", true],
])("%s lies in %s: %s", (version, range, isIn) => {
	expect(isWithin(version, range)).toBe(isIn);
});

test("What a registry answers replaces what is known by the same name, and the rest stays", () => {
	const kept = { package: "a", id: "1", vulnerable: "<1.0.0", fixed: "1.0.0" };
	const found = { package: "b", id: "2", vulnerable: "<2.0.0", fixed: "2.0.0" };
	const before = {
		date: "2026-01-01",
		accepted: [],
		advisories: [{ ...found, fixed: null }, kept],
	};
	expect(renewList(before, [found], "2026-02-01")).toEqual({
		date: "2026-02-01",
		accepted: [],
		advisories: [kept, found],
	});
});
