import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import {
	type Advisory,
	type AdvisoryList,
	findWeaknesses,
	renewList,
	versionsOf,
} from "./advisories.ts";
import { projectRoot } from "./build-when-stale.ts";

/**
 * `npm run advisories`: asks npm's registry for what is known of the installed versions, and keeps it.
 * Another folder than the project's can be named.
 */

const answerSchema = z.record(
	z.string(),
	z.array(z.object({ url: z.string(), vulnerable_versions: z.string() })),
);

const folder = process.argv[2] ?? projectRoot;
const file = join(folder, "server", "advisories.json");
const list = JSON.parse(await readFile(file, "utf8")) as AdvisoryList;
const lockfile = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8"));
const registry = execFileSync("npm", ["config", "get", "registry"], {
	encoding: "utf8",
	stdio: ["ignore", "pipe", "ignore"],
}).trim();

try {
	const found = await ask(
		new URL("-/npm/v1/security/advisories/bulk", registry.replace(/\/*$/u, "/")),
	);
	const renewed = renewList(list, found, new Date().toISOString().slice(0, 10));
	await writeFile(file, `${JSON.stringify(renewed, null, "\t")}\n`);
	const weak = findWeaknesses(renewed, lockfile);
	console.log([`${found.length} advisories about what is installed.`, ...weak].join("\n"));
	process.exitCode = weak.length > 0 ? 1 : 0;
} catch (error) {
	const reason = error instanceof Error ? error.message : String(error);
	console.error(`${registry} gives no advisories (${reason}). The list of ${list.date} stays.`);
	process.exitCode = 1;
}

async function ask(address: URL): Promise<Advisory[]> {
	const asked = Object.fromEntries(
		[...versionsOf(lockfile)].map(([name, all]) => [name, [...all]]),
	);
	const response = await fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(asked),
		signal: AbortSignal.timeout(30_000),
	});
	if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
	const answer = answerSchema.safeParse(await response.json());
	if (!answer.success) throw new Error("the answer is not in npm's form");
	return Object.entries(answer.data).flatMap(([name, all]) =>
		all.map(({ url, vulnerable_versions: vulnerable }) => ({
			package: name,
			id: url.split("/").at(-1) ?? url,
			vulnerable,
			fixed: /<(\d\S*)\s*$/u.exec(vulnerable)?.[1] ?? null,
		})),
	);
}
