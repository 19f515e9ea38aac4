import { describe, expect, test } from "vitest";
import { cancellations } from "#app/data/base/schema/payments.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { cancellationReasons } from "#app/domain/billing/cancellation.ts";
import { openDashboard as openOwner } from "#tests/helpers/dashboard.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import type { Visit } from "#tests/helpers/visitor.ts";

async function openDashboard() {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	const { app, owner } = await openOwner(site);
	let count = 0;
	const add = (values: Partial<typeof cancellations.$inferInsert> = {}) =>
		site.services.database.insert(cancellations).values({
			stripeSubscriptionId: `sub_test_${++count}`,
			reason: "Other",
			createdAt: testNow,
			...values,
		});
	const see = (query = "") => owner.visit(`/admin/cancellations${query}`);
	return { site, app, owner, add, see };
}

const rowsOf = (section: HtmlElement) =>
	section
		.one("tbody")
		.all("tr")
		.map((row) => row.children.map((cell) => (cell as HtmlElement).text));
const listOf = ({ page }: Visit) =>
	rowsOf(page.one("section", { "aria-label": "Latest cancellations" }));
const plotOf = ({ page }: Visit, title: string) => {
	const figure = page.all("figure").find((one) => one.one("h3").text === title);
	if (!figure) throw new Error(`There is no plot ${title}`);
	return figure;
};
const numbersOf = (figure: HtmlElement) => {
	const [head, ...body] = figure.one("table").all("tr");
	return [head, ...body].map(
		(row) => row?.children.map((cell) => (cell as HtmlElement).text) ?? [],
	);
};

describe("the cancellations", () => {
	test("are listed with reason, satisfaction, comments and whether they were taken back", async () => {
		const { site, add, see } = await openDashboard();
		const person = await site.addPerson();
		await add({
			userId: person.id,
			reason: "Too expensive",
			satisfaction: "very-dissatisfied",
			comments: "<b>Too much</b>\nfor me",
			createdAt: addDays(testNow, -1),
			resumedAt: testNow,
		});
		await add({ reason: "Other" });
		const visit = await see();
		expect(listOf(visit)).toEqual([
			["Jun 15, 2026", "Other", "No answer", "", "No", "Deleted"],
			[
				"Jun 14, 2026",
				"Too expensive",
				"Very Dissatisfied",
				"<b>Too much</b> for me",
				"Jun 15, 2026",
				"Open",
			],
		]);
		expect(visit.page.link("Open")).toBe(`/admin/people/${person.id}`);
	});

	test("are drawn by month, and every number of the bars stands in the table beside them", async () => {
		const { add, see } = await openDashboard();
		const inMonth = (month: string, day = "10") => new Date(`${month}-${day}T00:00:00.000Z`);
		await add({ reason: "Too expensive", satisfaction: "neutral", createdAt: inMonth("2026-05") });
		await add({ reason: "Too expensive", createdAt: inMonth("2026-05", "31") });
		await add({ reason: "Other", satisfaction: "satisfied", createdAt: inMonth("2026-05", "01") });
		await add({ reason: "Other", createdAt: new Date("2026-04-30T23:59:59.999Z") });
		await add({ reason: "Other", createdAt: inMonth("2025-07", "01") });
		await add({ reason: "Other", createdAt: new Date("2025-06-30T23:59:59.999Z") });
		const visit = await see();
		const reasons = plotOf(visit, "Reasons by month");
		const [head = [], ...months] = numbersOf(reasons);
		expect(head).toEqual(["Month", ...cancellationReasons, "All"]);
		expect(months).toHaveLength(12);
		expect(months.map((row) => row.at(-1)).map(Number)).toEqual([
			1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0,
		]);
		expect(months[10]).toEqual(["May 2026", "2", "0", "0", "0", "0", "0", "0", "0", "1", "3"]);
		const bars = reasons.all("svg", { class: "stack-bar" });
		expect(bars).toHaveLength(12);
		// The highest bar fills its drawing, and its pieces stand on one another.
		expect(bars[10]?.get("viewBox")).toBe("0 0 1 3");
		expect(bars[10]?.all("rect").map((piece) => [piece.get("y"), piece.get("height")])).toEqual([
			["1", "2"],
			["0", "1"],
		]);
		const satisfaction = numbersOf(plotOf(visit, "Satisfaction by month"));
		expect(satisfaction[0]?.at(-2)).toBe("No answer");
		expect(satisfaction[11]).toEqual(["May 2026", "0", "1", "1", "0", "0", "1", "3"]);
		expect(visit.html).not.toMatch(/ style=/u);
	});

	test("are filtered by reason, the list and both drawings, without scripts", async () => {
		const { owner, add, see } = await openDashboard();
		await add({ reason: "Technical issues", satisfaction: "neutral" });
		await add({ reason: "Other", satisfaction: "satisfied" });
		const form = (await see()).page.one("main").one("form");
		expect([form.get("method"), form.get("action")]).toEqual(["get", "/admin/cancellations"]);
		const name = form.one("select").get("name") ?? "";
		const visit = await owner.visit(
			`/admin/cancellations?${new URLSearchParams({ [name]: "Technical issues" })}`,
		);
		expect(listOf(visit).map(([, reason]) => reason)).toEqual(["Technical issues"]);
		expect(numbersOf(plotOf(visit, "Reasons by month"))[12]?.at(-1)).toBe("1");
		expect(numbersOf(plotOf(visit, "Satisfaction by month"))[12]?.slice(2, 4)).toEqual(["0", "1"]);
		const chosen = visit.page
			.one("select")
			.all("option")
			.filter((one) => one.attributes.has("selected"));
		expect(chosen.map(({ text }) => text)).toEqual(["Technical issues"]);
		const none = await see("?reason=Too+expensive");
		expect(none.page.one("main").text).toContain("Nobody has left for this reason.");
	});

	test("are all there over the pages, also with many at one instant", async () => {
		const { owner, add } = await openDashboard();
		for (let number = 0; number < 120; number++) {
			await add({
				comments: `Comment ${number}`,
				reason: number % 3 ? "Other" : "Too expensive",
				createdAt: addDays(testNow, -Math.floor(number / 60)),
			});
		}
		for (const [query, total] of [
			["", 120],
			["?reason=Other", 80],
		] as const) {
			const seen = new Set<string>();
			let pages = 0;
			for await (const visit of owner.pages(`/admin/cancellations${query}`)) {
				for (const row of listOf(visit)) seen.add(row[3] ?? "");
				pages++;
			}
			expect([seen.size, pages]).toEqual([total, Math.ceil(total / 50)]);
		}
	});

	test("say so when there are none", async () => {
		const { see } = await openDashboard();
		expect((await see()).page.one("main").text).toContain("Nobody has canceled yet.");
	});
});
