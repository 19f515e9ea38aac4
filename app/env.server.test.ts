import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigurationError, readEnvironment } from "./env.server.ts";
import { variableNames } from "./env-variables.server.ts";

const publicSite = {
	DATABASE_URL: "postgres://offers@db.example/offers",
	PUBLIC_URL: "https://offers.example",
	AUTH_SECRET: "kq7Zp2mVw9Xc4Rt8Ls1Nd6Fg3Hj5Bb0Y",
	ADMIN_PASSCODE: "seven-quiet-otters",
	SMTP_URL: "smtps://user:word@mail.example",
	MAIL_FROM: "Offers <hello@offers.example>",
	STRIPE_SECRET_KEY: "sk_live_4f9aT2mQ8xLw",
	STRIPE_WEBHOOK_SECRET: "whsec_9bQ2mT7xLw4f8aKz",
	SELLER_NAME: "Offers Example, Inc.",
	SELLER_ADDRESS: "1 Main Street; Springfield, IL 62701",
	SELLER_COUNTRY: "United States",
	TRUSTED_PROXIES: "127.0.0.1",
};

function problemsOf(source: Record<string, string | undefined>): string[] {
	try {
		readEnvironment(source);
	} catch (error) {
		if (error instanceof ConfigurationError) return error.problems;
		throw error;
	}
	return [];
}

describe("a demonstration", () => {
	test("needs nothing at all", () => {
		const environment = readEnvironment({});
		expect(environment).toMatchObject({
			site: "demonstration",
			demoLibrary: true,
			port: 3000,
			host: "127.0.0.1",
			publicUrl: "http://localhost:3000",
			publicUrlIsSet: false,
			dataDir: resolve("data"),
			databaseUrl: undefined,
			stripe: undefined,
			smtp: undefined,
			s3: undefined,
			google: undefined,
			accessOnFailure: "allow",
			logLevel: "warn",
			trustedProxies: [],
			warnings: [],
		});
	});

	test("invents its secrets again and says so", () => {
		const [first, second] = [readEnvironment({}), readEnvironment({})];
		expect(first.invented).toEqual({ authSecret: true, adminPasscode: true });
		expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
		expect(first.adminPasscode).not.toBe(second.adminPasscode);
		expect(first.authSecret).not.toBe(second.authSecret);
	});

	test("is what a site on this machine stays, whatever its port or name", () => {
		for (const PUBLIC_URL of [
			"http://localhost:8080",
			"http://127.0.0.1",
			"http://[::1]:3000",
			"https://offers.localhost",
		]) {
			expect(readEnvironment({ PUBLIC_URL }).site).toBe("demonstration");
		}
	});

	test("leaves its library out when it runs on real services, and takes it when told", () => {
		const DATABASE_URL = "postgres://u:p@db.example/offers";
		expect(readEnvironment({ DATABASE_URL }).demoLibrary).toBe(false);
		expect(readEnvironment({ DATABASE_URL, DEMO: "on" }).demoLibrary).toBe(true);
		expect(readEnvironment({ DEMO: "off" }).demoLibrary).toBe(false);
		expect(readEnvironment({ DEMO: "library" })).toMatchObject({
			demoLibrary: true,
			demoLife: false,
		});
	});

	test("refuses an address whose password would be read as another part of it, and one with two hosts", () => {
		const DATABASE_URL = (rest: string) => problemsOf({ DATABASE_URL: `postgres://${rest}` });
		for (const sign of ["/", "?", "#", "%", "@/", "@?", "100%zz"]) {
			expect(DATABASE_URL(`u:a${sign}b@db.example/offers`)).toEqual([
				expect.stringContaining("of a name or a password, write % as %25"),
			]);
			expect(
				problemsOf({ SMTP_URL: `smtp://u:a${sign}b@mail.example`, MAIL_FROM: "a@b.example" }),
			).toHaveLength(1);
		}
		for (const rest of [
			"u:p%40ss%2Fw%3Frd%23%25%C3%A9@db.example:5432/offers?sslmode=verify-full&sslrootcert=/etc/ca.pem",
			"u:a:b@c,d!$@[::1]/offers",
			"u@db.example",
			"/offers?host=/run/postgresql",
			"u:p@/offers?host=%2Frun%2Fpostgresql",
		]) {
			expect(DATABASE_URL(rest)).toEqual([]);
		}
		expect(DATABASE_URL("u:p@one.example:5432,two.example/offers")).toEqual([
			"DATABASE_URL names several hosts: name one, which moves with the primary.",
		]);
	});

	test("warns when other machines can reach its mailbox", () => {
		expect(readEnvironment({ HOST: "0.0.0.0" }).warnings).toHaveLength(1);
	});

	test("refuses a live Stripe key", () => {
		const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = publicSite;
		expect(problemsOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })).toEqual([
			"STRIPE_SECRET_KEY is a live key, but PUBLIC_URL does not name a public site.",
		]);
	});

	test("counts an empty value as none", () => {
		expect(readEnvironment({ PORT: "", AUTH_SECRET: "" }).port).toBe(3000);
	});
});

