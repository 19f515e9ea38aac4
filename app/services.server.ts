import type pg from "pg";
import type { Logger } from "pino";
import { brand } from "./content/brand.ts";
import { createAuthAdapter } from "./data/auth-adapter.server.ts";
import { removeEnded } from "./data/clean-up.server.ts";
import { type Database, openDatabase } from "./data/database.server.ts";
import { keepMail } from "./data/outbox.server.ts";
import { countLibrary, type LibraryCounts } from "./data/resumes.server.ts";
import type { Environment } from "./env.server.ts";
import { type Authenticator, createAuthenticator } from "./integrations/auth.server.ts";
import { type Background, createBackground } from "./integrations/background.server.ts";
import type { FileStore } from "./integrations/files/files.ts";
import { createLocalFiles } from "./integrations/files/local-files.server.ts";
import { createS3Files } from "./integrations/files/s3-files.server.ts";
import { createGoogle, type GoogleSignIn } from "./integrations/google.server.ts";
import type { Jobs } from "./integrations/jobs/jobs.ts";
import { createPgBossJobs } from "./integrations/jobs/pg-boss-jobs.server.ts";
import type { MailTransport } from "./integrations/mail/mail.ts";
import { createOutboxMail } from "./integrations/mail/outbox-mail.server.ts";
import { createSmtpMail } from "./integrations/mail/smtp-mail.server.ts";
import { countAccessFailure } from "./integrations/metrics.server.ts";
import type { Payments } from "./integrations/payments/payments.ts";
import { createStripePayments } from "./integrations/payments/stripe-payments.server.ts";
import { createRateLimits, type RateLimits } from "./integrations/rate-limits.server.ts";
import { hashMailbox } from "./integrations/secrets.server.ts";
import { createFailOpen, type FailOpen } from "./operations/let-in.server.ts";
import type { MailJob } from "./operations/mail-job.ts";
import { handleEvents } from "./operations/receive-event.server.ts";
import { reconcile } from "./operations/reconcile.server.ts";
import { endDuplicateSubscription } from "./operations/refund-order.server.ts";
import { remindOfPacks } from "./operations/remind-of-packs.server.ts";
import { sendDigest } from "./operations/send-digest.server.ts";
import { sendMail } from "./operations/send-mail.server.ts";
import { createSignedLinks, type SignedLinks } from "./operations/signed-links.server.ts";
import { syncCustomer } from "./operations/sync-customer.server.ts";

/** The work that waits in the queue, by name. */
export type JobCatalogue = {
	"send-mail": MailJob;
	"send-digest": Record<string, never>;
	"clean-up": Record<string, never>;
	/** Acts on what the payment provider has told of a customer. */
	"sync-customer": { customerId: string };
	"end-duplicate-subscription": { customerId: string; subscriptionId: string };
	/** Its money was given back. */
	"end-subscription": { customerId: string; subscriptionId: string };
	/** The account has another address: receipts of the provider go there. */
	"set-customer-email": { customerId: string; email: string };
	reconcile: Record<string, never>;
	"remind-of-packs": Record<string, never>;
	"delete-file": { key: string };
};

