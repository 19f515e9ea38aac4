import { z } from "zod";
import { receipts } from "#app/domain/base/messages/billing.ts";
import { receiptDetailsMaximum, receiptLinesMaximum } from "./receipt-limits.ts";

/** Lines without control characters, and without what turns the direction of a text; none of them is empty. */
const tidy = (text: string) =>
	text
		.replaceAll(/\r\n?/gu, "\n")
		.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, " ")
		.split("\n")
		.map((line) => line.replaceAll(/\s+/gu, " ").trim())
		.filter(Boolean)
		.join("\n");

/** What a person wants under "To" on their receipts; empty for nothing. */
export const receiptDetailsSchema = z.object({
	details: z
		.string({ error: receipts.tooLong(receiptDetailsMaximum) })
		.transform(tidy)
		.pipe(
			z
				.string()
				.max(receiptDetailsMaximum, receipts.tooLong(receiptDetailsMaximum))
				.refine(
					(text) => text.split("\n").length <= receiptLinesMaximum,
					receipts.tooManyLines(receiptLinesMaximum),
				),
		),
});
