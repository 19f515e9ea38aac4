import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

/**
 * Everything the process is told from outside. This file is the only reader of `process.env`.
 *
 * The site is **public** when PUBLIC_URL names an origin beyond this machine, else it is a
 * **demonstration**. A demonstration needs nothing: what is missing is invented. A public site refuses
 * to start without its secrets, its mail and its payments, and with values that everybody knows.
 */
export type Environment = {
	site: "demonstration" | "public";
	/** Whether the invented library and its accounts are filled in at the first start. */
	demoLibrary: boolean;
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
	/** What an access check that fails by our fault answers. */
	accessOnFailure: "allow" | "deny";
	logLevel: LogLevel;
	/** Lets a caller that is not on this machine read /metrics. */
	metricsToken: string | undefined;
	/** From which figures on new requests are sent away; 0 means never. */
	overload: { requests: number; delayMilliseconds: number };
	/** Addresses and networks whose word about the caller's address is believed. */
	trustedProxies: string[];
	/** What is allowed but worth a second look; printed at start. */
	warnings: string[];
};

export type S3Settings = {
	endpoint: string;
	bucket: string;
	accessKey: string;
	secretKey: string;
	region: string;
};

export type LogLevel = z.infer<typeof logLevel>;

/** The configuration cannot be used. `problems` has one sentence for each thing that is wrong. */
export class ConfigurationError extends Error {
	readonly problems: string[];

	constructor(problems: string[]) {
		super(`The configuration cannot be used:\n${problems.map((line) => `  ${line}`).join("\n")}`);
		this.name = "ConfigurationError";
		this.problems = problems;
	}
}

const logLevel = z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]);

const origin = z.string().transform((text, context) => {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	const plain = url && url.pathname === "/" && !url.search && !url.hash && !url.username;
	if (plain && (url.protocol === "https:" || url.protocol === "http:")) return url.origin;
	return refuse(context, "must be an origin such as https://offers.example, without a path");
});

const webAddress = z.url({
	protocol: /^https?$/u,
	error: "must be an address that begins with https:// or http://",
});

const secret = (minimum: number) =>
	z
		.string()
		.refine((text) => text === text.trim(), "has a space or a line break at one of its ends")
		.refine((text) => text.length >= minimum, `must have at least ${minimum} characters`)
		.refine((text) => !isKnownSecret(text), "is a value that everybody knows; invent another");

const list = (item: z.ZodString) =>
	z
		.string()
		.transform((text) => text.split(",").map((entry) => entry.trim()))
		.pipe(z.array(item));

const network = z.string().refine(isNetwork, "must list addresses or networks such as 10.0.0.0/8");

const wholeNumber = (least: number, most: number) =>
	z.coerce
		.number("must be a number")
		.refine(
			(number) => Number.isInteger(number) && number >= least && number <= most,
			`must be a whole number from ${least} to ${most}`,
		);

const variables = z.object({
	PORT: z.coerce.number("must be a number").int().min(0).max(65_535).default(3000),
	HOST: z.string().default("127.0.0.1"),
	PUBLIC_URL: origin.optional(),
	DATA_DIR: z.string().default("./data"),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(?:ql)?:\/\/./u, "must begin with postgres://")
		.optional(),
	AUTH_SECRET: secret(32).optional(),
	ADMIN_PASSCODE: secret(12).optional(),
	ADMIN_PASSCODE_HASH: z
		.string()
		.regex(/^[0-9a-f]{32}:[0-9a-f]{128}$/u, "must be what `npm run hash-passcode` prints")
		.optional(),
	STRIPE_SECRET_KEY: secret(16)
		.regex(/^(?:sk|rk)_(?:test|live)_/u, "must be a Stripe key: sk_live_…, sk_test_… or rk_…")
		.optional(),
	STRIPE_WEBHOOK_SECRET: list(
		secret(16).regex(/^whsec_/u, "must be one or more Stripe webhook secrets: whsec_…"),
	).optional(),
	SMTP_URL: z
		.string()
		.regex(/^smtps?:\/\/./u, "must begin with smtp:// or smtps://")
		.optional(),
	MAIL_FROM: z
		.string()
		.regex(/^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u, {
			error: 'must be an address, with or without a name: "Offers <hello@offers.example>"',
		})
		.optional(),
	S3_ENDPOINT: webAddress.optional(),
	S3_BUCKET: z.string().optional(),
	S3_ACCESS_KEY: z.string().optional(),
	S3_SECRET_KEY: secret(8).optional(),
	S3_REGION: z.string().default("us-east-1"),
	GOOGLE_CLIENT_ID: z.string().optional(),
	GOOGLE_CLIENT_SECRET: secret(8).optional(),
	GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
	ACCESS_ON_FAILURE: z.enum(["allow", "deny"]).default("allow"),
	LOG_LEVEL: logLevel.optional(),
	METRICS_TOKEN: secret(16).optional(),
	OVERLOAD_REQUESTS: wholeNumber(0, 10_000).default(64),
	OVERLOAD_DELAY_MS: wholeNumber(0, 60_000).default(250),
	TRUSTED_PROXIES: list(network).default([]),
	DEMO: z
		.enum(["on", "off", "true", "false", "1", "0"], "must be on or off")
		.transform((word) => word === "on" || word === "true" || word === "1")
		.optional(),
});

