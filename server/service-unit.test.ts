import { execFileSync } from "node:child_process";
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readDocumentedCommands } from "#tests/helpers/documented-commands.ts";
import { findFreePort } from "#tests/helpers/free-port.ts";
import { canSeal, openRoot, runInRoot, type Way } from "#tests/helpers/image/sealed-root.ts";
import { finish, type SiteInRoot, startInRoot } from "#tests/helpers/image/site-in-root.ts";
import { until } from "#tests/helpers/until.ts";
import { projectRoot } from "./build-when-stale.ts";

const place = "/opt/offerfolio";
const unitFile = "/etc/systemd/system/offerfolio.service";

/** The lines of the unit, by their name; what systemd fills in is filled in. */
const unit = Object.fromEntries(
	(await readFile(join(projectRoot, "deploy/offerfolio.service"), "utf8"))
		.replaceAll("%S", "/var/lib")
		.replaceAll("%t", "/run")
		.split("\n")
		.flatMap((line) => {
			const [, name, value] = /^(\w+)=(.*)$/u.exec(line) ?? [];
			return name && value !== undefined ? [[name, value]] : [];
		}),
) as Record<string, string>;

const has = (program: string) => {
	try {
		execFileSync("/bin/sh", ["-c", `command -v ${program}`]);
		return true;
	} catch {
		return false;
	}
};

test("The unit starts the site as npm does, and its words name folders that the site knows", async () => {
	const { scripts } = JSON.parse(await readFile(join(projectRoot, "package.json"), "utf8"));
	const [variables, command] = scripts.start.split(" exec ");
	expect(unit.ExecStart).toBe(`${place}/node_modules/.bin/${command}`);
	expect(unit.Environment).toContain(variables);
	expect(unit.WorkingDirectory).toBe(place);
});

// Only root can make a machine within this one; `npm run image` does.
describe.runIf(canSeal && process.env.IMAGE === "all")("The unit", () => {
	let root: string;
	let way: Omit<Way, "command">;
	beforeAll(async () => {
		root = await mkdtemp(join(tmpdir(), "offerfolio-unit-"));
		await chmod(root, 0o755);
		await openRoot(root);
		await mkdir(join(root, "etc/systemd/system"), { recursive: true });
		// By which `runuser` decides.
		for (const name of ["pam.d", "security"]) {
			await cp(`/etc/${name}`, join(root, "etc", name), { recursive: true });
		}
		way = {
			workdir: place,
			user: "0",
			mounts: { [place]: { from: projectRoot, readOnly: true } },
		};
	});
	afterAll(() => rm(root, { recursive: true, force: true }));

	/** Runs a command as root of the machine, while the service does not run. */
	const run = async (command: string) => {
		const { code, said } = await finish(
			runInRoot(root, { ...way, command: ["/bin/sh", "-c", command] }),
		);
		expect(code, `${command}\n${said}`).toBe(0);
		return said;
	};

	/** Starts what the unit starts, with what it allows. */
	async function startService(port: string): Promise<SiteInRoot> {
		const id = Number(await run(`id -u ${unit.User}`));
		const folders = { StateDirectory: "/var/lib", RuntimeDirectory: "/run" };
		const mounts = { ...way.mounts };
		for (const [line, above] of Object.entries(folders)) {
			const folder = `${above}/${unit[line]}`;
			const from = await mkdtemp(join(root, "service-"));
			await chown(from, id, id);
			await chmod(from, Number.parseInt(unit[`${line}Mode`] ?? "", 8));
			mounts[folder] = { from };
		}
		const variables = (unit.Environment ?? "").split(" ").map((pair) => pair.split("="));
		const site = startInRoot(root, {
			command: (unit.ExecStart ?? "").split(" "),
			workdir: unit.WorkingDirectory ?? "",
			user: String(id),
			env: { ...Object.fromEntries(variables), PORT: port, DEMO: "off", LOG_LEVEL: "info" },
			mounts,
			memory: unit.PrivateTmp === "yes" ? ["/tmp", "/var/tmp"] : [],
			readOnly: unit.ProtectSystem === "strict",
			withoutRights: unit.CapabilityBoundingSet === "" && unit.NoNewPrivileges === "yes",
		});
		onTestFinished(async () => void (await site.stop()));
		return site;
	}

	test("is installed, run, replaced and looked at by the commands of docs/operations.md", async () => {
		const port = String(await findFreePort());
		const ready = async () =>
			(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok ?? false;
		let site: SiteInRoot | undefined;
		let said = "";
		for (const command of (await readDocumentedCommands()).get("systemd") ?? []) {
			// This checkout is installed and built.
			if (/^npm (?:ci|run build)$/u.test(command)) continue;
			if (command === "systemctl reload offerfolio") {
				await site?.exec(["/bin/sh", "-c", (unit.ExecReload ?? "").replace("$MAINPID", "1")]);
				await until(() => site?.said().includes("A new process serves"));
			} else if (site) {
				const done = await site.exec(["/bin/sh", "-c", command], "0");
				expect(done.code, `${command}\n${done.said}`).toBe(0);
				said += done.said;
			} else {
				if (command !== "systemctl start offerfolio") {
					await run(command);
					continue;
				}
				site = await startService(port);
				await until(ready);
			}
		}
		expect(said).toMatch(/^fine +database/mu);
		expect((await site?.exec(["ls", "/run/offerfolio"]))?.said).toMatch(/^offerfolio-/mu);
		expect(await site?.stop()).toBe(0);
		expect(site?.said()).not.toMatch(/"level":"(?:error|fatal)"/u);

		if (!has("systemd-analyze")) return;
		const analyze = "systemd-analyze --no-pager";
		expect(await run(`${analyze} verify --man=no --recursive-errors=no ${unitFile}`)).toBe("");
		// Of 100; what is left is what a site needs: the network, sockets, memory that is compiled into.
		await run(`${analyze} security --offline=true --threshold=20 ${unitFile}`);
	});
});
