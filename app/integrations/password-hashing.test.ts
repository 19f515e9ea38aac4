import { hashPassword, verifyPassword } from "better-auth/crypto";
import { describe, expect, test, vi } from "vitest";
import { isAppError } from "#app/domain/base/errors.ts";
import { createPasswordHashing } from "./password-hashing.server.ts";

type Work = { kind: "hash" | "verify"; password: string; finish(): void; fail(): void };

/** Hashing that takes as long as the test likes. */
function holdWork() {
	const started: Work[] = [];
	const hold = <T>(kind: Work["kind"], password: string, result: T) =>
		new Promise<T>((resolve, reject) => {
			const fail = () => reject(new Error("The hashing failed"));
			started.push({ kind, password, finish: () => resolve(result), fail });
		});
	const work: Parameters<typeof createPasswordHashing>[1] = {
		hashPassword: (password) => hold("hash", password, "hashed"),
		verifyPassword: ({ password }) => hold("verify", password, true),
	};
	return { started, work };
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const outcomeOf = (work: Promise<unknown>) =>
	work.then(
		(value) => ({ value }),
		(error) => ({ kind: isAppError(error) ? error.kind : "other", text: String(error.message) }),
	);
const refused = {
	kind: "too_many_requests",
	text: "Too many attempts. Try again in a few seconds.",
};

describe("a password", () => {
	test("is known again by its hash, which is another one each time", async () => {
		const passwords = createPasswordHashing();
		const [one, other] = [
			await passwords.hash("a-quiet-room"),
			await passwords.hash("a-quiet-room"),
		];
		expect(one).not.toBe(other);
		expect(one).not.toContain("a-quiet-room");
		expect(await passwords.verify(one, "a-quiet-room")).toBe(true);
		expect(await passwords.verify(other, "a-quiet-room")).toBe(true);
		expect(await passwords.verify(one, "a-quiet-room ")).toBe(false);
		expect(await passwords.verify(one, "A-quiet-room")).toBe(false);
	});

	test("without an account is wrong, after as much work as with one", async () => {
		const work = { hashPassword: vi.fn(hashPassword), verifyPassword: vi.fn(verifyPassword) };
		const passwords = createPasswordHashing({}, work);
		expect(await passwords.verify(null, "a-quiet-room")).toBe(false);
		expect(work.hashPassword).toHaveBeenCalledTimes(1);
		expect(work.verifyPassword).not.toHaveBeenCalled();
	});
});

describe("many passwords", () => {
	test("are hashed a few at a time, and the others wait in their order", async () => {
		const { started, work } = holdWork();
		const passwords = createPasswordHashing({ concurrency: 2, waiting: 3 }, work);
		const works = [
			passwords.hash("1"),
			passwords.verify("x", "2"),
			passwords.hash("3"),
			passwords.verify(null, "4"),
			passwords.verify("x", "5"),
		];
		for (let done = 0; done < works.length; done++) {
			await settle();
			expect(started).toHaveLength(Math.min(done + 2, works.length));
			started[done]?.finish();
		}
		expect(await Promise.all(works)).toEqual(["hashed", true, "hashed", false, true]);
		expect(started.map(({ password }) => password)).toEqual(["1", "2", "3", "4", "5"]);
		expect(started.map(({ kind }) => kind)).toEqual(["hash", "verify", "hash", "hash", "verify"]);
	});

	test.each([
		[1, 0],
		[1, 1],
		[2, 3],
		[2, 24],
	])("are turned away at once when %i run and %i wait", async (concurrency, waiting) => {
		const { started, work } = holdWork();
		const passwords = createPasswordHashing({ concurrency, waiting }, work);
		const taken = Array.from({ length: concurrency + waiting }, () => passwords.hash("x"));
		await settle();
		const kinds = [
			() => passwords.hash("x"),
			() => passwords.verify("x", "x"),
			() => passwords.verify(null, "x"),
		];
		for (const one of kinds) expect(await outcomeOf(one())).toEqual(refused);
		expect(started).toHaveLength(concurrency);

		// As soon as one is done there is room for one.
		started[0]?.finish();
		await settle();
		const next = passwords.hash("next");
		expect(await outcomeOf(passwords.hash("x"))).toEqual(refused);
		for (let done = 0; done <= concurrency + waiting; done++) {
			started[done]?.finish();
			await settle();
		}
		expect(await Promise.all([...taken, next])).toEqual(Array(taken.length + 1).fill("hashed"));
	});

	test("are turned away without leaving anything behind: after the flood everything works", async () => {
		const passwords = createPasswordHashing({ concurrency: 2, waiting: 4 });
		const flood = await Promise.all(
			Array.from({ length: 40 }, () => outcomeOf(passwords.verify(null, "x"))),
		);
		const turnedAway = flood.filter((outcome) => "kind" in outcome);
		expect(turnedAway).toEqual(Array(40 - 6).fill(refused));
		expect(flood.filter((outcome) => "value" in outcome)).toEqual(Array(6).fill({ value: false }));
		const hash = await passwords.hash("a-quiet-room");
		expect(await passwords.verify(hash, "a-quiet-room")).toBe(true);
	});

	test("do not wait forever behind one that failed", async () => {
		const { started, work } = holdWork();
		const passwords = createPasswordHashing({ concurrency: 1, waiting: 1 }, work);
		const [broken, next] = [outcomeOf(passwords.hash("1")), outcomeOf(passwords.hash("2"))];
		await settle();
		started[0]?.fail();
		expect(await broken).toEqual({ kind: "other", text: "The hashing failed" });
		await settle();
		started[1]?.finish();
		expect(await next).toEqual({ value: "hashed" });
	});
});
