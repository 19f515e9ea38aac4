import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import {
	isLocalName,
	isPublicOrigin,
	type Variables,
	variableNames,
	variables,
} from "./env-variables.server.ts";

/** The configuration cannot be used. `problems` has one sentence for each thing that is wrong. */
export class ConfigurationError extends Error {
	readonly problems: string[];

	constructor(problems: string[]) {
		super(`The configuration cannot be used:\n${problems.map((line) => `  ${line}`).join("\n")}`);
		this.name = "ConfigurationError";
		this.problems = problems;
	}
}

/**
 * Reads the configuration. An empty value counts as not given.
 * @param source name and value of each variable; the process's own by default
 * @throws ConfigurationError with everything that is wrong, never only the first thing
 */
export function readEnvironment(
	source: Record<string, string | undefined> = process.env,
): Environment {
	const given = new Map<string, string>();
	const problems: string[] = [];
	for (const name of variableNames) {
		const value = source[name];
		if (value === undefined || value === "") continue;
		if (value.trim() === "") problems.push(`${name} is set, but blank.`);
		else given.set(name, value);
	}

	const parsed = variables.safeParse(Object.fromEntries(given));
	for (const issue of parsed.error?.issues ?? []) {
		problems.push(`${String(issue.path[0])} ${sentence(issue.message)}`);
	}
	problems.push(...findContradictions(given));
	if (!parsed.success || problems.length > 0) throw new ConfigurationError([...new Set(problems)]);
	return assemble(parsed.data);
}

/**
 * The configuration of the process. This file is the only reader of `process.env`.
 *
 * The site is **public** when PUBLIC_URL names an origin beyond this machine, else it is a
 * **demonstration**. A demonstration needs nothing: what is missing is invented. A public site refuses
 * to start without its secrets, its mail and its payments, and with values that are public.
 */
export type Environment = ReturnType<typeof assemble>;

type Site = "demonstration" | "public";

