import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startLocalPostgres } from "@offerfolio/local-postgres";
import type { Logger } from "pino";
import { unprovedClaims } from "#app/content/claims.ts";
import type { Environment } from "#app/env.server.ts";
import { projectRoot } from "./build-when-stale.ts";
import { completeSecrets } from "./complete-secrets.ts";
import { createDatabaseCheck } from "./database-check.ts";
import { loadBuild, openBuild, openSources } from "./handlers.ts";
import { createHttpServer, type HttpOptions } from "./http/http-server.ts";
import { createMetrics } from "./http/metrics.ts";
import { boundsOf } from "./http/overload.ts";
import { loadStaticFiles } from "./http/static-files.ts";
import type { Lifetime } from "./lifetime.ts";
import { openPort } from "./open-port.ts";
import { openPayments } from "./payments.ts";
import { type Screen, showProgress } from "./progress.ts";
import { describeStart } from "./start-block.ts";
import type { Supervisor } from "./supervisor/supervised.ts";

/**
 * Starts everything, from the configuration to the open port: the port, the database with its
 * tables, the services, the demonstration's library, the app.
 * @param options `lifetime` is told how each part ends; `screen` is where a person watches
 * @throws LocalPostgresError, and with code EADDRINUSE when the port is taken
 */
export async function startSite(options: {
	env: Environment;
	log: Logger;
	lifetime: Lifetime;
	screen: Screen;
	isDevelopment: boolean;
	supervisor: Supervisor | null;
}): Promise<void> {
	const { log, lifetime, screen, isDevelopment, supervisor } = options;
	const welcome = await supervisor?.ask({ ask: "welcome" });
	const env = await completeSecrets(withPasscode(options.env, welcome?.passcode));

	const metrics = createMetrics();
	let before: HttpOptions["before"] = (_incoming, _outgoing, next) => next();
	const http = createHttpServer({
		env,
		log,
		metrics,
		files: loadStaticFiles(join(projectRoot, "build", isDevelopment ? "none" : "client")),
		policy: {
			secure: env.publicUrl.startsWith("https:"),
			formTargets: formTargetsOf(env),
			development: isDevelopment,
		},
		// In development, sources are compiled during the request: that is no overload.
		limits: {
			overload: isDevelopment
				? boundsOf(0, 0)
				: boundsOf(env.overload.requests, env.overload.delayMilliseconds),
			pageReads: isDevelopment ? 0 : env.pageReadsPerMinute,
		},
		before: (incoming, outgoing, next) => before?.(incoming, outgoing, next),
	});
	// The port first: if it is taken, nothing else need be started.
	const { port, open } = await openPort({ http, env, supervisor, reason: welcome?.reason });
	// Told to end while it starts, it breaks no connection. Once it serves, this comes before the rest.
	const stop = () => http.stop();
	lifetime.atEnd("The port", stop);
	const publicUrl = env.publicUrlIsSet ? env.publicUrl : `http://localhost:${port}`;

	// What is loaded keeps this process busy: Postgres is to start meanwhile, not afterwards.
	const { url, started } = openDatabase(env, log, lifetime, supervisor);
	await started;
	const modules = loadModules(isDevelopment);
	const onProgress = showProgress(screen, "Filling the library");
	// A new database takes some seconds to make: time to prepare what goes into it.
	const prepared =
		env.demoLibrary && isDatabaseNew(env)
			? modules.then(({ prepareDemonstration }) =>
					prepareDemonstration({ now: new Date(), onProgress }),
				)
			: undefined;
	const databaseUrl = await url;
	const { migrateDatabase, createServices, fillDemonstrationLibrary } = await modules;
	await migrateDatabase(databaseUrl);
	const database = createDatabaseCheck(databaseUrl);
	lifetime.atEnd("The check of the database", database.close);
	const payments = await openPayments(env, { databaseUrl, publicUrl, port, log, lifetime });
	const services = createServices({ env, log, databaseUrl, publicUrl, ...payments.access });
	lifetime.atEnd("The services", services.close);
	metrics.watchPools({ app: services.pool, replica: services.browsing.pool });
	metrics.beforeScrape(services.renewFigures);
	await services.start();
	payments.follow(services);
	if (env.demoLibrary) {
		const writePast = env.demoLife ? payments.writePast : undefined;
		const now = services.clock();
		await fillDemonstrationLibrary({ services, now, prepared, writePast, onProgress });
	}
	// What came in by another way, or was measured by the rules of an older version.
	await services.jobs.enqueue("measure-library", {});
	// What an older version has published as it came in is held back until it is rewritten.
	await services.jobs.enqueue("check-files", {});
	// What an older version has saved may mean something else now.
	await services.jobs.enqueue("renew-search-keys", {});
	if (welcome?.reason === "crash") {
		const at = services.clock().toISOString();
		// One that ends again and again is told of once an hour.
		const key = `restart:${at.slice(0, 13)}`;
		await services.jobs.enqueue("alert-owner", { kind: "restart", at }, { key });
	}

	if (isDevelopment) {
		const sources = await openSources(services, http);
		lifetime.atEnd("The development server", sources.close);
		before = sources.before;
		http.open(payments.withPages(sources.handler, services), [database.check]);
	} else {
		const { handler, pages } = await openBuild(services);
		// Told to end meanwhile: what the pages need is ending.
		if (lifetime.isEnding()) return;
		http.open(payments.withPages(handler, services), [database.check], pages);
	}
	lifetime.atEnd("The server", stop);
	await open();
	if (welcome && welcome.reason !== "first") {
		log.info({ publicUrl, port, reason: welcome.reason }, "The site is open");
		return;
	}
	if (env.site === "demonstration") screen.write(describeStart(env, publicUrl));
	else {
		const claims = services.isDemonstration ? null : unprovedClaims();
		for (const warning of [...env.warnings, ...(claims ? [claims] : [])]) log.warn(warning);
	}
	log.info({ publicUrl, port }, "The site is open");
}

