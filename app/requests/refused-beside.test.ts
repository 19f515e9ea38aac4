import { UNSAFE_ErrorResponseImpl as Answer, redirect } from "react-router";
import { expect, test } from "vitest";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import { messages } from "#app/domain/base/messages.ts";
import { refusedSentence } from "./refused-beside.ts";

test("What stands beside a resume says why it does not come: closed meanwhile, withdrawn, or a fault", () => {
	const cause = "Your Pro ended on June 1, 2026.";
	const door = { cause, resume: { id: "a", title: "Lead", company: "Google" } };
	const closed = new Answer(403, "", { kind: "forbidden", sentence: "Upgrade.", door });
	expect(refusedSentence(closed)).toBe(`${keeping.closedNow} ${cause}`);
	expect(refusedSentence(redirect("/resumes/a"))).toBe(keeping.closedNow);
	const gone = { kind: "gone", sentence: messages.access.withdrawn };
	expect(refusedSentence(new Answer(410, "", gone))).toBe(messages.access.withdrawn);
	expect(refusedSentence(new Answer(503, "", { sentence: "Later." }))).toBeNull();
	expect(refusedSentence(new TypeError("Failed to fetch"))).toBeNull();
});