function assemble(values: Variables) {
	const site: Site = isPublicOrigin(values.PUBLIC_URL) ? "public" : "demonstration";
	const outside = [
		values.DATABASE_URL,
		values.STRIPE_SECRET_KEY,
		values.SMTP_URL,
		values.S3_ENDPOINT,
		values.GOOGLE_CLIENT_ID,
	].some((value) => value !== undefined);
	const demo = values.DEMO ?? (site === "demonstration" && !outside ? "on" : "off");
	const hasPasscode = (values.ADMIN_PASSCODE ?? values.ADMIN_PASSCODE_HASH) !== undefined;
	return {
		site,
		/** Whether the invented library and its accounts are filled in at the first start. */
		demoLibrary: demo !== "off",
		/** Whether the invented life of the months before is filled in with it. */
		demoLife: demo === "on",
		port: values.PORT,
		host: values.HOST,
		/** The origin in links and mails, without a slash at its end. */
		publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
		/** False when `publicUrl` is only our guess; requests then say under which address they came. */
		publicUrlIsSet: values.PUBLIC_URL !== undefined,
		/** Absolute path. */
		dataDir: resolve(values.DATA_DIR),
		/** Undefined: the built-in Postgres. */
		databaseUrl: values.DATABASE_URL,
		/** A streaming replica of it. */
		replicaUrl: values.DATABASE_REPLICA_URL,
		/** The programs that run the local Postgres in place of the ones that came with the packages. */
		localPostgresBin: values.LOCAL_POSTGRES_BIN,
		authSecret: values.AUTH_SECRET ?? randomBytes(32).toString("base64url"),
		/** What opens the dashboard; undefined when only its hash is configured. */
		adminPasscode:
			values.ADMIN_PASSCODE ?? (hasPasscode ? undefined : randomBytes(9).toString("base64url")),
		/** The passcode's hash, as `npm run hash-passcode` prints it. */
		adminPasscodeHash: values.ADMIN_PASSCODE_HASH,
		/** Off: the gate asks for no code, for who has lost the authenticator and the recovery codes. */
		asksForCode: values.ADMIN_CODE === "on",
		/** Which secrets were invented because none was given. */
		invented: { authSecret: values.AUTH_SECRET === undefined, adminPasscode: !hasPasscode },
		/** Undefined: the sandbox. Several webhook secrets are accepted while one is being replaced. */
		stripe: whole({
			secretKey: values.STRIPE_SECRET_KEY,
			webhookSecrets: values.STRIPE_WEBHOOK_SECRET,
		}),
		/** Whether the provider counts the tax that is in each price. */
		hasTax: values.STRIPE_TAX === "on",
		/** Undefined: the outbox. */
		smtp: whole({ url: values.SMTP_URL, from: values.MAIL_FROM }),
		/** Undefined: a folder in `dataDir`. */
		s3: whole({
			endpoint: values.S3_ENDPOINT,
			bucket: values.S3_BUCKET,
			accessKey: values.S3_ACCESS_KEY,
			secretKey: values.S3_SECRET_KEY,
			region: values.S3_REGION,
		}),
		/** Where backups go: at most one of folder and store. */
		backups: {
			/** Absolute path. */
			folder: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
			s3: whole({
				endpoint: values.BACKUP_S3_ENDPOINT,
				bucket: values.BACKUP_S3_BUCKET,
				accessKey: values.BACKUP_S3_ACCESS_KEY,
				secretKey: values.BACKUP_S3_SECRET_KEY,
				region: values.BACKUP_S3_REGION,
			}),
			/** Undefined: they are not encrypted. */
			passphrase: values.BACKUP_PASSPHRASE,
		},
		google: whole({
			clientId: values.GOOGLE_CLIENT_ID,
			clientSecret: values.GOOGLE_CLIENT_SECRET,
			issuer: values.GOOGLE_ISSUER,
		}),
		/** How the owner is told what waits; without an address at that of support. */
		owner: {
			address: values.OWNER_EMAIL,
			mails: values.OWNER_MAILS,
			webhook: whole({ url: values.OWNER_WEBHOOK_URL, secret: values.OWNER_WEBHOOK_SECRET }),
		},
		seller: sellerOf(values),
		/** What an access check that fails by our fault answers. */
		accessOnFailure: values.ACCESS_ON_FAILURE,
		logLevel: values.LOG_LEVEL ?? (site === "public" ? "info" : "warn"),
		/** Lets a caller that is not on this machine read /metrics. */
		metricsToken: values.METRICS_TOKEN,
		/** The limits beyond which new requests are refused; 0 means never. */
		overload: {
			requests: values.OVERLOAD_REQUESTS,
			delayMilliseconds: values.OVERLOAD_DELAY_MS,
		},
		/** Of one network without a session; 0 means any number. */
		pageReadsPerMinute: values.PAGE_READS_PER_MINUTE,
		/** Addresses and networks of trusted proxies. */
		trustedProxies: values.TRUSTED_PROXIES,
		/** Settings that are allowed but risky; printed at start. */
		warnings: findWarnings(values, site),
	};
}

type Whole<Settings> = { [Name in keyof Settings]: NonNullable<Settings[Name]> };

/** Settings that go together; undefined when one of them is missing. */
function whole<Settings extends object>(settings: Settings): Whole<Settings> | undefined {
	const isWhole = Object.values(settings).every((value) => value !== undefined);
	return isWhole ? (settings as Whole<Settings>) : undefined;
}

/** Who sells, for legal pages and receipts; undefined when the owner has not said it. */
function sellerOf(values: Variables) {
	const named = whole({
		name: values.SELLER_NAME,
		address: values.SELLER_ADDRESS,
		country: values.SELLER_COUNTRY,
	});
	return named && { ...named, register: values.SELLER_REGISTER, taxId: values.SELLER_TAX_ID };
}

