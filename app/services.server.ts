import type pg from "pg";
import type { Logger } from "pino";
import { countConfirmedPeople } from "#app/data/account/people.server.ts";
import { createAuthAdapter } from "#app/data/base/auth-adapter.server.ts";
import { type Database, openDatabase } from "#app/data/base/database.server.ts";
import { keepMail } from "#app/data/base/outbox.server.ts";
import { findViewedResumes } from "#app/data/library/field-resumes.server.ts";
import {
	type BackgroundValues,
	countStatistics,
	findBackgroundValues,
} from "#app/data/library/resume-statistics.server.ts";
import { countLibrary, type LibraryCounts } from "#app/data/library/resumes.server.ts";
import { createLibrarySearch, type LibrarySearch } from "#app/data/library/search/query.server.ts";
import { findWords } from "#app/data/library/search/suggestions.server.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import type { LibraryStatistics } from "#app/domain/library/statistics.ts";
import { suggestionsMaximum, type VocabularyWord } from "#app/domain/library/suggestions.ts";
import type { ViewedResume } from "#app/domain/library/viewed-resumes.ts";
import { createUseCounter, type UseCounter } from "#app/operations/base/count-use.server.ts";
import { createFailOpen, type FailOpen } from "#app/operations/base/fail-open.server.ts";
import {
	type JobCatalogue,
	jobHandlers,
	jobNames,
	jobSchedules,
} from "#app/operations/base/job-handlers.server.ts";
import { createSignedLinks, type SignedLinks } from "#app/operations/base/signed-links.server.ts";
import {
	loadReader,
	type ResumeReader,
	readExample,
	readGroup,
} from "#app/operations/insights/read-group.server.ts";
import { forgetLibrary } from "#app/operations/library/drop-caches.server.ts";
import { type LibraryWatch, watchLibrary } from "#app/operations/library/watch-version.server.ts";
import { brand } from "./content/brand.ts";
import type { FieldLetter } from "./content/fields/field.ts";
import { fields } from "./content/fields/fields.server.ts";
import { type Processor, processorsOf } from "./content/legal/processors.ts";
import { demonstrationSeller, type Seller } from "./content/seller.ts";
import type { ExampleGroup } from "./domain/insights/example-group.ts";
import type { GroupStatistics } from "./domain/insights/group-statistics.ts";
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
import { createSlowDown, type SlowDown } from "./integrations/slow-down.server.ts";

