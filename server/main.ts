import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ConfigurationError, readEnvironment, setRuntimeMode } from "#app/env.server.ts";
import { BuildError, buildWhenStale, projectRoot } from "./build-when-stale.ts";
import { createDatabaseCheck } from "./database-check.ts";
import { createMetrics } from "./http/metrics.ts";
import { loadStaticFiles } from "./http/static-files.ts";
import { createHttpServer, type Handler } from "./http.ts";
import { keepSecret } from "./kept-secret.ts";
import { type Lifetime, watchLifetime } from "./lifetime.ts";
import { LocalPostgresError } from "./local-postgres/failure.ts";
import { startLocalPostgres } from "./local-postgres.ts";
import { createLog } from "./log.ts";
import { showProgress } from "./progress.ts";
import { describeStart } from "./start-block.ts";

const isDevelopment = process.argv.includes("--dev");
// React chooses its variant while it is loaded: whatever imports it comes after this line.
setRuntimeMode(isDevelopment ? "development" : "production");

const say = (text: string) => process.stdout.write(`${text}\n`);
let lifetime: Lifetime | undefined;
try {
	await start();
} catch (error) {
	const isPlain =
		error instanceof ConfigurationError ||
		error instanceof BuildError ||
		error instanceof LocalPostgresError ||
		(error as NodeJS.ErrnoException).code === "EADDRINUSE";
	console.error(isPlain ? explain(error as NodeJS.ErrnoException) : error);
	await lifetime?.end(1);
	process.exit(1);
}

/** Starts the site, from the configuration to the open door. */
async function start(): Promise<void> {
	if (existsSync(join(projectRoot, ".env"))) process.loadEnvFile(join(projectRoot, ".env"));
	const env = readEnvironment();
	const log = createLog(env.logLevel);
	lifetime = watchLifetime(log);

	if (!isDevelopment) {
		await buildWhenStale({ onBuild: () => say("Building the site, which takes some seconds …") });
	}
	// Others may pass through to what is theirs (Postgres, when this is root), but not look around.
	await mkdir(env.dataDir, { recursive: true, mode: 0o711 });
	if (env.invented.authSecret) env.authSecret = await keepSecret(join(env.dataDir, "auth-secret"));

	const metrics = createMetrics();
	const http = createHttpServer({
		env,
		log,
		metrics,
		files: await loadStaticFiles(join(projectRoot, "build", isDevelopment ? "none" : "client")),
		policy: {
			secure: env.publicUrl.startsWith("https:"),
			formTargets: formTargetsOf(env),
			development: isDevelopment,
		},
	});
	// The port first: if it is taken, nothing else need be started.
	const port = await http.listen();
	const publicUrl = env.publicUrlIsSet ? env.publicUrl : `http://localhost:${port}`;

	const modules = loadModules();
	let { databaseUrl } = env;
	if (!databaseUrl) {
		const postgres = await startLocalPostgres({ dataDir: env.dataDir, log });
		lifetime.atEnd("The database", postgres.stop);
		databaseUrl = postgres.url;
	}
	const { migrateDatabase, createServices, fillDemonstrationLibrary } = await modules;
	await migrateDatabase(databaseUrl);
	const health = createDatabaseCheck(databaseUrl);
	lifetime.atEnd("The check of the database", health.close);
	const services = createServices({ env, log, databaseUrl, publicUrl });
	lifetime.atEnd("The services", () => services.close());
	const { pool } = services;
	metrics.watchPool("app", () => ({
		total: pool.totalCount,
		idle: pool.idleCount,
		waiting: pool.waitingCount,
	}));
	if (env.demoLibrary) {
		const onProgress = showProgress(process.stdout, "Filling the library");
		await fillDemonstrationLibrary({ services, now: services.clock(), onProgress });
	}
	await services.start();

	const handler = isDevelopment
		? await openDevelopment(http, services)
		: await openBuild(services);
	lifetime.atEnd("The server", () => http.stop());
	http.open(handler, [health.check]);
	if (env.site === "demonstration") process.stdout.write(describeStart(env, publicUrl));
	for (const warning of env.warnings) log.warn(warning);
	log.info({ publicUrl, port }, "The site is open");
}
