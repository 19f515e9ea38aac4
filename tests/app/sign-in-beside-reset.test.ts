import { describe, expect, test } from "vitest";
import { session } from "#app/data/base/schema/accounts.server.ts";
import { type HashingWork, slowHashing } from "#app/integrations/password-hashing.server.ts";
import {
	codeOf,
	cookiesOf,
	email,
	openAccounts,
	pageOf,
	password,
	sayingOf,
} from "#tests/helpers/accounts.ts";
import { createGate } from "#tests/helpers/gate.ts";

/** A site with a member who is about to choose another password. */
async function openRace(options: { hashing?: HashingWork } = {}) {
	const accounts = await openAccounts(options);
	const { ask, addMember, requestReset, linkTo } = accounts;
	await addMember();
	await requestReset();
	const code = codeOf(await linkTo(email, "reset"));
	return {
		...accounts,
		reset: () =>
			ask("/auth/reset-password", {
				form: { password: "a-louder-room", confirmPassword: "a-louder-room" },
				cookie: `offerfolio.reset=${code}`,
			}),
		hasSession: async (response: Response) =>
			(await ask("/me", { cookie: cookiesOf(response) })).status === 200,
	};
}

describe("a sign-in with the old password", () => {
	test("that runs beside a reset opens nothing that outlives it", async () => {
		const { site, signIn, reset, hasSession } = await openRace({ hashing: slowHashing });
		const guess = (time: number) =>
			signIn(email, password, { clientAddress: `198.51.100.${time}` });
		const early = Array.from({ length: 10 }, (_, time) => guess(time));
		// At least one is through by then.
		expect((await early[0])?.status).toBe(302);
		const running = reset();
		const late = Array.from({ length: 10 }, (_, time) => guess(100 + time));
		const answers = await Promise.all([...early, ...late]);
		const owner = await running;
		expect(await hasSession(owner)).toBe(true);
		for (const answer of answers) {
			expect([302, 401]).toContain(answer.status);
			expect(await hasSession(answer)).toBe(false);
		}
		expect(await site.services.database.select().from(session)).toHaveLength(1);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("that was found right before the reset, and goes on after it, signs nobody in", async () => {
		const { site, signIn, reset, hasSession } = await openRace();
		const { passwords } = site.services.authenticator;
		const { verify } = passwords;
		const gate = createGate();
		passwords.verify = async (...given) => {
			const isRight = await verify(...given);
			await gate.pass();
			return isRight;
		};
		const slow = signIn();
		await gate.reached;
		const owner = await reset();
		gate.open();
		const answer = await slow;
		expect(answer.status).toBe(401);
		expect(sayingOf(await pageOf(answer))).toBe("That email and password do not match an account.");
		expect(cookiesOf(answer)).toBe("");
		expect(await hasSession(owner)).toBe(true);
		expect(await site.services.database.select().from(session)).toHaveLength(1);
	});

	test("whose session was written just before the reset loses it", async () => {
		const { site, signIn, reset, hasSession } = await openRace();
		const { authenticator } = site.services;
		const { startSession } = authenticator;
		const gate = createGate();
		authenticator.startSession = async (...given) => {
			// The reset's own session starts as always.
			authenticator.startSession = startSession;
			const started = await startSession(...given);
			await gate.pass();
			return started;
		};
		const slow = signIn();
		await gate.reached;
		const owner = await reset();
		gate.open();
		const answer = await slow;
		expect(answer.status).toBe(401);
		expect(cookiesOf(answer)).toBe("");
		expect(await hasSession(owner)).toBe(true);
		expect(await site.services.database.select().from(session)).toHaveLength(1);
	});
});

describe("a person who is signed in and knows the old password", () => {
	/** Stands still with the old password confirmed, lets the owner reset it, and goes on. */
	async function overtake(form: Record<string, string>) {
		const race = await openRace();
		const { site, ask, signIn, reset } = race;
		const cookie = cookiesOf(await signIn());
		const { passwords } = site.services.authenticator;
		const { verify } = passwords;
		const gate = createGate();
		passwords.verify = async (...given) => {
			const isRight = await verify(...given);
			await gate.pass();
			return isRight;
		};
		const slow = ask("/settings.data", {
			cookie,
			form: { currentPassword: password, ...form },
			headers: { Accept: "*/*" },
		});
		await gate.reached;
		passwords.verify = verify;
		await reset();
		gate.open();
		return { ...race, answer: await slow };
	}

	test("changes no password that the owner has just reset", async () => {
		const { answer, signIn } = await overtake({
			intent: "change-password",
			password: "a-thief-s-room",
			confirmPassword: "a-thief-s-room",
		});
		expect(answer.status).toBe(403);
		expect((await signIn(email, "a-thief-s-room")).status).toBe(401);
		expect((await signIn(email, "a-louder-room")).status).toBe(302);
	});

	test("gets no link to take the account to another address", async () => {
		const { answer, mailsTo, signIn } = await overtake({
			intent: "change-email",
			email: "thief@example.com",
		});
		expect(answer.status).toBe(403);
		expect(await mailsTo("thief@example.com")).toEqual([]);
		expect((await signIn(email, "a-louder-room")).status).toBe(302);
	});
});
