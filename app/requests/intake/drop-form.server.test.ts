import { describe, expect, test } from "vitest";
import { intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { readDropForm } from "./drop-form.server.ts";

function send(count: number) {
	const form = new FormData();
	form.set("provenance", "declared");
	for (let at = 1; at <= count; at++) form.append("file", new File(["text"], `${at}.txt`));
	return readDropForm(new Request("http://localhost", { method: "POST", body: form }));
}

describe("The form that brings files to the desk", () => {
	test("has every file that was sent, also those that are too many at once", async () => {
		const form = await send(intakeLimits.files + 50);
		if (!form.success) throw new Error(form.error);
		expect(form.files.map(({ name }) => name).slice(-2)).toEqual(["149.txt", "150.txt"]);
		expect(form.files).toHaveLength(150);
	});

	test("is refused with more files than any desk has, so that none is lost without a word", async () => {
		expect(await send(intakeLimits.drafts)).toMatchObject({ success: true });
		expect(await send(intakeLimits.drafts + 1)).toMatchObject({ success: false });
	});
});
