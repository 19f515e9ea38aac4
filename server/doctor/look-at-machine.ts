import { existsSync } from "node:fs";
import { readFile, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Environment } from "#app/env.server.ts";
import { type AdvisoryList, findWeaknesses, type Lockfile } from "../advisories.ts";
import { findStale, projectRoot } from "../build-when-stale.ts";
import { type Finding, fine, look, warning, wrong } from "./finding.ts";
import { judgeDisk } from "./judge.ts";

const oldListDays = 60;

/** Node, the build, the disk, and what is known of the packages. */
export async function lookAtMachine(env: Environment, now: Date): Promise<Finding[]> {
	const settings = env.warnings.map((says) =>
		warning("configuration", says, "Every variable is explained in .env.example."),
	);
	const found = await Promise.all([
		look("build", "npm run build", async () => lookAtBuild()),
		look("disk", "Is DATA_DIR there, and may this user read it?", () => lookAtDisks(env)),
		look("advisories", "npm run advisories", () => lookAtAdvisories(now)),
	]);
	return [
		fine("configuration", `a ${env.site} site, data in ${env.dataDir}`),
		...settings,
		fine("node", process.versions.node),
		...found.flat(),
	];
}

function lookAtBuild(): Finding[] {
	if (findStale(projectRoot).length === 0) return [fine("build", "of these sources")];
	const says = existsSync(join(projectRoot, "build"))
		? "of other sources than these"
		: "there is none";
	return [warning("build", says, "The next start makes it; or: npm run build")];
}

async function lookAtDisks({ dataDir, backups }: Environment): Promise<Finding[]> {
	const folders = { disk: dataDir, ...(backups.folder && { "backup disk": backups.folder }) };
	return Promise.all(
		Object.entries(folders).map(async ([part, folder]) => {
			const { bavail, bsize, blocks } = await statfs(existing(folder));
			return judgeDisk(part, bavail * bsize, blocks * bsize);
		}),
	);
}

/** The folder itself, or the one above it in which it will be made. */
const existing = (folder: string): string =>
	existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));

async function lookAtAdvisories(now: Date): Promise<Finding[]> {
	const read = async (name: string) => JSON.parse(await readFile(join(projectRoot, name), "utf8"));
	const list: AdvisoryList = await read("server/advisories.json");
	const lockfile: Lockfile = await read("package-lock.json");
	const weak = findWeaknesses(list, lockfile);
	const days = Math.floor((now.getTime() - Date.parse(list.date)) / 86_400_000);
	const advice = "Renew the list and update the packages: npm run advisories";
	if (weak.length > 0) return weak.map((line) => wrong("advisories", line, advice));
	const says = `none about what is installed, by the list of ${list.date}`;
	return [days > oldListDays ? warning("advisories", says, advice) : fine("advisories", says)];
}