describe("a public site", () => {
	test("starts with its secrets, its mail and its payments", () => {
		expect(readEnvironment(publicSite)).toMatchObject({
			site: "public",
			demoLibrary: false,
			publicUrl: "https://offers.example",
			publicUrlIsSet: true,
			logLevel: "info",
			invented: { authSecret: false, adminPasscode: false },
			smtp: { from: "Offers <hello@offers.example>" },
			warnings: [],
		});
	});

	test("lists everything that is missing at once", () => {
		expect(problemsOf({ PUBLIC_URL: "https://offers.example" })).toEqual([
			"AUTH_SECRET is missing; a public site needs it.",
			"SMTP_URL is missing; a public site needs it.",
			"ADMIN_PASSCODE_HASH is missing; a public site needs it (or ADMIN_PASSCODE).",
			"STRIPE_SECRET_KEY is missing; a public site needs it, unless DEMO is on.",
		]);
	});

	test("is not reached without https", () => {
		expect(problemsOf({ ...publicSite, PUBLIC_URL: "http://offers.example" })).toEqual([
			"PUBLIC_URL must begin with https://; only this machine may do without.",
		]);
	});

	test("may take the sandbox's payments when it says that it is a demonstration", () => {
		const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _hook, ...rest } = publicSite;
		expect(problemsOf(rest)).toHaveLength(1);
		const environment = readEnvironment({ ...rest, DEMO: "on" });
		expect(environment).toMatchObject({ site: "public", demoLibrary: true, stripe: undefined });
		expect(environment.warnings).toEqual([
			expect.stringMatching(/^DEMO is on: .* open to everybody\.$/u),
			expect.stringMatching(/^Payments go to the sandbox: .* \/dev\/stripe ask for/u),
		]);
	});

	test("warns when it names no proxy, without which nobody has an address", () => {
		expect(readEnvironment(publicSite).warnings).toEqual([]);
		const { warnings } = readEnvironment({ ...publicSite, TRUSTED_PROXIES: "" });
		expect(warnings).toEqual([expect.stringMatching(/^TRUSTED_PROXIES is missing: /u)]);
	});

	test("warns of the built-in Postgres, and not of another", () => {
		const { DATABASE_URL, ...builtIn } = publicSite;
		expect(DATABASE_URL).toBeDefined();
		const { warnings } = readEnvironment(builtIn);
		expect(warnings).toEqual([expect.stringMatching(/Postgres is 18\.4.*LOCAL_POSTGRES_BIN/u)]);
		const LOCAL_POSTGRES_BIN = "/usr/lib/postgresql/18/bin";
		expect(readEnvironment({ ...builtIn, LOCAL_POSTGRES_BIN }).warnings).toEqual([]);
		expect(problemsOf({ LOCAL_POSTGRES_BIN: "postgresql/18" })).toHaveLength(1);
	});

	test("warns of a Stripe key that charges nobody", () => {
		const STRIPE_SECRET_KEY = "sk_test_4f9aT2mQ8xLw";
		expect(readEnvironment({ ...publicSite, STRIPE_SECRET_KEY }).warnings).toHaveLength(1);
	});
});

