import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { verifyPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { projectRoot } from "./build-when-stale.ts";

async function answer(...typed: string[]) {
	const child = spawn(process.execPath, [join(projectRoot, "server", "hash-passcode.ts")]);
	child.stdin.end(typed.map((line) => `${line}\n`).join(""));
	const [out, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
	if (child.exitCode === null) await once(child, "exit");
	return { out, said, code: child.exitCode };
}

test("A passcode is asked for twice, shown nowhere, and hashed", async () => {
	const { out, said, code } = await answer("seven-quiet-otters", "seven-quiet-otters");
	expect(code).toBe(0);
	const hash = /^ADMIN_PASSCODE_HASH=([0-9a-f]{32}:[0-9a-f]{128})\n$/u.exec(out)?.[1] ?? "";
	expect(await verifyPassword({ hash, password: "seven-quiet-otters" })).toBe(true);
	expect(said).toContain("The same again");
	expect(said + out).not.toContain("otters");
});

test("A slip makes no hash, and neither does what is too short", async () => {
	const slip = await answer("seven-quiet-otters", "seven-quiet-otter");
	expect(slip).toMatchObject({ out: "", code: 1 });
	expect(slip.said).toContain("two different passcodes");
	expect(await answer("otters", "otters")).toMatchObject({ out: "", code: 1 });
});
