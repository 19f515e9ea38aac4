import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBinaries, findNamedBinaries } from "../src/binaries.ts";
import { findSystemUser, runAs } from "../src/system-user.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("The programs run from where the packages put them", async () => {
	const user = await findSystemUser();
	const { stdout } = await runAs(user, join(await findBinaries(user), "bin", "postgres"), ["-V"]);
	expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18\./u);
});

test("Programs in a folder that Postgres' user cannot enter are copied once to where it can", async () => {
	const user = await findSystemUser();
	const package_ = join(folder, "package");
	const native = join(package_, "native");
	await cp(await findBinaries(user), native, { recursive: true, verbatimSymlinks: true });
	await writeFile(join(package_, "package.json"), JSON.stringify({ version: "0.0.0-test" }));
	// Installed without scripts: the links to the libraries are missing.
	await promisify(execFile)("find", [join(native, "lib"), "-type", "l", "-delete"]);
	await chmod(folder, 0o700);

	const found = await findBinaries(user, native);
	try {
		expect(found === native).toBe(user === null);
		expect(await findBinaries(user, native)).toBe(found);
		const { stdout } = await runAs(user, join(found, "bin", "postgres"), ["-V"]);
		expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18\./u);
	} finally {
		if (found !== native) await rm(found, { recursive: true });
	}
});

test("Programs that are named are used where they are, and refused in words where they are not", async () => {
	const user = await findSystemUser();
	const packaged = await findBinaries(user);
	expect(await findNamedBinaries(join(packaged, "bin"), user)).toBe(packaged);
	expect(await findNamedBinaries(join(packaged, "bin/"), user)).toBe(packaged);
	await expect(findNamedBinaries("/nowhere/bin", user)).rejects.toThrow(
		/^LOCAL_POSTGRES_BIN names \/nowhere\/bin, where there is no program initdb/u,
	);
	const old = join(folder, "bin");
	await chmod(folder, 0o755);
	await mkdir(old, { mode: 0o755 });
	for (const program of ["initdb", "postgres"]) {
		const script = "#!/bin/sh\necho 'postgres (PostgreSQL) 16.9'\n";
		await writeFile(join(old, program), script, { mode: 0o755 });
	}
	await expect(findNamedBinaries(old, user)).rejects.toThrow(
		/^LOCAL_POSTGRES_BIN names postgres \(PostgreSQL\) 16\.9; it has to be 17 or newer\./u,
	);
});
