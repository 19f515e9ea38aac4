import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepSecret } from "../src/kept-secret.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("A secret is invented once and found again, readable by its owner only", async () => {
	const file = join(folder, "secret");
	const invented = await keepSecret(file);
	expect(invented).toMatch(/^[\w-]{43}$/u);
	expect(await keepSecret(file)).toBe(invented);
	expect((await stat(file)).mode & 0o777).toBe(0o600);
	expect(await readdir(folder)).toEqual(["secret"]);
});

test("Everybody who invents at the same moment gets the same secret", async () => {
	const file = join(folder, "secret");
	const secrets = await Promise.all(Array.from({ length: 20 }, () => keepSecret(file)));
	expect(new Set(secrets).size).toBe(1);
});

test("An empty file is an error, not an empty secret", async () => {
	const file = join(folder, "secret");
	await writeFile(file, "\n");
	await expect(keepSecret(file)).rejects.toThrow("is empty");
});
