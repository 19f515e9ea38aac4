import type { Logger } from "pino";
import { brand } from "#app/content/brand.ts";
import { processorsOf } from "#app/content/legal/processors.ts";
import { demonstrationSeller } from "#app/content/seller.ts";
import { createAskers } from "#app/data/account/askers.server.ts";
import { countOutcomes } from "#app/data/account/outcomes.server.ts";
import { countConfirmedPeople } from "#app/data/account/people.server.ts";
import { createAuthAdapter } from "#app/data/base/auth-adapter.server.ts";
import { openDatabase } from "#app/data/base/database.server.ts";
import { keepMail } from "#app/data/base/outbox.server.ts";
import { browseThePrimary, openReplica } from "#app/data/base/replica.server.ts";
import { createUseCounter } from "#app/data/base/use-counter.server.ts";
import { createLibrarySearch } from "#app/data/library/search/query.server.ts";
import { type RevisionWatch, watchRevision } from "#app/data/library/watch-revision.server.ts";
import { type JobCatalogue, jobNames } from "#app/domain/base/jobs.ts";
import { ownWords } from "#app/domain/content/own-words.ts";
import { createAuthenticator } from "#app/integrations/auth.server.ts";
import { createBackground } from "#app/integrations/background.server.ts";
import { createFailOpen } from "#app/integrations/fail-open.server.ts";
import { createLocalFiles } from "#app/integrations/files/local-files.server.ts";
import { createS3Files } from "#app/integrations/files/s3-files.server.ts";
import { readFreeDisk } from "#app/integrations/free-disk.server.ts";
import { createGoogle } from "#app/integrations/google.server.ts";
import type { JobTiming } from "#app/integrations/jobs/job-timing.ts";
import { createPgBossJobs } from "#app/integrations/jobs/pg-boss-jobs.server.ts";
import { createOutboxMail } from "#app/integrations/mail/outbox-mail.server.ts";
import { createSmtpMail } from "#app/integrations/mail/smtp-mail.server.ts";
import { memoize, memoizeByKey } from "#app/integrations/memoize.server.ts";
import { countAccessFailure, showOwnerFigures } from "#app/integrations/metrics.server.ts";
import { createOneTimeCodes } from "#app/integrations/one-time-codes.server.ts";
import { createOwnerWebhook } from "#app/integrations/owner-webhook.server.ts";
import { createPasscode } from "#app/integrations/passcode.server.ts";
import type { HashingWork } from "#app/integrations/password-hashing.server.ts";
import { createStripePayments } from "#app/integrations/payments/stripe-payments.server.ts";
import { createRateLimits } from "#app/integrations/rate-limits.server.ts";
import { hashEvidence, hashMailbox } from "#app/integrations/secrets.server.ts";
import { createSignedLinks } from "#app/integrations/signed-links.server.ts";
import { createSlowDown } from "#app/integrations/slow-down.server.ts";
import { readOwnerFigures } from "#app/operations/admin/read-owner-figures.server.ts";
import { jobHandlers, jobSchedules } from "#app/operations/base/job-handlers.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import { loadReader } from "#app/operations/insights/read-group.server.ts";
import type { Services, StripeAccess } from "#app/services.ts";
import { openBackupPlace } from "./compose-backups.server.ts";
import { createLibraryCaches } from "./compose-library.server.ts";
import { createWords } from "./compose-words.server.ts";
import type { Environment } from "./env.server.ts";

const backupExpiresSeconds = 6 * 60 * 60;
/** Its two statements may take ten minutes each, and cannot be told to stop. */
const vocabularyExpiresSeconds = 21 * 60;
const accountsLiveMilliseconds = 60_000;
const figuresLiveMilliseconds = 60_000;
const renewalsLiveMilliseconds = 60_000;
const keptRenewals = 1_000;
/** Another process may have learned from the library again. */
const readerLiveMilliseconds = 5 * 60_000;

/**
 * @param options `databaseUrl` of a migrated database; `clock`, `jobTiming` and `hashing` only differ in tests
 */
