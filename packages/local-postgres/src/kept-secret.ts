import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";

/**
 * A secret that is invented once and then read from its file, which only this user may read. Of
 * processes that invent at the same moment, one wins and all of them return its secret.
 * @param file absolute path in an existing folder
 * @returns 256 random bits as base64url, or whatever the file holds
 * @throws when the file can be neither read nor written
 */
export async function keepSecret(file: string): Promise<string> {
	const known = await readSecret(file);
	if (known) return known;
	const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
	try {
		await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, {
			mode: 0o600,
			flag: "wx",
		});
		// A link appears whole or not at all, and never replaces another's.
		await link(draft, file).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== "EEXIST") throw error;
		});
	} finally {
		await rm(draft, { force: true });
	}
	const kept = await readSecret(file);
	if (!kept) throw new Error(`${file} is empty; delete it, and a new secret will be invented.`);
	return kept;
}

async function readSecret(file: string): Promise<string | undefined> {
	try {
		return (await readFile(file, "utf8")).trim();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}