/** What is wrong between the variables; works on the raw texts, so that one bad value hides nothing. */
function findContradictions(given: Map<string, string>): string[] {
	const problems: string[] = [];
	const has = (name: string) => given.has(name);
	const groups = [
		["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"],
		["BACKUP_S3_ENDPOINT", "BACKUP_S3_BUCKET", "BACKUP_S3_ACCESS_KEY", "BACKUP_S3_SECRET_KEY"],
		["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
		["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
		["OWNER_WEBHOOK_URL", "OWNER_WEBHOOK_SECRET"],
		["SMTP_URL", "MAIL_FROM"],
		["SELLER_NAME", "SELLER_ADDRESS", "SELLER_COUNTRY"],
	];
	for (const group of groups) {
		const missing = group.filter((name) => !has(name));
		if (missing.length === 0 || missing.length === group.length) continue;
		const present = group.filter(has).join(", ");
		for (const name of missing) problems.push(`${name} is missing; it goes with ${present}.`);
	}

	if (has("DATABASE_REPLICA_URL") && !has("DATABASE_URL")) {
		problems.push("DATABASE_URL is missing; it goes with DATABASE_REPLICA_URL.");
	}

	if (has("ADMIN_PASSCODE") && has("ADMIN_PASSCODE_HASH")) {
		problems.push("ADMIN_PASSCODE and ADMIN_PASSCODE_HASH are both there; keep the hash.");
	}

	if (has("BACKUP_DIR") && has("BACKUP_S3_ENDPOINT")) {
		problems.push("BACKUP_DIR and BACKUP_S3_ENDPOINT are both there; backups go to one place.");
	}

	const publicUrl = given.get("PUBLIC_URL");
	if (!isPublicOrigin(publicUrl)) {
		if (/^(?:sk|rk)_live_/u.test(given.get("STRIPE_SECRET_KEY") ?? "")) {
			problems.push("STRIPE_SECRET_KEY is a live key, but PUBLIC_URL does not name a public site.");
		}
		return problems;
	}
	if (!publicUrl?.trim().startsWith("https:")) {
		problems.push("PUBLIC_URL must begin with https://; only this machine may do without.");
	}
	for (const name of ["AUTH_SECRET", "SMTP_URL"]) {
		if (!has(name)) problems.push(`${name} is missing; a public site needs it.`);
	}
	if (!has("ADMIN_PASSCODE") && !has("ADMIN_PASSCODE_HASH")) {
		problems.push("ADMIN_PASSCODE_HASH is missing; a public site needs it (or ADMIN_PASSCODE).");
	}
	// The sandbox gives everything away; only a site that says it is a demonstration may do that.
	if (!has("STRIPE_SECRET_KEY") && !/^(?:on|library|true|1)$/u.test(given.get("DEMO") ?? "")) {
		problems.push("STRIPE_SECRET_KEY is missing; a public site needs it, unless DEMO is on.");
	}
	return problems;
}

function findWarnings(values: Variables, site: Site): string[] {
	const warnings: string[] = [];
	if (site === "public" && !values.DATABASE_URL && !values.LOCAL_POSTGRES_BIN) {
		warnings.push(
			"The built-in Postgres is 18.4: 18.6 mends known weaknesses of it. Set LOCAL_POSTGRES_BIN to a newer one, or DATABASE_URL.",
		);
	}
	if (site === "public" && values.TRUSTED_PROXIES.length === 0) {
		warnings.push(
			"TRUSTED_PROXIES is missing: all visitors come from the proxy, and share the limits of one network.",
		);
	}
	if (site === "demonstration" && !isLocalName(values.HOST)) {
		warnings.push(
			"HOST lets other machines in: anyone who reaches this demonstration can read its mailbox.",
		);
	}
	if (site === "public" && values.STRIPE_SECRET_KEY?.includes("_test_")) {
		warnings.push("STRIPE_SECRET_KEY is a test key: nobody is charged.");
	}
	if (site === "public" && values.STRIPE_SECRET_KEY && !values.SELLER_NAME) {
		warnings.push(
			"SELLER_NAME is missing: the legal pages and the receipts do not say who sells here.",
		);
	}
	if (site === "public" && (values.DEMO ?? "off") !== "off") {
		warnings.push("DEMO is on: the invented library and its accounts are open to everybody.");
	}
	if (site === "public" && !values.STRIPE_SECRET_KEY) {
		warnings.push(
			"Payments go to the sandbox: everybody can buy without money. Its controls at /dev/stripe ask for the dashboard's passcode.",
		);
	}
	return warnings;
}

function sentence(message: string): string {
	const plain = /^(?:Invalid|Too)/u.test(message) ? `is not allowed: ${message}` : message;
	return /[.!]$/u.test(plain) ? plain : `${plain}.`;
}
