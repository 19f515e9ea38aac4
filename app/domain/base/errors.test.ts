import { describe, expect, test } from "vitest";
import { AppError, type ErrorKind, isAppError, statusOf } from "./errors.ts";

describe("an error that a person meets", () => {
	test.each<[ErrorKind, number]>([
		["invalid", 400],
		["authentication_required", 401],
		["forbidden", 403],
		["not_found", 404],
		["conflict", 409],
		["gone", 410],
		["too_many_requests", 429],
		["unexpected", 500],
		["unavailable", 503],
	])("of kind %s answers %i", (kind, status) => {
		expect(statusOf(kind)).toBe(status);
	});

	test("has a sentence for the person and its cause for the log", () => {
		const cause = new Error("connection refused");
		const error = new AppError("unavailable", "Please try again.", { cause });
		expect(error).toMatchObject({ kind: "unavailable", message: "Please try again.", cause });
		expect(error).toBeInstanceOf(Error);
		expect(isAppError(error)).toBe(true);
	});

	test("is known from a second copy of this module as well", async () => {
		const copy: typeof import("./errors.ts") = await import("./errors.ts?copy" as string);
		expect(copy.AppError).not.toBe(AppError);
		expect(isAppError(new copy.AppError("gone", "Gone"))).toBe(true);
	});

	test.each([new Error("x"), { kind: "gone", message: "Gone" }, "gone", null, undefined])(
		"is not taken for one by its looks: %s",
		(error) => {
			expect(isAppError(error)).toBe(false);
		},
	);
});
