import { expect, test } from "vitest";
import { messageListAddress, readMessageQuery } from "./message-list.ts";

const id = "11111111-1111-4111-8111-111111111111";
const read = (address: string) => readMessageQuery(new URL(address, "http://x").searchParams);

test("The list begins with what waits for an answer", () => {
	expect(messageListAddress("new")).toBe("/admin/messages");
	expect(read("/admin/messages")).toEqual({ status: "new", after: null });
});

test.each([true, false])("An address leads on from where a page ended (Pro: %s)", (isPro) => {
	const after = { isPro, at: new Date("2026-06-15T12:00:00.123Z"), id };
	expect(read(messageListAddress("closed", after))).toEqual({ status: "closed", after });
});

test.each([
	"status=open",
	"status=__proto__",
	"after=1.2",
	`after=2.5.${id}`,
	`after=1.-5.${id}`,
	`after=1.99999999999999999.${id}`,
	`after=1.999999999999999.${id}`,
	"after=1.5.not-an-id",
	`after=1.5.${id}.7`,
	"after='; drop table contact_messages",
])("What cannot be understood is left out: %s", (query) => {
	expect(read(`/admin/messages?${query}`)).toEqual({ status: "new", after: null });
});