export function createServices(options: {
	env: Environment;
	log: Logger;
	databaseUrl: string;
	publicUrl: string;
	/** Stripe itself, or the sandbox in its place. */
	stripe: StripeAccess;
	payTestCheckout?: (checkoutUrl: string) => Promise<void>;
	/** Another than the machine's: `followClock` (operations) queues what is due by it, and not the queue's calendar. */
	clock?: () => Date;
	jobTiming?: Partial<JobTiming>;
	hashing?: HashingWork;
}): Services {
	const { env, log } = options;
	const isDemonstration = env.site === "demonstration" || env.stripe === undefined;
	const clock = options.clock ?? (() => new Date());
	const primary = openDatabase(options.databaseUrl);
	const { database, pool } = primary;
	const browsing = env.replicaUrl
		? openReplica({ primary, url: env.replicaUrl, now: () => performance.now(), log })
		: browseThePrimary(primary);
	const background = createBackground(log);
	const jobs: Services["jobs"] = createPgBossJobs<JobCatalogue>({
		databaseUrl: options.databaseUrl,
		names: jobNames,
		expireInSeconds: {
			"make-backup": backupExpiresSeconds,
			"refresh-vocabulary": vocabularyExpiresSeconds,
		},
		log,
		clock,
		timing: options.jobTiming ?? {},
		async onParked({ name, isHopeless }) {
			// A mailbox that does not exist is no fault of the site, and the daily email names it.
			if (name === "send-mail" && isHopeless) return;
			const at = clock().toISOString();
			await jobs.enqueue(
				"alert-owner",
				{ kind: "job", name, at },
				{ key: `jobs-stopped:${at.slice(0, 10)}` },
			);
		},
	});

	const authenticator = createAuthenticator({
		siteName: () => brand.name,
		adapter: createAuthAdapter(database, clock),
		secret: env.authSecret,
		baseUrl: options.publicUrl,
		hashing: options.hashing,
		onError: (message, error) => log.error({ error }, message),
	});

	const failOpen = createFailOpen(env.accessOnFailure, (failure) => {
		countAccessFailure(failure.outcome);
		log.error({ ...failure }, "An access check failed");
	});
	const hash = (email: string) => hashMailbox(email, env.authSecret);
	const search = createLibrarySearch(browsing.database, database);
	const library = createLibraryCaches({ database, browsing, search, clock });
	let watches: RevisionWatch[] = [];
	const seller = env.seller ?? (isDemonstration ? demonstrationSeller : null);
	const words = createWords(database, seller);

	const services: Services = {
		log,
		clock,
		publicUrl: options.publicUrl,
		isDemonstration,
		processors: processorsOf(env),
		get seller() {
			return ownWords().seller ?? seller;
		},
		words,
		pool,
		database,
		browsing,
		authenticator,
		askers: createAskers(database, hash, (asker) => failOpen.learn(asker, clock())),
		passcode: createPasscode(
			env.adminPasscodeHash === undefined
				? { plain: env.adminPasscode ?? "" }
				: { hash: env.adminPasscodeHash },
			authenticator.passwords,
			createOneTimeCodes(env.authSecret, () => `${brand.name} dashboard`, env.asksForCode),
			options.hashing,
		),
		payments: createStripePayments({
			...options.stripe,
			publicUrl: options.publicUrl,
			brandName: () => brand.name,
			hasTax: env.hasTax,
		}),
		renewals: memoizeByKey(clock, renewalsLiveMilliseconds, keptRenewals, async (customerId) => {
			const [asked] = await Promise.allSettled([syncCustomer(services, customerId)]);
			return asked;
		}),
		payTestCheckout: options.payTestCheckout ?? null,
		google: env.google
			? createGoogle({ ...env.google, redirectUri: `${options.publicUrl}/auth/callback` })
			: null,
		limits: createRateLimits(pool),
		slowDown: createSlowDown(),
		files: env.s3 ? createS3Files(env.s3) : createLocalFiles({ folder: `${env.dataDir}/files` }),
		disk: () => readFreeDisk(env.dataDir),
		backups: openBackupPlace(env, options.databaseUrl),
		owner: {
			get address() {
				return env.owner.address ?? brand.supportAddress;
			},
			mails: env.owner.mails,
			webhook: env.owner.webhook ? createOwnerWebhook(env.owner.webhook) : null,
		},
		mail: env.smtp
			? createSmtpMail(env.smtp)
			: createOutboxMail({ save: (mail) => keepMail(database, mail, clock()) }),
		hasOutbox: env.smtp === undefined,
		jobs,
		failOpen,
		background,
		useCounter: createUseCounter({ database, clock, log }),
		hashMailbox: hash,
		hashEvidence: (content) => hashEvidence(content, env.authSecret),
		links: createSignedLinks(env.authSecret),
		search,
		library,
		accountCount: memoize(clock, accountsLiveMilliseconds, () => countConfirmedPeople(database)),
		outcomeCount: memoize(clock, accountsLiveMilliseconds, () => countOutcomes(database)),
		renewFigures: memoize(clock, figuresLiveMilliseconds, async () =>
			showOwnerFigures(await readOwnerFigures(services)),
		),
		resumeReader: memoize(clock, readerLiveMilliseconds, () => loadReader(database)),
		async start() {
			const known = await words.load();
			const revision = async () => {
				await browsing.keepUp();
				return search.revision();
			};
			watches = [
				watchRevision({ revision, log }, library.invalidate),
				watchRevision({ revision: words.revision, log, known }, async () => {
					await words.load();
					await library.invalidate();
				}),
			];
			await jobs.start(jobHandlers(services), options.clock ? {} : jobSchedules);
		},
		async close() {
			await Promise.all(watches.map((watch) => watch.stop()));
			await background.settle();
			await services.useCounter.settle();
			await jobs.stop();
			await services.mail.close?.();
			await browsing.close();
			await primary.close();
		},
	};
	return services;
}
