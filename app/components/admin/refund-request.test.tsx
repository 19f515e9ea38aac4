import { expect, test } from "vitest";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { RefundRequest } from "./refund-request.tsx";

const request = {
	orderId: "1",
	number: "OF-000001",
	plan: "Pro",
	amount: "$29.99",
	paid: "June 15, 2026 at 12:00 UTC",
	status: "partly refunded",
	used: "21 different resumes",
	refundable: "$24.99",
	obstacle: null,
	effect: "The subscription ends at once, and so does its access.",
};
const draw = (more: Partial<typeof request> | { refundable: null; obstacle: string } = {}) => {
	const asked = { ...request, ...more };
	return parseHtml(markupOf(<RefundRequest messageId="2" request={asked} answer={undefined} />));
};

test("The press that a message asks for names what is left, what ends with it, and that it stays so", () => {
	const { text } = draw().one("form");
	expect(text).toContain("Refund $24.99 and close");
	expect(text).toContain("The subscription ends at once");
	expect(text).toContain("cannot be undone");
});

test("A payment that cannot go back has no press, and says why", () => {
	const page = draw({ refundable: null, obstacle: "The bank decides." });
	expect(page.all("form")).toEqual([]);
	expect(page.one("section").text).toContain("The bank decides.");
});
