import { createHmac } from "node:crypto";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { findBinaries, findNamedBinaries } from "./binaries.ts";
import { createCluster } from "./cluster.ts";
import { withFileLock } from "./file-lock.ts";
import { keepSecret } from "./kept-secret.ts";
import { claimForThisMachine } from "./machine-mark.ts";
import { findPlace, openHome } from "./place.ts";
import { connectOrStart, durableSettings, type Postmaster, stopPostmaster } from "./postmaster.ts";
import { findSystemUser } from "./system-user.ts";

/** The built-in Postgres while this process uses it. */
export type LocalPostgres = {
	/** The site's own database, as its owner; its `host` parameter is the folder of the socket. */
	url: string;
	/** The folder that Postgres works in. */
	location: string;
	/** Leaves the database; the last process that leaves stops the server, within 15 seconds. */
	stop(): Promise<void>;
};

export type LocalPostgresLog = {
	warn(message: string): void;
	error(details: object, message: string): void;
};

// Held shared by everybody who uses the server; only who gets it alone may stop it.
const inUse = 7_403_118_301;

/** Milliseconds until a start counts as failed; a recovery after a crash may take its time. */
const patience = 120_000;

const name = "offerfolio";

/**
 * Starts the Postgres that comes with the packages, or joins the one that already runs on this folder,
 * also one that a killed process left behind. It listens on a private socket and nowhere else.
 * @param options `dataDir` gets a folder `postgres`; `log` is told of waits and of a server that was lost; `onSpawn` is
 * called when a program of Postgres has been started, and from then on this process only waits
 * @throws LocalPostgresError with a sentence that says what to do
 */
export async function startLocalPostgres(options: {
	dataDir: string;
	log: LocalPostgresLog;
	/** The folder of the programs of another Postgres, in place of the one that came with the packages. */
	bin?: string | undefined;
	/** Who runs Postgres when this process is root, in order of preference. */
	systemUsers?: string[];
	onSpawn?: () => void;
}): Promise<LocalPostgres> {
	const { log } = options;
	const preferred = await findSystemUser(options.systemUsers);
	const home = await openHome(resolve(options.dataDir), preferred);
	const alone = <Result>(work: () => Promise<Result>) =>
		withFileLock(join(home, "lock"), patience + 30_000, work);

	return alone(async () => {
		const place = await findPlace(home, preferred, (leftover) =>
			log.warn(
				`An earlier database of this DATA_DIR is in ${leftover}; delete it if it is not needed.`,
			),
		);
		const binaries = options.bin
			? await findNamedBinaries(options.bin, place.user)
			: await findBinaries(place.user);
		const mark = await claimForThisMachine(join(home, "machine"), {
			onWait: () => log.warn("Another machine used this database; waiting to be sure it is gone."),
		});
		try {
			const secret = await keepSecret(join(home, "password"));
			const password = (role: string) => createHmac("sha256", secret).update(role).digest("hex");
			const postmaster: Postmaster = {
				...place,
				binaries,
				password: password("postgres"),
				logFile: join(home, "postgres.log"),
				settings: durableSettings,
				patience,
				onSpawn: options.onSpawn,
				onWait: () => log.warn("The database takes a while; it may be recovering from a crash."),
			};
			await createCluster({ ...postmaster, sync: true });
			const keeper = await keepRunning(postmaster, alone, log);
			await prepareDatabase(keeper.client(), password(name));
			const query = new URLSearchParams({ host: keeper.socketDir });
			return {
				url: `postgres://${name}:${password(name)}@localhost/${name}?${query}`,
				location: place.cluster,
				stop: () => alone(async () => mark.leave(await keeper.leave())),
			};
		} catch (error) {
			await mark.leave(false);
			throw error;
		}
	});
}

/** Holds the lock that says "in use", and brings a server that was lost back to the same socket. */
async function keepRunning(
	postmaster: Postmaster,
	alone: <Result>(work: () => Promise<Result>) => Promise<Result>,
	log: LocalPostgresLog,
) {
	let leaving = false;
	const first = await enter();
	const { socketDir } = first;
	let { client } = first;

	async function enter(known?: string) {
		const entered = await connectOrStart(postmaster, known);
		await entered.client.query("select pg_advisory_lock_shared($1)", [inUse]);
		entered.client.once("end", () => void enterAgain());
		return entered;
	}

	async function enterAgain(): Promise<void> {
		for (let pause = 100; !leaving; pause = Math.min(pause * 2, 10_000)) {
			log.warn("The connection to the built-in database was lost.");
			await wait(pause, undefined, { ref: false });
			try {
				await alone(async () => {
					if (!leaving) ({ client } = await enter(socketDir));
				});
				return;
			} catch (error) {
				log.error({ err: error }, "The built-in database cannot be started again.");
			}
		}
	}

	return {
		socketDir,
		client: () => client,
		/** @returns whether this was the last process, and the server was stopped */
		async leave(): Promise<boolean> {
			if (leaving) return false;
			leaving = true;
			const last = await isLast(client).catch(() => false);
			const stopped = last && (await stopPostmaster(postmaster.cluster));
			await client.end().catch(() => {});
			return stopped;
		},
	};
}

async function isLast(client: pg.Client): Promise<boolean> {
	await client.query("select pg_advisory_unlock_shared($1)", [inUse]);
	const { rows } = await client.query<{ alone: boolean }>(
		"select pg_try_advisory_lock($1) as alone",
		[inUse],
	);
	return rows[0]?.alone === true;
}

/** The site works as the owner of its own database, who can neither read files nor run programs. */
async function prepareDatabase(client: pg.Client, password: string): Promise<void> {
	const { rows } = await client.query<{ role: boolean; database: boolean }>(
		`select exists (select from pg_roles where rolname = $1) as role,
			exists (select from pg_database where datname = $1) as database`,
		[name],
	);
	const literal = client.escapeLiteral(password);
	if (!rows[0]?.role) await client.query(`create role ${name} login password ${literal}`);
	if (!rows[0]?.database) await client.query(`create database ${name} owner ${name}`);
}
