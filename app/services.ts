import type pg from "pg";
import type { Logger } from "pino";
import type { FieldLetter } from "#app/content/fields/field.ts";
import type { Processor } from "#app/content/legal/processors.ts";
import type { FileWords } from "#app/content/own/entry.ts";
import type { Seller } from "#app/content/seller.ts";
import type { Askers } from "#app/data/account/askers.server.ts";
import type { Database } from "#app/data/base/database.server.ts";
import type { Browsing } from "#app/data/base/replica.server.ts";
import type { UseCounter } from "#app/data/base/use-counter.server.ts";
import type { BackgroundValues } from "#app/data/library/resume-statistics.server.ts";
import type { LibraryCounts } from "#app/data/library/resumes.server.ts";
import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import type { OutcomeCount } from "#app/domain/account/outcome.ts";
import type { DiskSpace } from "#app/domain/admin/disk-space.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import type { OwnWords } from "#app/domain/content/own-words.ts";
import type { CountedRoute } from "#app/domain/insights/career/counted-routes.ts";
import type { ExampleGroup } from "#app/domain/insights/example-group.ts";
import type { GroupStatistics } from "#app/domain/insights/group-statistics.ts";
import type { ResumeReader } from "#app/domain/insights/reading-model.ts";
import type { Provenance } from "#app/domain/library/catalogue.ts";
import type { HubDirectory } from "#app/domain/library/hubs/directory.ts";
import type { HubSummary } from "#app/domain/library/hubs/summary.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import type { LibraryStatistics } from "#app/domain/library/statistics.ts";
import type { VocabularyWord } from "#app/domain/library/suggestions.ts";
import type { ViewedResume } from "#app/domain/library/viewed-resumes.ts";
import type { Beside } from "#app/domain/reader/beside.ts";
import type { LibraryFilter } from "#app/domain/reader/originality.ts";
import type { Authenticator } from "#app/integrations/auth.server.ts";
import type { Background } from "#app/integrations/background.server.ts";
import type { BackupStore } from "#app/integrations/backups/backup-store.ts";
import type { FailOpen } from "#app/integrations/fail-open.server.ts";
import type { FileStore } from "#app/integrations/files/files.ts";
import type { GoogleSignIn } from "#app/integrations/google.server.ts";
import type { Jobs } from "#app/integrations/jobs/jobs.ts";
import type { LibraryVersion } from "#app/integrations/library-version.server.ts";
import type { MailTransport } from "#app/integrations/mail/mail.ts";
import type { Memoized, MemoizedByKey } from "#app/integrations/memoize.server.ts";
import type { OwnerWebhook } from "#app/integrations/owner-webhook.server.ts";
import type { Passcode } from "#app/integrations/passcode.server.ts";
import type { Payments } from "#app/integrations/payments/payments.ts";
import type { RateLimits } from "#app/integrations/rate-limits.server.ts";
import type { SignedLinks } from "#app/integrations/signed-links.server.ts";
import type { SlowDown } from "#app/integrations/slow-down.server.ts";
import type { WordFault } from "#app/operations/content/compile-words.server.ts";