/** Milliseconds for which nothing else is done until Postgres has been started: another process may be starting it. */
const untilStarted = 500;

/** @returns the database's address, and when nothing is left to do for it but to wait */
function openDatabase(
	env: Environment,
	log: Logger,
	lifetime: Lifetime,
	supervisor: Supervisor | null,
): { url: Promise<string>; started: Promise<unknown> } {
	if (env.databaseUrl) return { url: Promise.resolve(env.databaseUrl), started: Promise.resolve() };
	const { dataDir, localPostgresBin: bin } = env;
	if (supervisor) {
		const asked = supervisor.ask({ ask: "postgres", dataDir, bin: bin ?? null });
		return { url: asked.then(({ url }) => url), started: Promise.resolve() };
	}
	const spawned = Promise.withResolvers<void>();
	const url = startLocalPostgres({ dataDir, log, bin, onSpawn: spawned.resolve }).then(
		(postgres) => {
			lifetime.atEnd("The database", postgres.stop);
			return postgres.url;
		},
	);
	return { url, started: Promise.race([spawned.promise, url, wait(untilStarted)]) };
}

/** The invented passcode stays the same when a process takes the place of another. */
function withPasscode(env: Environment, passcode: string | undefined): Environment {
	if (passcode === undefined || !env.invented.adminPasscode) return env;
	return { ...env, adminPasscode: passcode };
}

/** The built-in database, at the first start. */
const isDatabaseNew = (env: Environment): boolean =>
	!env.databaseUrl && !existsSync(join(env.dataDir, "postgres"));

/** Loaded while Postgres starts, and after NODE_ENV is set for React. */
async function loadModules(isDevelopment: boolean) {
	const [data, services, demo] = await Promise.all([
		import("#app/data/base/migrate.server.ts"),
		import("#app/compose-services.server.ts"),
		import("#demo/fill.ts"),
		isDevelopment ? null : loadBuild(),
	]);
	return { ...data, ...services, ...demo };
}

/** Browsers count a redirect after a form as the form's target. */
function formTargetsOf(env: Environment): string[] {
	return [
		...(env.stripe ? ["https://checkout.stripe.com", "https://billing.stripe.com"] : []),
		...(env.google ? [new URL(env.google.issuer).origin] : []),
	];
}
