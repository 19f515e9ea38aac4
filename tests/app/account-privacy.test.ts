import { describe, expect, test } from "vitest";
import { session } from "#app/data/base/schema/accounts.server.ts";
import { asScript, openAccounts, subjects } from "#tests/helpers/accounts.ts";

// All of one length, so that even the length of an answer says nothing.
const member = "member-1@example.com";
const pending = "pending1@example.com";
const google = "google-1@example.com";
const guess = "some-password";

/** What may be asked about an address without knowing its password. */
const requests = {
	"signing in": { path: "/auth/signin", form: { password: guess }, status: 401 },
	"signing up": {
		path: "/auth/signup",
		form: { password: guess, confirmPassword: guess },
		status: 200,
	},
	"asking for a reset": { path: "/auth/forgot-password", form: {}, status: 200 },
	"asking for a new link": { path: "/auth/resend", form: {}, status: 200 },
} as const;

type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** A site with a member, an unconfirmed user, and a user of Google. */
async function openKnown() {
	const accounts = await openAccounts();
	await accounts.addMember(member);
	await accounts.addMember(pending, { emailVerified: false });
	await accounts.addGoogleMember(google);
	return accounts;
}

/** All of an answer, but for the typed address and the random name of a message. */
async function observe(
	{ ask }: Accounts,
	request: { path: string; form: Record<string, string> },
	address: string,
	asData: boolean,
) {
	// Only pages have another address for their data.
	const path = asData && request.path !== "/auth/resend" ? `${request.path}.data` : request.path;
	const response = await ask(path, {
		form: { email: address, ...request.form },
		...(asData && { headers: asScript }),
	});
	return {
		status: response.status,
		headers: [...response.headers].filter(([name]) => name !== "set-cookie"),
		cookies: response.headers.getSetCookie().map((line) => line.replace(/=[^;]+/u, "=…")),
		body: (await response.text()).replaceAll(address, "ADDRESS"),
	};
}

describe("whether an address has an account", () => {
	describe.each(Object.entries(requests))("cannot be told by %s", (_, request) => {
		test.each([
			["from the page that comes back", false],
			["from the data that a script gets", true],
		])("%s", async (_, asData) => {
			const accounts = await openKnown();
			const unknown = await observe(accounts, request, "nobody-1@example.com", asData);
			const isRedirect = request.path === "/auth/resend" && !asData;
			expect(unknown.status).toBe(isRedirect ? 302 : request.status);
			expect(unknown.headers.length).toBeGreaterThan(1);
			for (const address of [member, pending, google]) {
				const answer = await observe(accounts, request, address, asData);
				expect({ address, answer }).toEqual({ address, answer: unknown });
			}
			// Nor by asking again, now that signing up may have made an account.
			const again = await observe(accounts, request, "nobody-1@example.com", asData);
			expect(again).toEqual(unknown);
			expect(accounts.site.logged()).not.toContain('"level":"error"');
		});
	});

	test("is not told by a right password either, as long as nobody has confirmed it", async () => {
		const accounts = await openKnown();
		const { site, signIn, signUp } = accounts;
		// A person who signs up with a stranger's address learns nothing by signing in with the same password.
		for (const address of [member, google]) {
			await signUp(address, guess);
			expect((await signIn(address, guess)).status).toBe(401);
		}
		expect(await site.services.database.select().from(session)).toEqual([]);
	});

	test("is told to its owner only: by the mail that fits", async () => {
		const { ask, signUp, requestReset, mailsTo, addMember, addGoogleMember } = await openAccounts();
		const nobody = "nobody-1@example.com";
		await addMember(member);
		await addMember(pending, { emailVerified: false });
		await addGoogleMember(google);
		const mailed = async (address: string) => {
			await requestReset(address);
			await ask("/auth/resend", { form: { email: address } });
			// Who asks again before they sign up is looked up before they do.
			await mailsTo(address);
			await signUp(address);
			return (await mailsTo(address)).map(({ subject }) => subject).sort();
		};
		// A confirmed address gets no link that confirms, an unknown one no link before it signs up.
		expect(await mailed(member)).toEqual([subjects.reset, subjects.alreadyRegistered]);
		expect(await mailed(google)).toEqual([subjects.reset, subjects.alreadyRegistered]);
		expect(await mailed(pending)).toEqual([subjects.reset, subjects.confirm, subjects.confirm]);
		expect(await mailed(nobody)).toEqual([subjects.confirm]);
	});

	test("is in no page of a link, for no viewer", async () => {
		const accounts = await openKnown();
		const { ask, requestReset, linkTo } = accounts;
		await requestReset(member);
		const link = await linkTo(member, "reset");
		const page = await (await ask(link)).text();
		expect(page).not.toContain(member);
	});
});

describe("the work behind an answer", () => {
	// How long it takes is measured by bench/answer-times.ts; hashing is nearly all of it.
	test.each([
		{ name: "signing in", hashes: 1 },
		{ name: "signing up", hashes: 1 },
		{ name: "asking for a reset", hashes: 0 },
		{ name: "asking for a new link", hashes: 0 },
	] as const)("is the same for every address: $name", async ({ name, hashes }) => {
		const accounts = await openKnown();
		const countHashing = watchHashing(accounts);
		const { path, form } = requests[name];
		const addresses = [member, "nobody-1@example.com", pending, google];
		for (const [turn, email] of addresses.entries()) {
			const clientAddress = `10.0.${turn}.1`;
			await accounts.ask(path, { form: { email, ...form }, clientAddress });
			expect({ email, hashed: countHashing() }).toEqual({ email, hashed: hashes * (turn + 1) });
		}
	});
});

/** How many passwords have been hashed or compared since. */
function watchHashing({ site }: Accounts): () => number {
	const { passwords } = site.services.authenticator;
	const { hash, verify } = passwords;
	let count = 0;
	passwords.hash = (...given) => {
		count++;
		return hash(...given);
	};
	passwords.verify = (...given) => {
		count++;
		return verify(...given);
	};
	return () => count;
}