/** Everything that a request may use. Chosen once, by what is configured. */
export type Services = {
	log: Logger;
	clock: () => Date;
	/** The site's own origin, without a slash at the end. */
	publicUrl: string;
	pool: pg.Pool;
	database: Database;
	authenticator: Authenticator;
	payments: Payments;
	/** Fills in the payment page; null but with the sandbox. */
	payTestCheckout: ((checkoutUrl: string) => Promise<void>) | null;
	/** Null while Google sign-in is not configured. */
	google: GoogleSignIn | null;
	limits: RateLimits;
	files: FileStore;
	mail: MailTransport;
	/** True while mail goes to the outbox of the demonstration instead of a mail server. */
	hasOutbox: boolean;
	jobs: Jobs<JobCatalogue>;
	failOpen: FailOpen;
	/** Work that an answer does not wait for. */
	background: Background;
	hashMailbox: (email: string) => string;
	links: SignedLinks;
	/** Counted anew at most every few seconds; for what is shown, never for a decision. */
	libraryCounts: () => Promise<LibraryCounts>;
	/** Starts the workers of the queue. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** How Stripe, or the sandbox, is reached. */
export type StripeAccess = {
	secretKey: string;
	webhookSecrets: readonly string[];
	address?: { host: string; port: number; protocol: "http" };
};

const countsLiveMilliseconds = 10_000;

/**
 * @param options `databaseUrl` of a migrated database; `clock` only differs in tests
 */
export function createServices(options: {
	env: Environment;
	log: Logger;
	databaseUrl: string;
	publicUrl: string;
	/** Stripe itself, or the sandbox that stands in for it. */
	stripe: StripeAccess;
	payTestCheckout?: (checkoutUrl: string) => Promise<void>;
	clock?: () => Date;
}): Services {
	const { env, log } = options;
	const clock = options.clock ?? (() => new Date());
	const { database, pool, close: closeDatabase } = openDatabase(options.databaseUrl);
	const background = createBackground(log);
	const jobs = createPgBossJobs<JobCatalogue>({
		databaseUrl: options.databaseUrl,
		names: [
			"send-mail",
			"send-digest",
			"clean-up",
			"sync-customer",
			"end-duplicate-subscription",
			"end-subscription",
			"set-customer-email",
			"reconcile",
			"remind-of-packs",
			"delete-file",
		],
		log,
	});

	const services: Services = {
		log,
		clock,
		publicUrl: options.publicUrl,
		pool,
		database,
		authenticator: createAuthenticator({
			adapter: createAuthAdapter(database),
			secret: env.authSecret,
			baseUrl: options.publicUrl,
			onError: (message, error) => log.error({ error }, message),
		}),
		payments: createStripePayments({
			...options.stripe,
			publicUrl: options.publicUrl,
			brandName: brand.name,
		}),
		payTestCheckout: options.payTestCheckout ?? null,
		google: env.google
			? createGoogle({ ...env.google, redirectUri: `${options.publicUrl}/auth/callback` })
			: null,
		limits: createRateLimits(pool),
		files: env.s3 ? createS3Files(env.s3) : createLocalFiles({ folder: `${env.dataDir}/files` }),
		mail: env.smtp
			? createSmtpMail(env.smtp)
			: createOutboxMail({ save: (mail) => keepMail(database, mail) }),
		hasOutbox: env.smtp === undefined,
		jobs,
		failOpen: createFailOpen(env.accessOnFailure, (failure) => {
			countAccessFailure(failure.let);
			log.error({ ...failure }, "An access check failed");
		}),
		background,
		hashMailbox: (email) => hashMailbox(email, env.authSecret),
		links: createSignedLinks(env.authSecret),
		libraryCounts: remember(clock, () => countLibrary(database, clock())),
		async start() {
			await jobs.start(
				{
					"send-mail": (job, { key }) => sendMail(services, job, key),
					"send-digest": async () => {
						await sendDigest(services);
					},
					"clean-up": async () => {
						const rows = await removeEnded(database, clock());
						log.info({ rows }, "Rows that had served their time were deleted");
					},
					"sync-customer": ({ customerId }, { attempt }) =>
						handleEvents(services, customerId, attempt),
					"end-duplicate-subscription": (duplicate) =>
						endDuplicateSubscription(services, duplicate),
					"end-subscription": async ({ customerId, subscriptionId }) => {
						await services.payments.endNow(subscriptionId);
						await syncCustomer(services, customerId);
					},
					"set-customer-email": ({ customerId, email }) =>
						services.payments.setCustomerEmail(customerId, email),
					reconcile: async () => {
						const result = await reconcile(services, clock());
						log.info(result, "All customers were reconciled with the payment provider");
					},
					"remind-of-packs": () => remindOfPacks(services),
					"delete-file": ({ key }) => services.files.remove(key),
				},
				{
					// Three mornings, in case nobody runs on the first: a reader gets it once.
					"send-digest": "0 9 1-3 * *",
					"clean-up": "20 3 * * *",
					reconcile: "40 3 * * *",
					"remind-of-packs": "5 */4 * * *",
				},
			);
		},
		async close() {
			await background.settle();
			await jobs.stop();
			await services.mail.close?.();
			await closeDatabase();
		},
	};
	return services;
}

function remember<T>(clock: () => Date, load: () => Promise<T>): () => Promise<T> {
	let kept: { until: number; value: Promise<T> } | undefined;
	return () => {
		const now = clock().getTime();
		if (!kept || kept.until <= now) {
			const value = load();
			kept = { until: now + countsLiveMilliseconds, value };
			value.catch(() => {
				kept = undefined;
			});
		}
		return kept.value;
	};
}
