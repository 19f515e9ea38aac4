import { describe, expect, test } from "vitest";
import { type Limit, limits } from "./limits.ts";

const all = Object.entries<Limit>(limits);

test("Every limit is counted under a name of its own", () => {
	const names = all.map(([, { name }]) => name);
	expect(new Set(names).size).toBe(names.length);
});

describe.each(all)("%s", (_, { attempts, seconds, name }) => {
	test("allows a few attempts, and forgets within the hour, of resumes that are given within a day", () => {
		const longest = name === limits.contributePerPerson.name ? 86_400 : 3600;
		expect(Number.isInteger(attempts) && attempts >= 3).toBe(true);
		expect(Number.isInteger(seconds) && seconds >= 60 && seconds <= longest).toBe(true);
		expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
	});
});

test("One household may try as often as one address, and more", () => {
	expect(limits.signInPerNetwork.attempts).toBeGreaterThan(limits.signInPerAddress.attempts);
	expect(limits.mailPerNetwork.attempts).toBeGreaterThan(limits.mailPerAddress.attempts);
});

test("A password is guessed at most 1,440 times a day from one network, and mails come three an hour", () => {
	const { attempts, seconds } = limits.signInPerAddress;
	expect((attempts * 86_400) / seconds).toBeLessThanOrEqual(1440);
	expect(limits.mailPerAddress).toMatchObject({ attempts: 3, seconds: 3600 });
});
