import { describe, expect, test } from "vitest";
import type { OrderView } from "#app/domain/billing/plan-view.ts";
import { prices } from "#app/domain/billing/plans.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { shownOrder } from "#tests/helpers/shown.ts";
import { OrderList } from "./order-list.tsx";
import { Receipt, type ReceiptView } from "./receipt.tsx";

const orders: OrderView[] = [
	{ ...shownOrder, id: "o2", number: "OF-000043", plan: "Resume Pack", amount: prices.pack },
	{ ...shownOrder, date: "May 15, 2026", status: "partly refunded", isRefundable: false },
];
const draw = (shown: OrderView[]) =>
	parseHtml(markupOf(<OrderList orders={shown} />, "/subscription"));

describe("The list of orders", () => {
	test("has a line for each: what, how much, when, which number and how it stands", () => {
		const [first, second] = draw(orders).all("li");
		expect(first?.text).toContain(
			`Resume Pack ${prices.pack} June 15, 2026 OF-000043 Paid Receipt OF-000043`,
		);
		expect(second?.text).toBe(
			`Pro ${prices.pro} May 15, 2026 OF-000042 Partly refunded Receipt OF-000042`,
		);
	});

	test("leads to each receipt", () => {
		const page = draw(orders);
		expect(page.link("Receipt OF-000043")).toBe("/orders/o2/receipt");
		expect(page.link("Receipt OF-000042")).toBe("/orders/o1/receipt");
	});

	test("gives the money back where it can be taken, after one question", () => {
		const question = draw(orders).one("details");
		expect(question.get("open")).toBeNull();
		expect(question.one("summary").text).toBe("Get my money back : OF-000043");
		const form = question.one("form", { action: "/orders/o2/refund", method: "post" });
		expect(form.one("p").text).toBe(
			"This ends what it paid for at once, and uses up your guarantee: it works once for each mailbox.",
		);
		expect(form.all("button").map(({ text }) => text)).toEqual([
			`Yes, refund ${prices.pack}`,
			"Keep it",
		]);
		expect(form.one("input", { name: "from" }).get("value")).toBe("/subscription");
	});

	test("says so when it is empty", () => {
		const page = draw([]);
		expect(page.text).toContain("You have no orders yet.");
		expect(page.all("li")).toEqual([]);
	});
});

const receipt: ReceiptView = {
	number: "OF-000042",
	date: "May 15, 2026",
	email: "sam@example.com",
	details: "",
	tax: null,
	plan: "Pro",
	period: "May 15, 2026 to June 15, 2026",
	amount: prices.pro,
	currency: "USD",
	status: "paid",
	refunded: null,
	reference: "pi_test_1",
	card: "Visa 4242",
	seller: ["Example Reading, Inc.", "1 Example Street"],
};
const drawReceipt = (changes: Partial<ReceiptView> = {}) =>
	parseHtml(markupOf(<Receipt receipt={{ ...receipt, ...changes }} />, "/orders/o1/receipt"));

describe("A receipt", () => {
	test("says who paid what to whom, for which time, and where to find it again", () => {
		const text = drawReceipt().one("article").text;
		for (const part of [
			"Receipt OF-000042",
			"Offerfolio",
			"Date: May 15, 2026",
			"To: sam@example.com",
			"Status: Paid",
			"Pro May 15, 2026 to June 15, 2026",
			`Total (USD) ${prices.pro}`,
			"Payment reference: pi_test_1",
			"Example Reading, Inc. 1 Example Street",
			"Paid with: Visa 4242",
			"Period: May 15, 2026 to June 15, 2026",
		]) {
			expect(text).toContain(part);
		}
	});

	test("names what went back, and only then", () => {
		expect(drawReceipt().text).not.toContain("Refunded");
		const text = drawReceipt({ status: "refunded", refunded: prices.pro }).text;
		expect(text).toContain("Status: Refunded");
		expect(text).toContain(`Refunded (USD) ${prices.pro}`);
	});

	test("prints the sheet without the ways around it", () => {
		const page = drawReceipt();
		const [print] = page.all("button");
		expect(print?.text).toBe("Print");
		expect(print?.get("class")).toContain("needs-script");
		expect(page.one("article").all("button")).toEqual([]);
		expect(page.one("main").all("div")[0]?.get("class")).toContain("print:hidden");
	});
});
