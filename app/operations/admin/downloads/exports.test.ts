import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { emailSignups } from "#app/data/base/schema/mail.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { exportAudit } from "./export-audit.server.ts";
import { exportOrders } from "./export-orders.server.ts";
import { exportResumes } from "./export-resumes.server.ts";
import { exportSignups } from "./export-signups.server.ts";
import type { CsvExport } from "./stream-csv.server.ts";

async function openDesk() {
	const site = await createTestSite();
	const { services } = site;
	const { database } = services;
	const owner = ownerOf(site);
	/** With its byte order mark, if it has one. */
	const textOf = async ({ body }: CsvExport) =>
		new TextDecoder("utf-8", { ignoreBOM: true }).decode(
			await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
		);
	const labelOf = async (action: "orders.exported" | "resumes.exported" | "signups.exported") =>
		(await database.select().from(auditEntries).where(eq(auditEntries.action, action)))[0]?.label;
	return { site, services, database, owner, textOf, labelOf };
}

test("An export of orders has those that the list shows: none while too little is typed to search", async () => {
	const { services, database, owner, textOf, labelOf } = await openDesk();
	await database.insert(orders).values({
		...{ planId: plans.pro.id, amountInCents: 1900, currency: "usd", status: "paid" as const },
		...{ paidAt: testNow, stripePaymentIntent: "pi_1", stripeCustomerId: "cus_1" },
	});
	const shown = async (query: string) =>
		(await textOf(await exportOrders(services, owner, new URLSearchParams(query)))).trim();
	expect((await shown("")).split("\r\n")).toHaveLength(2);
	expect((await shown("q=ab")).split("\r\n")).toHaveLength(1);
	expect(await labelOf("orders.exported")).toContain("1 order,");
});

test("Exports with words of people say in their first bytes that they are UTF-8; all are counted in words", async () => {
	const { site, services, database, owner, textOf, labelOf } = await openDesk();
	await site.addResume();
	await database.insert(emailSignups).values({ email: "a@example.com", createdAt: testNow });
	const none = new URLSearchParams();
	for (const written of [
		await exportAudit(services, owner, none),
		await exportResumes(services, owner, none),
	]) {
		expect(await textOf(written)).toMatch(/^\uFEFF[^\uFEFF]/u);
	}
	// A program that sends mails takes the mark for a part of the first column's name.
	expect(await textOf(await exportSignups(services, owner))).toMatch(/^Email,/u);
	expect(await labelOf("resumes.exported")).toBe("1 resume");
	expect(await labelOf("signups.exported")).toBe("1 address");
});
