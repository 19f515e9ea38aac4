import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import {
	isLocalName,
	isPublicOrigin,
	type LogLevel,
	type Variables,
	variableNames,
	variables,
} from "./env-variables.server.ts";

/**
 * The configuration of the process. This file is the only reader of `process.env`.
 *
 * The site is **public** when PUBLIC_URL names an origin beyond this machine, else it is a
 * **demonstration**. A demonstration needs nothing: what is missing is invented. A public site refuses
 * to start without its secrets, its mail and its payments,and with values that are public.
 */
export type Environment = {
	site: "demonstration" | "public";
	/** Whether the invented library and its accounts are filled in at the first start. */
	demoLibrary: boolean;
	/** Whether the invented life of the months before is filled in with it. */
	demoLife: boolean;
	port: number;
	host: string;
	/** The origin in links and mails, without a slash at its end. */
	publicUrl: string;
	/** False when `publicUrl` is only our guess; requests then say under which address they came. */
	publicUrlIsSet: boolean;
	/** Absolute path. */
	dataDir: string;
	/** Undefined: the built-in Postgres. */
	databaseUrl: string | undefined;
	/** The programs that run the local Postgres in place of the ones that came with the packages. */
	localPostgresBin: string | undefined;
	authSecret: string;
	/** What opens the dashboard; undefined when only its hash is configured. */
	adminPasscode: string | undefined;
	/** The passcode's hash, as `npm run hash-passcode` prints it. */
	adminPasscodeHash: string | undefined;
	/** Which secrets were invented because none was given. */
	invented: { authSecret: boolean; adminPasscode: boolean };
	/** Undefined: the sandbox. Several webhook secrets are accepted while one is being replaced. */
	stripe: { secretKey: string; webhookSecrets: string[] } | undefined;
	/** Undefined: the outbox. */
	smtp: { url: string; from: string } | undefined;
	/** Undefined: a folder in `dataDir`. */
	s3: S3Settings | undefined;
	google: { clientId: string; clientSecret: string; issuer: string } | undefined;
	/** Who sells, for legal pages and receipts; undefined when the owner has not said it. */
	seller: SellerSettings | undefined;
	/** What an access check that fails by our fault answers. */
	accessOnFailure: "allow" | "deny";
	logLevel: LogLevel;
	/** Lets a caller that is not on this machine read /metrics. */
	metricsToken: string | undefined;
	/** The limits beyond which new requests are refused; 0 means never. */
	overload: { requests: number; delayMilliseconds: number };
	/** Of one network without a session; 0 means any number. */
	pageReadsPerMinute: number;
	/** Addresses and networks of trusted proxies. */
	trustedProxies: string[];
	/** Settings that are allowed but risky; printed at start. */
	warnings: string[];
};

export type S3Settings = {
	endpoint: string;
	bucket: string;
	accessKey: string;
	secretKey: string;
	region: string;
};

export type SellerSettings = {
	name: string;
	address: string[];
	country: string;
	register: string | undefined;
	taxId: string | undefined;
};

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

/** Sets what libraries read while they are loaded; call it before anything of React is imported. */
export function setRuntimeMode(mode: "production" | "development"): void {
	process.env.NODE_ENV = mode;
}

function assemble(values: Variables): Environment {
	const site = isPublicOrigin(values.PUBLIC_URL) ? "public" : "demonstration";
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
		demoLibrary: demo !== "off",
		demoLife: demo === "on",
		port: values.PORT,
		host: values.HOST,
		publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
		publicUrlIsSet: values.PUBLIC_URL !== undefined,
		dataDir: resolve(values.DATA_DIR),
		databaseUrl: values.DATABASE_URL,
		localPostgresBin: values.LOCAL_POSTGRES_BIN,
		authSecret: values.AUTH_SECRET ?? randomBytes(32).toString("base64url"),
		adminPasscode:
			values.ADMIN_PASSCODE ?? (hasPasscode ? undefined : randomBytes(9).toString("base64url")),
		adminPasscodeHash: values.ADMIN_PASSCODE_HASH,
		invented: {
			authSecret: values.AUTH_SECRET === undefined,
			adminPasscode: !hasPasscode,
		},
		stripe:
			values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
				? { secretKey: values.STRIPE_SECRET_KEY, webhookSecrets: values.STRIPE_WEBHOOK_SECRET }
				: undefined,
		smtp:
			values.SMTP_URL && values.MAIL_FROM
				? { url: values.SMTP_URL, from: values.MAIL_FROM }
				: undefined,
		s3:
			values.S3_ENDPOINT && values.S3_BUCKET && values.S3_ACCESS_KEY && values.S3_SECRET_KEY
				? {
						endpoint: values.S3_ENDPOINT,
						bucket: values.S3_BUCKET,
						accessKey: values.S3_ACCESS_KEY,
						secretKey: values.S3_SECRET_KEY,
						region: values.S3_REGION,
					}
				: undefined,
		google:
			values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
				? {
						clientId: values.GOOGLE_CLIENT_ID,
						clientSecret: values.GOOGLE_CLIENT_SECRET,
						issuer: values.GOOGLE_ISSUER,
					}
				: undefined,
		seller:
			values.SELLER_NAME && values.SELLER_ADDRESS && values.SELLER_COUNTRY
				? {
						name: values.SELLER_NAME,
						address: values.SELLER_ADDRESS,
						country: values.SELLER_COUNTRY,
						register: values.SELLER_REGISTER,
						taxId: values.SELLER_TAX_ID,
					}
				: undefined,
		accessOnFailure: values.ACCESS_ON_FAILURE,
		logLevel: values.LOG_LEVEL ?? (site === "public" ? "info" : "warn"),
		metricsToken: values.METRICS_TOKEN,
		overload: {
			requests: values.OVERLOAD_REQUESTS,
			delayMilliseconds: values.OVERLOAD_DELAY_MS,
		},
		pageReadsPerMinute: values.PAGE_READS_PER_MINUTE,
		trustedProxies: values.TRUSTED_PROXIES,
		warnings: findWarnings(values, site),
	};
}

/** What is wrong between the variables; works on the raw texts, so that one bad value hides nothing. */
function findContradictions(given: Map<string, string>): string[] {
	const problems: string[] = [];
	const has = (name: string) => given.has(name);
	const groups = [
		["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"],
		["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
		["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
		["SMTP_URL", "MAIL_FROM"],
		["SELLER_NAME", "SELLER_ADDRESS", "SELLER_COUNTRY"],
	];
	for (const group of groups) {
		const missing = group.filter((name) => !has(name));
		if (missing.length === 0 || missing.length === group.length) continue;
		const present = group.filter(has).join(", ");
		for (const name of missing) problems.push(`${name} is missing; it goes with ${present}.`);
	}

	if (has("ADMIN_PASSCODE") && has("ADMIN_PASSCODE_HASH")) {
		problems.push("ADMIN_PASSCODE and ADMIN_PASSCODE_HASH are both there; keep the hash.");
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

function findWarnings(values: Variables, site: Environment["site"]): string[] {
	const warnings: string[] = [];
	if (site === "public" && !values.DATABASE_URL && !values.LOCAL_POSTGRES_BIN) {
		warnings.push(
			"The built-in Postgres is 18.4: 18.6 mends known weaknesses of it. Set LOCAL_POSTGRES_BIN to a newer one, or DATABASE_URL.",
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
