import { expect, test } from "vitest";
import { messageListAddress, readMessageStatus } from "./message-list.ts";

const read = (address: string) => readMessageStatus(new URL(address, "http://x").searchParams);

test("The list begins with what waits for an answer", () => {
	expect(messageListAddress("new")).toBe("/admin/messages");
	expect(read("/admin/messages")).toBe("new");
	expect(read(messageListAddress("closed"))).toBe("closed");
});

test.each(["open", "__proto__", ""])("A status that there is not is left out: %s", (status) => {
	expect(read(`/admin/messages?status=${status}`)).toBe("new");
});
