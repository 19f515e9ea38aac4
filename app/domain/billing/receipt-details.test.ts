import { expect, test } from "vitest";
import { receiptDetailsSchema } from "./receipt-details.ts";

const read = (details: string) => receiptDetailsSchema.safeParse({ details });

test("What stands under “To” is lines of text and nothing else", () => {
	const typed = "  Ada  Example\r\n\r\nExample Ltd.\u202e\n1 Street\u0000";
	expect(read(typed).data).toEqual({ details: "Ada Example\nExample Ltd.\n1 Street" });
	expect(read(" \n ").data).toEqual({ details: "" });
	expect(read("x".repeat(401)).success).toBe(false);
	expect(read("a\n".repeat(8)).success).toBe(true);
	expect(read("a\n".repeat(9)).success).toBe(false);
});