type Variables = z.infer<typeof variables>;

/** The names of all variables, for the check that `.env.example` explains each of them. */
export const variableNames = Object.keys(variables.shape) as (keyof Variables)[];

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
	const hasPasscode = (values.ADMIN_PASSCODE ?? values.ADMIN_PASSCODE_HASH) !== undefined;
	return {
		site,
		demoLibrary: values.DEMO ?? (site === "demonstration" && !outside),
		port: values.PORT,
		host: values.HOST,
		publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
		publicUrlIsSet: values.PUBLIC_URL !== undefined,
		dataDir: resolve(values.DATA_DIR),
		databaseUrl: values.DATABASE_URL,
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
		accessOnFailure: values.ACCESS_ON_FAILURE,
		logLevel: values.LOG_LEVEL ?? (site === "public" ? "info" : "warn"),
		metricsToken: values.METRICS_TOKEN,
		overload: {
			requests: values.OVERLOAD_REQUESTS,
			delayMilliseconds: values.OVERLOAD_DELAY_MS,
		},
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
	if (!has("STRIPE_SECRET_KEY") && !/^(?:on|true|1)$/u.test(given.get("DEMO") ?? "")) {
		problems.push("STRIPE_SECRET_KEY is missing; a public site needs it, unless DEMO is on.");
	}
	return problems;
}

function findWarnings(values: Variables, site: Environment["site"]): string[] {
	const warnings: string[] = [];
	if (site === "demonstration" && !isLocalName(values.HOST)) {
		warnings.push(
			"HOST lets other machines in: whoever reaches this demonstration can read its mailbox.",
		);
	}
	if (site === "public" && values.STRIPE_SECRET_KEY?.includes("_test_")) {
		warnings.push("STRIPE_SECRET_KEY is a test key: nobody is charged.");
	}
	if (site === "public" && values.DEMO) {
		warnings.push("DEMO is on: the invented library and its accounts are open to everybody.");
	}
	return warnings;
}

function isPublicOrigin(text: string | undefined): boolean {
	if (text === undefined || !URL.canParse(text)) return false;
	return !isLocalName(new URL(text).hostname);
}

function isLocalName(name: string): boolean {
	const bare = name.replace(/^\[|\]$/gu, "");
	return bare === "localhost" || bare.endsWith(".localhost") || bare === "::1" || isLoopback(bare);
}

function isLoopback(address: string): boolean {
	return isIP(address) === 4 && address.startsWith("127.");
}

function isNetwork(text: string): boolean {
	const [address = "", bits, more] = text.split("/");
	const family = isIP(address);
	if (family === 0 || more !== undefined) return false;
	return (
		bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
	);
}

const knownSecrets =
	/^(?:(?:change|replace)[-_ ]?(?:me|this|it)|secret|password|passcode|admin|example|test|default|better-auth-secret|your[-_]?)/iu;

/** Samples from manuals, words everybody tries first, and one character over and over. */
function isKnownSecret(text: string): boolean {
	return knownSecrets.test(text) || new Set(text).size < 5;
}

function refuse(context: z.RefinementCtx, message: string): never {
	context.addIssue({ code: "custom", message });
	return z.NEVER;
}

function sentence(message: string): string {
	const plain = /^(?:Invalid|Too)/u.test(message) ? `is not allowed: ${message}` : message;
	return /[.!]$/u.test(plain) ? plain : `${plain}.`;
}