/** Everything that a request may use. Chosen once, by what is configured. */
export type Services = {
	log: Logger;
	clock: () => Date;
	/** The site's own origin, without a slash at the end. */
	publicUrl: string;
	/** Nothing is sold for real: the site is on this machine only, or has the payment sandbox. */
	isDemonstration: boolean;
	/** Who sells; null while the owner has not said it. */
	seller: Seller | null;
	/** Who else handles personal data, by what is configured. */
	processors: readonly Processor[];
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
	/** Where attempts beyond a limit over all wait. */
	slowDown: SlowDown;
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
	/** Finds resumes, and counts what is found. */
	search: LibrarySearch;
	/** Rises with every change of the library; kept pages of an earlier one count no more. */
	libraryVersion: LibraryVersion;
	/** Counted anew at most every few seconds; for what is shown, never for a decision. */
	libraryCounts: Remembered<LibraryCounts>;
	/** How many accounts are confirmed, for what is shown. */
	accountCount: Remembered<number>;
	/** What the fields of a person's background offer while somebody types. */
	backgroundValues: Remembered<BackgroundValues>;
	/** The resumes that a landing page shows, found anew as seldom. */
	viewedResumes: Record<FieldLetter, Remembered<readonly ViewedResume[]>>;
	/** The counts of every filter of the whole library, as the landing page shows them. */
	libraryFacets: Remembered<Facets>;
	/** Words of the library by their beginning, for whoever types them next. */
	vocabularyWords: RememberedByKey<readonly VocabularyWord[]>;
	/** For the owner: counted for every look while that is quick. */
	libraryStatistics: Remembered<LibraryStatistics>;
	/** How the resumes of a group are built, by the address of its filters; null of too few. */
	libraryGroups: RememberedByKey<GroupStatistics | null>;
	/** What the public facts say of one role, for those who are not members of Pro. */
	exampleGroup: Remembered<ExampleGroup | null>;
	/** What a resume reads like; null while nothing has been learned. */
	resumeReader: Remembered<ResumeReader | null>;
	/** Starts the workers of the queue, and the look for changes by other processes. */
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
const wordsLiveMilliseconds = 30_000;
const keptPrefixes = 1_000;
/** Some are left out again: what was typed already, and what is a company's name. */
const spareWords = 4;
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
	/** The clock can be moved: `followClock` (operations) queues what is due, and not the queue's calendar. */
	clockMoves?: boolean;
	jobTiming?: Partial<JobTiming>;
}): Services {
	const { env, log } = options;
	const isDemonstration = env.site === "demonstration" || env.stripe === undefined;
	const clock = options.clock ?? (() => new Date());
	const { database, pool, close: closeDatabase } = openDatabase(options.databaseUrl);
	const background = createBackground(log);
	const jobs = createPgBossJobs<JobCatalogue>({
		databaseUrl: options.databaseUrl,
		names: jobNames,
		log,
		clock,
		timing: options.jobTiming ?? {},
	});

	const authenticator = createAuthenticator({
		adapter: createAuthAdapter(database, clock),
		secret: env.authSecret,
		baseUrl: options.publicUrl,
		onError: (message, error) => log.error({ error }, message),
	});

	const search = createLibrarySearch(database);
	let watch: LibraryWatch | undefined;

	const services: Services = {
		log,
		clock,
		publicUrl: options.publicUrl,
		isDemonstration,
		processors: processorsOf(env),
		seller: env.seller ?? (isDemonstration ? demonstrationSeller : null),
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
		slowDown: createSlowDown(),
		files: env.s3 ? createS3Files(env.s3) : createLocalFiles({ folder: `${env.dataDir}/files` }),
		mail: env.smtp
			? createSmtpMail(env.smtp)
			: createOutboxMail({ save: (mail) => keepMail(database, mail, clock()) }),
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
		search,
		libraryVersion: createLibraryVersion(),
		libraryCounts: remember(clock, countsLiveMilliseconds, async () =>
			countLibrary(database, await search.size(), clock()),
		),
		accountCount: remember(clock, facetsLiveMilliseconds, () => countConfirmedPeople(database)),
		backgroundValues: remember(clock, valuesLiveMilliseconds, async () =>
			findBackgroundValues(database, await search.size(), offeredBackgroundValues),
		),
		viewedResumes: Object.fromEntries(
			Object.values(fields).map(({ letter, resumes }) => [
				letter,
				remember(clock, countsLiveMilliseconds, () =>
					findViewedResumes({ database, search }, resumes),
				),
			]),
		) as Record<FieldLetter, Remembered<readonly ViewedResume[]>>,
		libraryFacets: remember(clock, facetsLiveMilliseconds, () => search.countFacets(emptyQuery)),
		vocabularyWords: rememberByKey(clock, wordsLiveMilliseconds, keptPrefixes, (prefix) =>
			findWords(database, prefix, suggestionsMaximum + spareWords),
		),
		libraryStatistics: rememberCostly(() => countStatistics(database)),
		libraryGroups: rememberByKey(clock, insightsLiveMilliseconds, keptGroups, (key) =>
			readGroup({ database, search }, key),
		),
		exampleGroup: remember(clock, insightsLiveMilliseconds, () => readExample(database)),
		resumeReader: remember(clock, insightsLiveMilliseconds, () => loadReader(database)),
		async start() {
			watch = watchLibrary(services, () => forgetLibrary(services));
			await jobs.start(jobHandlers(services), options.clockMoves ? {} : jobSchedules);
		},
		async close() {
			await watch?.stop();
			await background.settle();
			await services.useCounter.settle();
			await jobs.stop();
			await services.mail.close?.();
			await closeDatabase();
		},
	};
	return services;
}
