import { execFile } from "node:child_process";
import { chown, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type pg from "pg";

const run = promisify(execFile);

/** A server to copy: the folder of its cluster, its address as its superuser, and a connection to it. */
export type Primary = { url: string; cluster: string; client: pg.Client };

/**
 * Copies a cluster while it runs, so that the copy starts as its standby. No program is needed but those of the
 * packages, which have no pg_basebackup.
 * @param cluster where the copy shall be; it does not exist yet
 * @returns what the standby has to be started with
 */
export async function copyAsStandby(
	primary: Primary,
	cluster: string,
): Promise<{ primary_conninfo: string }> {
	const { client } = primary;
	// Postgres reads and removes both files.
	const { uid, gid } = await stat(primary.cluster);
	const write = async (name: string, text: string) => {
		await writeFile(join(cluster, name), text, { mode: 0o600 });
		await chown(join(cluster, name), uid, gid);
	};
	await client.query("select pg_backup_start('standby', true)");
	await run("cp", ["-a", primary.cluster, cluster]);
	const { rows } = await client.query<{ label: string }>(
		"select labelfile as label from pg_backup_stop()",
	);
	await write("backup_label", rows[0]?.label ?? "");
	// What is of the primary's process, and its log, which it will send.
	for (const name of ["postmaster.pid", "postmaster.opts"]) await rm(join(cluster, name));
	const log = join(cluster, "pg_wal");
	for (const name of await readdir(log)) {
		if (/^[0-9A-F]{24}$/u.test(name)) await rm(join(log, name));
	}
	await write("standby.signal", "");
	return { primary_conninfo: conninfoOf(primary.url) };
}

function conninfoOf(url: string): string {
	const { searchParams, username, password } = new URL(url);
	const quoted = (text: string) =>
		`'${decodeURIComponent(text).replaceAll(/[\\']/gu, (letter) => `\\${letter}`)}'`;
	const host = quoted(searchParams.get("host") ?? "");
	return `host=${host} user=${quoted(username)} password=${quoted(password)}`;
}
