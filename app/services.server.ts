import type pg from "pg";
import type { Logger } from "pino";
import { brand } from "./content/brand.ts";
import type { FieldLetter } from "./content/fields/field.ts";
import { fields } from "./content/fields/fields.server.ts";
import { createAuthAdapter } from "./data/auth-adapter.server.ts";
import { removeEnded } from "./data/clean-up.server.ts";
import { type Database, openDatabase } from "./data/database.server.ts";
import { findViewedResumes } from "./data/field-resumes.server.ts";
import {
	type BackgroundValues,
	countStatistics,
	findBackgroundValues,
} from "./data/library-statistics.server.ts";
import { keepMail } from "./data/outbox.server.ts";
import { countFacets, refreshVocabulary } from "./data/resume-search.server.ts";
import { countLibrary, type LibraryCounts } from "./data/resumes.server.ts";
import type { ExampleGroup } from "./domain/insights/example-group.ts";
import type { GroupStatistics } from "./domain/insights/group-statistics.ts";
import type { LibraryStatistics } from "./domain/library-statistics.ts";
import type { Facets } from "./domain/resume.ts";
import { emptyQuery } from "./domain/resume-query.ts";
import type { ViewedResume } from "./domain/viewed-resumes.ts";
import type { Environment } from "./env.server.ts";
import { type Authenticator, createAuthenticator } from "./integrations/auth.server.ts";
import { type Background, createBackground } from "./integrations/background.server.ts";
import type { FileStore } from "./integrations/files/files.ts";
import { createLocalFiles } from "./integrations/files/local-files.server.ts";
import { createS3Files } from "./integrations/files/s3-files.server.ts";
import { createGoogle, type GoogleSignIn } from "./integrations/google.server.ts";
import type { JobTiming } from "./integrations/jobs/job-timing.ts";
import type { Jobs } from "./integrations/jobs/jobs.ts";
import { createPgBossJobs } from "./integrations/jobs/pg-boss-jobs.server.ts";
import {
	createLibraryVersion,
	type LibraryVersion,
} from "./integrations/library-version.server.ts";
import type { MailTransport } from "./integrations/mail/mail.ts";
import { createOutboxMail } from "./integrations/mail/outbox-mail.server.ts";
import { createSmtpMail } from "./integrations/mail/smtp-mail.server.ts";
import { countAccessFailure } from "./integrations/metrics.server.ts";
import { createPasscode, type Passcode } from "./integrations/passcode.server.ts";
import type { Payments } from "./integrations/payments/payments.ts";
import { createStripePayments } from "./integrations/payments/stripe-payments.server.ts";
import { createRateLimits, type RateLimits } from "./integrations/rate-limits.server.ts";
import {
	type Remembered,
	type RememberedByKey,
	remember,
	rememberByKey,
	rememberCostly,
} from "./integrations/remember.server.ts";
import { hashMailbox } from "./integrations/secrets.server.ts";
import { readUpload } from "./operations/admin/read-upload.server.ts";
import { removeAbandonedUploads } from "./operations/admin/remove-abandoned-uploads.server.ts";
import { writeImportedResumes } from "./operations/admin/write-imported-resumes.server.ts";
import { announceWithdrawal, type Withdrawal } from "./operations/announce-withdrawal.server.ts";
import { createUseCounter, type UseCounter } from "./operations/count-use.server.ts";
import { deleteWithdrawnFiles } from "./operations/delete-withdrawn-files.server.ts";
import { createFailOpen, type FailOpen } from "./operations/let-in.server.ts";
import type { MailJob } from "./operations/mail-job.ts";
import { measureLibrary } from "./operations/measure-library.server.ts";
import {
	loadReader,
	type ResumeReader,
	readExample,
	readGroup,
} from "./operations/read-insights.server.ts";
import { handleEvents } from "./operations/receive-event.server.ts";
import { type ReconcilePage, reconcile } from "./operations/reconcile.server.ts";
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
	/** Queues the next one for every customer; each time some hundreds of them. */
	reconcile: ReconcilePage;
	"reconcile-customer": { customerId: string };
	"remind-of-packs": Record<string, never>;
	"delete-file": { key: string };
	/** Adds the rows of a file that was checked. */
	"add-resumes": { importId: string };
	/** Tells those who have got back what they spent on a resume. */
	"announce-withdrawal": Withdrawal;
	/** The words that a misspelt search is corrected to. */
	"refresh-vocabulary": Record<string, never>;
	/** Reads a file that the owner has uploaded. */
	"read-upload": { uploadId: string };
	/** Measures what has come into the library, and learns from it what roles and levels read like. */
	"measure-library": Record<string, never>;
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
	/** Opens the dashboard. */
	passcode: Passcode;
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
	/** Counts what happens, without anybody who did it. */
	useCounter: UseCounter;
	hashMailbox: (email: string) => string;
	links: SignedLinks;
	/** Rises with every change of the library; kept pages of an earlier one count no more. */
	libraryVersion: LibraryVersion;
	/** Counted anew at most every few seconds; for what is shown, never for a decision. */
	libraryCounts: Remembered<LibraryCounts>;
	/** What the fields of a person's background offer while somebody types. */
	backgroundValues: Remembered<BackgroundValues>;
	/** The resumes that a landing page shows, found anew as seldom. */
	viewedResumes: Record<FieldLetter, Remembered<readonly ViewedResume[]>>;
	/** The counts of every filter of the whole library, as the landing page shows them. */
	libraryFacets: Remembered<Facets>;
	/** For the owner: counted for every look while that is quick. */
	libraryStatistics: Remembered<LibraryStatistics>;
	/** How the resumes of a group are built, by the address of its filters; null of too few. */
	libraryGroups: RememberedByKey<GroupStatistics | null>;
	/** What the public facts say of one role, for those who are not members of Pro. */
	exampleGroup: Remembered<ExampleGroup | null>;
	/** What a resume reads like; null while nothing has been learned. */
	resumeReader: Remembered<ResumeReader | null>;
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
const valuesLiveMilliseconds = 10 * 60_000;
const offeredBackgroundValues = 8;
const facetsLiveMilliseconds = 60_000;
/** Another process may have changed the library: so long its figures may be old. */
const insightsLiveMilliseconds = 5 * 60_000;
const keptGroups = 200;

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
	jobTiming?: Partial<JobTiming>;
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
			"reconcile-customer",
			"remind-of-packs",
			"delete-file",
			"add-resumes",
			"announce-withdrawal",
			"refresh-vocabulary",
			"read-upload",
			"measure-library",
		],
		log,
		timing: options.jobTiming ?? {},
	});

	const authenticator = createAuthenticator({
		adapter: createAuthAdapter(database),
		secret: env.authSecret,
		baseUrl: options.publicUrl,
		onError: (message, error) => log.error({ error }, message),
	});

	const services: Services = {
		log,
		clock,
		publicUrl: options.publicUrl,
		pool,
		database,
		authenticator,
		passcode: createPasscode(
			env.adminPasscodeHash === undefined
				? { plain: env.adminPasscode ?? "" }
				: { hash: env.adminPasscodeHash },
			authenticator.passwords,
		),
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
		useCounter: createUseCounter({ database, clock, log }),
		hashMailbox: (email) => hashMailbox(email, env.authSecret),
		links: createSignedLinks(env.authSecret),
		libraryVersion: createLibraryVersion(),
		libraryCounts: remember(clock, countsLiveMilliseconds, () => countLibrary(database, clock())),
		backgroundValues: remember(clock, valuesLiveMilliseconds, () =>
			findBackgroundValues(database, offeredBackgroundValues),
		),
		viewedResumes: Object.fromEntries(
			Object.values(fields).map(({ letter, resumes }) => [
				letter,
				remember(clock, countsLiveMilliseconds, () => findViewedResumes(database, resumes)),
			]),
		) as Record<FieldLetter, Remembered<readonly ViewedResume[]>>,
		libraryFacets: remember(clock, facetsLiveMilliseconds, () => countFacets(database, emptyQuery)),
		libraryStatistics: rememberCostly(() => countStatistics(database)),
		libraryGroups: rememberByKey(clock, insightsLiveMilliseconds, keptGroups, (key) =>
			readGroup(database, key),
		),
		exampleGroup: remember(clock, insightsLiveMilliseconds, () => readExample(database)),
		resumeReader: remember(clock, insightsLiveMilliseconds, () => loadReader(database)),
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
						const files = await deleteWithdrawnFiles(services);
						log.info({ files }, "Files of resumes that were withdrawn long ago are deleted");
						const uploads = await removeAbandonedUploads(services, clock());
						log.info({ rows, uploads }, "Rows that had served their time were deleted");
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
					reconcile: async (page) => {
						const queued = await reconcile(services, page);
						log.info({ queued }, "Customers were queued to be compared with the payment provider");
					},
					"reconcile-customer": async ({ customerId }) => {
						await syncCustomer(services, customerId);
					},
					"remind-of-packs": () => remindOfPacks(services),
					"delete-file": ({ key }) => services.files.remove(key),
					"add-resumes": (job, context) => writeImportedResumes(services, job, context),
					"announce-withdrawal": (withdrawal) => announceWithdrawal(services, withdrawal),
					"refresh-vocabulary": () => refreshVocabulary(database),
					"read-upload": (job, context) => readUpload(services, job, context),
					"measure-library": (_, context) => measureLibrary(services, context),
				},
				{
					// Three mornings, in case nobody runs on the first: a reader gets it once.
					"send-digest": "0 9 1-3 * *",
					"clean-up": "20 3 * * *",
					"measure-library": "10 4 * * *",
					reconcile: "40 3 * * *",
					"remind-of-packs": "5 */4 * * *",
				},
			);
		},
		async close() {
			await background.settle();
			await services.useCounter.settle();
			await jobs.stop();
			await services.mail.close?.();
			await closeDatabase();
		},
	};
	return services;
}
