import { isIP } from "node:net";
import { z } from "zod";

/** The names and forms of the variables; what they mean together is in env.server.ts. */

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

/** Between its name and its end, an address reads these signs as its own; the rest of a password would count as a host. */
const hasPlainPassword = (text: string) =>
	/^[^/]*:\/\/(?:[^/?#%]|%[\da-f]{2})*(?:[/?][^@#]*)?$/iu.test(text);
const plainPassword =
	"is read otherwise: of a name or a password, write % as %25, @ as %40, / as %2F, ? as %3F and # as %23";

const postgresAddress = z
	.string()
	.regex(/^postgres(?:ql)?:\/\/./u, "must begin with postgres://")
	.refine(hasPlainPassword, plainPassword)
	.refine(
		(text) => !/^[^/]*:\/\/(?:[^/?]*@)?[^/?@]*,[^/?@]*(?:[/?]|$)/u.test(text),
		"names several hosts: name one, which moves with the primary",
	);

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

/** Every variable that the site knows: how its text must look, and what it is then. */
export const variables = z.object({
	PORT: z.coerce.number("must be a number").int().min(0).max(65_535).default(3000),
	HOST: z.string().default("127.0.0.1"),
	PUBLIC_URL: origin.optional(),
	DATA_DIR: z.string().default("./data"),
	DATABASE_URL: postgresAddress.optional(),
	DATABASE_REPLICA_URL: postgresAddress.optional(),
	LOCAL_POSTGRES_BIN: z
		.string()
		.regex(/^\/.*\/bin\/?$/u, "must be the whole path of a folder bin with initdb and postgres")
		.optional(),
	AUTH_SECRET: secret(32).optional(),
	ADMIN_PASSCODE: secret(12).optional(),
	ADMIN_PASSCODE_HASH: z
		.string()
		.regex(/^[0-9a-f]{32}:[0-9a-f]{128}$/u, "must be what `npm run hash-passcode` prints")
		.optional(),
	ADMIN_CODE: z.enum(["on", "off"], "must be on or off").default("on"),
	STRIPE_SECRET_KEY: secret(16)
		.regex(/^(?:sk|rk)_(?:test|live)_/u, "must be a Stripe key: sk_live_…, sk_test_… or rk_…")
		.optional(),
	STRIPE_WEBHOOK_SECRET: list(
		secret(16).regex(/^whsec_/u, "must be one or more Stripe webhook secrets: whsec_…"),
	).optional(),
	STRIPE_TAX: z.enum(["on", "off"], "must be on or off").default("off"),
	SMTP_URL: z
		.string()
		.regex(/^smtps?:\/\/./u, "must begin with smtp:// or smtps://")
		.refine(hasPlainPassword, plainPassword)
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
	BACKUP_DIR: z.string().optional(),
	BACKUP_S3_ENDPOINT: webAddress.optional(),
	BACKUP_S3_BUCKET: z.string().optional(),
	BACKUP_S3_ACCESS_KEY: z.string().optional(),
	BACKUP_S3_SECRET_KEY: secret(8).optional(),
	BACKUP_S3_REGION: z.string().default("us-east-1"),
	BACKUP_PASSPHRASE: secret(12).optional(),
	GOOGLE_CLIENT_ID: z.string().optional(),
	GOOGLE_CLIENT_SECRET: secret(8).optional(),
	GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
	OWNER_EMAIL: z
		.string()
		.regex(/^[^<>\s@]+@[^<>\s@]+$/u, "must be an address such as you@offers.example")
		.optional(),
	OWNER_MAILS: z.enum(["daily", "urgent", "off"], "must be daily, urgent or off").default("daily"),
	OWNER_WEBHOOK_URL: webAddress.optional(),
	OWNER_WEBHOOK_SECRET: z
		.string()
		.regex(
			/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/u,
			"must be whsec_ and at least 24 bytes in base64: echo whsec_$(openssl rand -base64 32)",
		)
		.optional(),
	SELLER_NAME: z.string().optional(),
	SELLER_ADDRESS: z
		.string()
		.transform((text) => text.split(";").map((line) => line.trim()))
		.pipe(z.array(z.string().min(1, "must list the lines of an address, separated by ;")))
		.optional(),
	SELLER_COUNTRY: z.string().optional(),
	SELLER_REGISTER: z.string().optional(),
	SELLER_TAX_ID: z.string().optional(),
	ACCESS_ON_FAILURE: z.enum(["allow", "deny"]).default("allow"),
	LOG_LEVEL: logLevel.optional(),
	METRICS_TOKEN: secret(16).optional(),
	OVERLOAD_REQUESTS: wholeNumber(0, 10_000).default(64),
	OVERLOAD_DELAY_MS: wholeNumber(0, 60_000).default(250),
	PAGE_READS_PER_MINUTE: wholeNumber(0, 1_000_000).default(240),
	TRUSTED_PROXIES: list(network).default([]),
	DEMO: z
		.enum(["on", "off", "library", "true", "false", "1", "0"], "must be on, off or library")
		.transform((word): "on" | "off" | "library" => {
			if (word === "library") return word;
			return word === "on" || word === "true" || word === "1" ? "on" : "off";
		})
		.optional(),
});

/** The variables as they were given, each in its form. */
export type Variables = z.infer<typeof variables>;

/** The names of all variables, for the check that `.env.example` explains each of them. */
export const variableNames = Object.keys(variables.shape) as (keyof Variables)[];

/** Whether a text is an origin beyond this machine. */
export function isPublicOrigin(text: string | undefined): boolean {
	if (text === undefined || !URL.canParse(text)) return false;
	return !isLocalName(new URL(text).hostname);
}

/** Whether a host is this machine. */
export function isLocalName(name: string): boolean {
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

/** Samples from manuals, words that attackers try first, and one character repeated. */
function isKnownSecret(text: string): boolean {
	return knownSecrets.test(text) || new Set(text).size < 5;
}

function refuse(context: z.RefinementCtx, message: string): never {
	context.addIssue({ code: "custom", message });
	return z.NEVER;
}