describe("the seller", () => {
	const { SELLER_NAME, SELLER_ADDRESS, SELLER_COUNTRY, ...unnamed } = publicSite;

	test("has an address in lines, and register and tax number where there are any", () => {
		expect(readEnvironment(publicSite).seller).toEqual({
			name: "Offers Example, Inc.",
			address: ["1 Main Street", "Springfield, IL 62701"],
			country: "United States",
			register: undefined,
			taxId: undefined,
		});
		const more = {
			...publicSite,
			SELLER_REGISTER: "Delaware 1234567",
			SELLER_TAX_ID: "12-3456789",
		};
		expect(readEnvironment(more).seller).toMatchObject({
			register: "Delaware 1234567",
			taxId: "12-3456789",
		});
		expect(problemsOf({ ...publicSite, SELLER_ADDRESS: "1 Main Street;; Springfield" })).toEqual([
			"SELLER_ADDRESS must list the lines of an address, separated by ;.",
		]);
	});

	test("is missed at the start of a public site that takes money, and of no other", () => {
		const environment = readEnvironment(unnamed);
		expect(environment.seller).toBeUndefined();
		expect(environment.warnings).toEqual([
			"SELLER_NAME is missing: the legal pages and the receipts do not say who sells here.",
		]);
		expect(readEnvironment({}).warnings).toEqual([]);
	});

	test("is named whole or not at all", () => {
		expect(problemsOf({ SELLER_NAME })).toEqual([
			"SELLER_ADDRESS is missing; it goes with SELLER_NAME.",
			"SELLER_COUNTRY is missing; it goes with SELLER_NAME.",
		]);
		expect(problemsOf({ SELLER_ADDRESS, SELLER_COUNTRY })).toHaveLength(1);
	});
});

describe("secrets", () => {
	test.each([
		["one character short", "kq7Zp2mVw9Xc4Rt8Ls1Nd6Fg3Hj5Bb0"],
		["one character over and over", "a".repeat(40)],
		["the sample of a manual", "better-auth-secret-12345678901234567890"],
		["a word everybody tries", "changeme-changeme-changeme-changeme"],
		["with a line break at its end", "kq7Zp2mVw9Xc4Rt8Ls1Nd6Fg3Hj5Bb0Y\n"],
		["only spaces", " ".repeat(40)],
	])("are refused when they are %s", (_reason, AUTH_SECRET) => {
		const problems = problemsOf({ AUTH_SECRET });
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatch(/^AUTH_SECRET /u);
	});

	test("never stand in a problem's sentence", () => {
		const AUTH_SECRET = "qX9-short-one";
		expect(problemsOf({ AUTH_SECRET }).join()).not.toContain(AUTH_SECRET);
	});

	test("of webhooks may be two while one is being replaced, but none may be empty", () => {
		const pair = "whsec_9bQ2mT7xLw4f8aKz, whsec_Kz8af4wLx7Tm2Qb9";
		const environment = readEnvironment({ ...publicSite, STRIPE_WEBHOOK_SECRET: pair });
		expect(environment.stripe?.webhookSecrets).toEqual([
			"whsec_9bQ2mT7xLw4f8aKz",
			"whsec_Kz8af4wLx7Tm2Qb9",
		]);
		expect(problemsOf({ ...publicSite, STRIPE_WEBHOOK_SECRET: "whsec_" })).not.toEqual([]);
		expect(
			problemsOf({ ...publicSite, STRIPE_WEBHOOK_SECRET: "whsec_9bQ2mT7xLw4f8aKz," }),
		).not.toEqual([]);
	});
});

