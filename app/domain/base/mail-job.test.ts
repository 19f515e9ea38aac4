import { expect, test } from "vitest";
import { readMailJob } from "./mail-job.ts";

test("An email from the queue is read by the schema of its name", () => {
	const job = { message: "refunded", to: "ada@example.com", orderId: "7" } as const;
	expect(readMailJob(job)).toEqual(job);
	// Jobs of earlier versions had no `userId`.
	const old = {
		message: "email-changed",
		to: "ada@example.com",
		newEmail: "b@example.com",
		at: "x",
	};
	expect(readMailJob(old)).toEqual(old);
});

test.each([
	["of a name that is not known", { message: "hello", to: "ada@example.com" }],
	["of a name that every object has", { message: "constructor", to: "ada@example.com" }],
	["without what it needs", { message: "refunded", to: "ada@example.com" }],
])("An email %s is not read", (_, job) => {
	expect(readMailJob(job)).toBeNull();
});
