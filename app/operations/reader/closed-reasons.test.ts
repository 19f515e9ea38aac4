import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import { messages } from "#app/domain/base/messages.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { readPerson } from "#app/operations/admin/read-person.server.ts";
import { denialResponse } from "#app/requests/denial-response.server.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { explainDenial } from "./explain-denial.server.ts";
import { changeKeptLine } from "./keep-line.server.ts";
import { openResume } from "./open-resume.server.ts";
import { provideDownload } from "./provide-file.server.ts";
import { readKeptLines } from "./read-kept-lines.server.ts";
import type { DownloadDenial } from "./read-resume.server.ts";
import { swapResume } from "./swap-resume.server.ts";

const text = "Cut costs from 9 to 4 dollars";
const old = {
	grantedAt: addDays(testNow, -60),
	expiresAt: addDays(testNow, -30),
	resumesRemaining: 0,
};

/** A member whose older pack has ended, and a resume with one line. */
async function openSite() {
	const site = await createTestSite();
	const { services } = site;
	const id = await site.addResume({ title: "Ledger lead" });
	const document = documentWith("nothing");
	const work = document.work.map((job) => ({ ...job, highlights: [text] }));
	await addDocument(site, id, { ...document, work });
	const person = await site.addPerson();
	const reference = { resumeId: id, line: lineHash(text) };
	return {
		site,
		services,
		person,
		id,
		keep: () => changeKeptLine(services, person, { intent: "keep", reference }, testNow),
		door: async (reason: string, now = testNow) =>
			(await explainDenial(services, person, id, reason, now))?.cause,
		async kept(now = testNow) {
			const [line] = await readKeptLines(services, person, now);
			return line && "cause" in line ? line.cause : undefined;
		},
	};
}

test("A resume that was swapped is closed by the swap, and not by an older pack", async () => {
	const { site, services, person, id, keep, door, kept } = await openSite();
	await site.addPack(person, old);
	await site.addPack(person);
	await openResume(services, person, id, testNow);
	await keep();
	expect(await swapResume(services, person, id, testNow)).toEqual({ success: true });
	const cause =
		"You swapped this resume on June 15, 2026, and its credit went back to your Resume Pack.";
	expect(await door("unopened")).toBe(cause);
	expect(await kept()).toBe(cause);
	expect(await keep()).toMatchObject({ status: 403, error: `${keeping.closedNow} ${cause}` });
});

test("A resume that was opened with Pro is closed by the end of Pro, and not by a pack that ended later", async () => {
	const { site, services, person, id, keep, door, kept } = await openSite();
	const proEnd = addDays(testNow, 5);
	await site.addSubscription(person, { status: "canceled", currentPeriodEnd: proEnd });
	await site.addPack(person, { expiresAt: addDays(testNow, 10), resumesRemaining: 0 });
	await openResume(services, person, id, testNow);
	await keep();
	const later = addDays(testNow, 20);
	expect(await door("pack_expired", later)).toBe("Your Pro ended on June 20, 2026.");
	expect(await kept(later)).toBe("Your Pro ended on June 20, 2026.");
});

test("A month whose payment is disputed closes a resume by the dispute, also with a pause booked for later", async () => {
	const { site, services, person, keep, id, door, kept } = await openSite();
	const resumesAt = addDays(testNow, 60);
	await site.addSubscription(person, { stripeSubscriptionId: "sub_1", resumesAt });
	await openResume(services, person, id, testNow);
	await keep();
	const said = async () => [
		await door("unopened"),
		await kept(),
		(await readPerson(services, person.id, testNow))?.plan,
	];
	const { database } = services;
	await database.update(userSubscriptions).set({ status: "inactive" });
	const paused =
		"Your Pro is paused until August 14, 2026 at 12:00 UTC. “My Subscription” has the button that ends the pause.";
	expect(await said()).toEqual([paused, paused, "Free, Pro paused until Aug 14, 2026"]);
	await database.insert(orders).values({
		...{ userId: person.id, planId: "pro-monthly", amountInCents: 2999, currency: "usd" },
		...{ status: "disputed", paidAt: testNow, periodStart: testNow },
		...{ stripePaymentIntent: "pi_1", stripeCustomerId: "cus_1", stripeSubscriptionId: "sub_1" },
	});
	const disputed =
		"The payment for your Pro is disputed, so it opens nothing until that is settled.";
	expect(await said()).toEqual([disputed, disputed, "Free, payment disputed"]);
});

test("A download of what the free resume has opened needs Pro once Pro has ended, and one that a credit may open a plan", async () => {
	const { site, services, person, id } = await openSite();
	const later = addDays(testNow, 20);
	const ask = async (format: "pdf" | "docx", resumeId = id, now = later) => {
		const asked = { now, leaves: true };
		const result = await provideDownload(services, person, resumeId, format, asked);
		if (result.success) return "comes";
		const response = await denialResponse(services, resumeId, result as DownloadDenial, null);
		const body = "data" in response ? response.data : {};
		return [result.reason, "needsPro" in body];
	};
	await openResume(services, person, id, testNow);
	await site.addSubscription(person, {
		status: "canceled",
		currentPeriodEnd: addDays(testNow, 5),
	});
	expect(await ask("pdf", id, testNow)).toBe("comes");
	expect([await ask("pdf"), await ask("docx")]).toEqual([
		["upgrade_required", true],
		["upgrade_required", true],
	]);
	const other = await site.addResume({ availability: "document" });
	expect(await ask("pdf", other)).toEqual(["limit_reached", false]);
	await site.addPack(person, { expiresAt: addDays(testNow, 40) });
	expect(await ask("docx", other)).toEqual(["upgrade_required", true]);
});

test("A line of a resume that was withdrawn meanwhile is not kept, for that reason", async () => {
	const { site, services, person, id, keep } = await openSite();
	await site.addSubscription(person);
	await services.database.update(resumes).set({ withdrawnAt: testNow }).where(eq(resumes.id, id));
	expect(await keep()).toMatchObject({ status: 410, error: messages.access.withdrawn });
});