test("Settings that belong together are all or none", () => {
	expect(problemsOf({ S3_ENDPOINT: "https://s3.example", S3_BUCKET: "files" })).toEqual([
		"S3_ACCESS_KEY is missing; it goes with S3_ENDPOINT, S3_BUCKET.",
		"S3_SECRET_KEY is missing; it goes with S3_ENDPOINT, S3_BUCKET.",
	]);
	expect(problemsOf({ GOOGLE_CLIENT_ID: "id" })).toHaveLength(1);
	expect(problemsOf({ SMTP_URL: "smtp://localhost:25" })).toHaveLength(1);
	expect(problemsOf({ STRIPE_SECRET_KEY: "sk_test_4f9aT2mQ8xLw" })).toHaveLength(1);
});

test("A replica is one of a database that is named", () => {
	const DATABASE_REPLICA_URL = "postgres://offers@copy.example/offers";
	expect(problemsOf({ DATABASE_REPLICA_URL })).toEqual([
		"DATABASE_URL is missing; it goes with DATABASE_REPLICA_URL.",
	]);
	const { DATABASE_URL } = publicSite;
	expect(readEnvironment({ DATABASE_URL, DATABASE_REPLICA_URL }).replicaUrl).toBe(
		DATABASE_REPLICA_URL,
	);
	expect(problemsOf({ DATABASE_URL, DATABASE_REPLICA_URL: "mysql://db" })).toHaveLength(1);
});

test("Every wrong value is named in one go, beside what is missing", () => {
	const problems = problemsOf({
		PORT: "eighty",
		DATABASE_URL: "mysql://db",
		LOG_LEVEL: "loud",
		TRUSTED_PROXIES: "10.0.0.0/8, proxy.example",
		ACCESS_ON_FAILURE: "perhaps",
		PUBLIC_URL: "https://offers.example/site",
	});
	for (const name of [
		"PORT",
		"DATABASE_URL",
		"LOG_LEVEL",
		"TRUSTED_PROXIES",
		"ACCESS_ON_FAILURE",
		"PUBLIC_URL",
		"AUTH_SECRET",
	]) {
		expect(problems.filter((problem) => problem.startsWith(`${name} `))).toHaveLength(1);
	}
});

test("Ports end at 65535, and 0 asks for a free one", () => {
	expect(readEnvironment({ PORT: "65535" }).port).toBe(65_535);
	expect(readEnvironment({ PORT: "0" }).port).toBe(0);
	expect(problemsOf({ PORT: "65536" })).toHaveLength(1);
	expect(problemsOf({ PORT: "-1" })).toHaveLength(1);
});

test("Trusted proxies are addresses and networks of either family", () => {
	const TRUSTED_PROXIES = "127.0.0.1, 10.0.0.0/8,2001:db8::/32, ::1";
	expect(readEnvironment({ TRUSTED_PROXIES }).trustedProxies).toEqual([
		"127.0.0.1",
		"10.0.0.0/8",
		"2001:db8::/32",
		"::1",
	]);
	expect(problemsOf({ TRUSTED_PROXIES: "10.0.0.0/33" })).toHaveLength(1);
});

test("Overload begins where the owner says, or never, and nowhere else", () => {
	expect(readEnvironment({}).overload).toEqual({ requests: 64, delayMilliseconds: 250 });
	const never = readEnvironment({ OVERLOAD_REQUESTS: "0", OVERLOAD_DELAY_MS: "0" });
	expect(never.overload).toEqual({ requests: 0, delayMilliseconds: 0 });
	for (const OVERLOAD_REQUESTS of ["-1", "10001", "1.5", "many"]) {
		expect(problemsOf({ OVERLOAD_REQUESTS })).toHaveLength(1);
	}
	expect(problemsOf({ OVERLOAD_DELAY_MS: "60001" })).toHaveLength(1);
	expect(readEnvironment({}).pageReadsPerMinute).toBe(240);
	expect(readEnvironment({ PAGE_READS_PER_MINUTE: "0" }).pageReadsPerMinute).toBe(0);
	expect(problemsOf({ PAGE_READS_PER_MINUTE: "-1" })).toHaveLength(1);
});

test(".env.example explains every variable and no other", () => {
	const text = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
	const names = [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gmu)].map((match) => match[1]);
	expect(names.toSorted()).toEqual(variableNames.toSorted());
});
