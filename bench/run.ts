import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Everything that is measured, one after the other. Arguments (`--quiet`) are handed on. */
for (const name of [
	"bytes",
	"import",
	"pages",
	"load",
	"processes",
	"soak",
	"search",
	"admin",
	"alerts",
	"answer-times",
	"own-reading",
]) {
	console.log(`\n── ${name}\n`);
	const program = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
	const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
		stdio: "inherit",
	});
	if (status !== 0) process.exitCode = 1;
}