/** Everything that a request may use. Chosen once, by what is configured. */
export type Services = {
	log: Logger;
	clock: () => Date;
	/** The site's own origin, without a slash at the end. */
	publicUrl: string;
	/** Nothing is sold for real: the site is on this machine only, or has the payment sandbox. */
	isDemonstration: boolean;
	/** Who sells; null while the owner has not said it. */
	readonly seller: Seller | null;
	/** What the owner has written in place of the files. */
	words: WordsInUse;
	/** Who else handles personal data, by what is configured. */
	processors: readonly Processor[];
	pool: pg.Pool;
	database: Database;
	/** Where pages that everyone may see read; rights, accounts and money are read from the database itself. */
	browsing: Browsing;
	authenticator: Authenticator;
	/** Finds who asks, and what pages show of them. */
	askers: Askers;
	/** Opens the dashboard. */
	passcode: Passcode;
	payments: Payments;
	/**
	 * Asks the payment provider about a customer whose renewal is due; what came of it is kept for a minute, a failure
	 * too: neither a subscription that has ended nor an outage is asked about with each request.
	 */
	renewals: MemoizedByKey<PromiseSettledResult<unknown>>;
	/** Fills in the payment page; null but with the sandbox. */
	payTestCheckout: ((checkoutUrl: string) => Promise<void>) | null;
	/** Null while Google sign-in is not configured. */
	google: GoogleSignIn | null;
	limits: RateLimits;
	/** Where attempts beyond a limit over all wait. */
	slowDown: SlowDown;
	files: FileStore;
	/** How much of the disk is free that holds the data; null when nobody can say. */
	disk: () => Promise<DiskSpace | null>;
	/** Null while no place for backups is configured. */
	backups: BackupPlace | null;
	/** How the owner is told. */
	owner: OwnerContact;
	mail: MailTransport;
	/** True while mail goes to the outbox of the demonstration instead of a mail server. */
	hasOutbox: boolean;
	jobs: Jobs<JobCatalogue>;
	failOpen: FailOpen;
	/** Work that an answer does not wait for. */
	background: Background;
	/** Counts what happens, never who did it. */
	useCounter: UseCounter;
	hashMailbox: (email: string) => string;
	/** Of a document that was seen, or of a work address. */
	hashEvidence: (content: Uint8Array | string) => string;
	links: SignedLinks;
	/** Finds resumes, and counts what is found. */
	search: LibrarySearch;
	/** What this process keeps of the library. */
	library: LibraryCaches;
	/** How many accounts are confirmed, for what is shown. */
	accountCount: Memoized<number>;
	/** What members let be counted of their searches, for what is shown. */
	outcomeCount: Memoized<OutcomeCount>;
	/** Counts what a monitor is shown of the owner's overview. */
	renewFigures: Memoized<void>;
	/** What a resume reads like; null while nothing has been learned. */
	resumeReader: Memoized<ResumeReader | null>;
	/** Starts the workers of the queue, and the look for changes by other processes. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** Figures and pieces of the library that are dear to make; for what is shown, never for a decision. */
export type LibraryCaches = {
	/** Rises with every change of the library; cached pages of an earlier version count no more. */
	version: LibraryVersion;
	/** Counted at most every few seconds. */
	counts: Memoized<LibraryCounts>;
	/** How many published resumes have each provenance. */
	tiers: Memoized<Record<Provenance, number>>;
	/** What the fields of a person's background offer while a visitor types. */
	backgroundValues: Memoized<BackgroundValues>;
	/** The resumes that a landing page shows. */
	viewedResumes: Record<FieldLetter, Memoized<readonly ViewedResume[]>>;
	/** The counts of every filter of the whole library. */
	facets: Memoized<Facets>;
	/** Words of the library by their beginning, for the word being typed. */
	words: MemoizedByKey<readonly VocabularyWord[]>;
	/** For the owner: counted for every look while that is quick. */
	statistics: Memoized<LibraryStatistics>;
	/** How the resumes of a group are built, by the address of its filters; null of too few. */
	groups: MemoizedByKey<GroupStatistics | null>;
	/** Which ways people of the library went from one work to another. */
	careerRoutes: Memoized<readonly CountedRoute[]>;
	/** Which companies and roles have a page. */
	hubs: Memoized<HubDirectory>;
	/** What such a page says, by its address; null where there is none. */
	hubSummaries: MemoizedByKey<HubSummary | null>;
	/** How a resume differs from the others, by its id. Of its own words: only for those who may read it. */
	beside: MemoizedByKey<Beside>;
	/** What the public facts say of one role, for those who are not members of Pro. */
	example: Memoized<ExampleGroup | null>;
	/** What a text is checked with, by the role of the resumes; empty for all. */
	lineFilters: MemoizedByKey<LibraryFilter>;
	/** After a change: figures are computed again, and no older page is served. */
	invalidate(): Promise<void>;
};

/** The owner's words as this process knows them. */
export type WordsInUse = {
	current(): OwnWords;
	/** What was saved and no longer fits. */
	faults(): readonly WordFault[];
	/** What holds where nothing was written. */
	files(): Promise<FileWords>;
	/** Rises with every change, of other processes too. */
	revision(): Promise<number>;
	/** Reads them again. @returns the revision that is known then */
	load(): Promise<number>;
	/** All words as they would be with what a session of the dashboard has in preview, or null. */
	draftOf(sessionId: string): Promise<OwnWords | null>;
};

/** What an operation takes of them, so that its signature says what it does; at most six. */
export type Uses<Name extends keyof Services> = Pick<Services, Name>;

/** What is copied where. */
export type BackupPlace = {
	store: BackupStore;
	databaseUrl: string;
	/** Undefined: nothing is encrypted. */
	passphrase: string | undefined;
	/** What sessions and mailboxes are signed with; it is copied as well unless the configuration holds it. */
	secret: { value: string; isConfigured: boolean };
};

/** Where the owner is told what, and which emails: once a day and at once, at once only, or none. */
export type OwnerContact = {
	readonly address: string;
	mails: "daily" | "urgent" | "off";
	/** Null while none is configured. */
	webhook: OwnerWebhook | null;
};

/** How Stripe, or the sandbox, is reached. */
export type StripeAccess = {
	secretKey: string;
	webhookSecrets: readonly string[];
	address?: { host: string; port: number; protocol: "http" };
};
