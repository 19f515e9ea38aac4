import { expect, test, vi } from "vitest";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { changeKeptLine } from "./keep-line.server.ts";
import { openResume } from "./open-resume.server.ts";
import { provideDownload, provideReadingFile } from "./provide-file.server.ts";
import { readElsewhere } from "./read-elsewhere.server.ts";
import { permitDownload, readResume } from "./read-resume.server.ts";
import { readSideBySide } from "./read-side-by-side.server.ts";
import { readVersions } from "./read-versions.server.ts";

/** A member of Pro with the free resume used up, a moment after a renewal whose events are lost. */
async function openRenewed() {
	const shop = await openShop();
	const { services, sandbox } = shop;
	const person = await shop.addPerson();
	const free = await shop.addResume();
	const id = await shop.addResume();
	for (const one of [free, id]) await addDocument(shop, one, documentWith("quicksilver"));
	await openResume(services, person, free, services.clock());
	await shop.buy(person, "pro-monthly");
	await shop.settle();
	const first = await getSubscription(services.database, person.id);
	if (!first) throw new Error("There is no subscription");
	await sandbox.control.setFaults({ drop: true });
	await sandbox.control.advance({ to: addDays(first.currentPeriodEnd, 0.001) });
	return {
		shop,
		services,
		person,
		free,
		id,
		first,
		pass: (seconds: number) =>
			sandbox.control.advance({ to: addDays(services.clock(), seconds / 86_400) }),
	};
}

test("At a renewal that nobody has told us of every door to a resume is open, and the provider is asked once", async () => {
	const { shop, services, person, id, first, pass } = await openRenewed();
	const asks = vi.spyOn(services.payments, "readCustomer");
	const keep = {
		intent: "keep",
		reference: { resumeId: id, line: "0000000000000000" },
	} as const;
	const doors: [object, (now: Date) => Promise<object>][] = [
		[
			{ success: true, decision: { by: "subscription" } },
			(now) => readResume(services, person, id, now),
		],
		// A document has no file of its own, no earlier version and no such line: the door was open.
		[
			{ reason: "no_file" },
			(now) => provideReadingFile(services, person, id, { now, leaves: true }),
		],
		[{ reason: "not_found" }, (now) => readVersions(services, person, id, now)],
		[{ status: 409 }, (now) => changeKeptLine(services, person, keep, now)],
		[
			{ 0: { lines: { kind: "words" } } },
			(now) => readSideBySide(services, person, [id], true, now),
		],
		[{ success: true }, (now) => readElsewhere(services, person, id, "work", now)],
		[
			{ success: true },
			(now) => provideDownload(services, person, id, "docx", { now, leaves: true }),
		],
		[{ data: { by: "subscription" } }, (now) => openResume(services, person, id, now)],
	];
	for (const [opens, knock] of doors) {
		const { currentPeriodStart, currentPeriodEnd, syncedAt } = first;
		await services.database
			.update(userSubscriptions)
			.set({ currentPeriodStart, currentPeriodEnd, syncedAt });
		await pass(60);
		asks.mockClear();
		for (const _ of [1, 2]) {
			expect({ ...(await knock(services.clock())) }).toMatchObject(opens);
			expect(asks).toHaveBeenCalledTimes(1);
		}
	}
	expect(await findBrokenInvariants(shop)).toEqual([]);
});

test("While the provider is away such a member reads, within the bound, and downloads nothing", async () => {
	const { shop, services, person, free, id, pass } = await openRenewed();
	const asks = vi.spyOn(services.payments, "readCustomer").mockRejectedValue(new Error("away"));
	const now = services.clock();
	await shop.look(person);
	expect(await openResume(services, person, id, now)).toMatchObject({ data: { by: "failure" } });
	expect(await readResume(services, person, id, now)).toMatchObject({ decision: null });
	expect(await permitDownload(services, person, id, "pdf", now)).toEqual({
		success: false,
		reason: "check_failed",
	});
	// What is theirs without Pro needs no provider, and is none of the three.
	expect(await readResume(services, person, free, now)).toMatchObject({
		decision: { by: "unlock" },
	});
	for (const expected of [{ decision: null }, { decision: null }, { reason: "check_failed" }]) {
		const other = await shop.addResume();
		expect(await readResume(services, person, other, now)).toMatchObject(expected);
	}
	// Nor does what nobody can open.
	const withdrawn = await shop.addResume({ withdrawnAt: now });
	expect(await openResume(services, person, withdrawn, now)).toMatchObject({ reason: "withdrawn" });
	expect(asks).toHaveBeenCalledTimes(1);

	// Pro that ended longer ago than an hour lets nobody in.
	await pass(3_600);
	await shop.look(person);
	expect(await readResume(services, person, id, services.clock())).toMatchObject({
		reason: "check_failed",
	});

	asks.mockRestore();
	await pass(60);
	expect(await readResume(services, person, id, services.clock())).toMatchObject({
		decision: { by: "subscription" },
	});
});

test("A subscription that the provider has not renewed either counts for an hour, and is then asked about once a minute", async () => {
	const { services, person, id, first, pass } = await openRenewed();
	const state = await services.payments.readCustomer(first.stripeCustomerId);
	const paid = { periodStart: first.currentPeriodStart, periodEnd: first.currentPeriodEnd };
	const asks = vi.spyOn(services.payments, "readCustomer").mockResolvedValue({
		...state,
		subscriptions: state.subscriptions.map((subscription) => ({ ...subscription, ...paid })),
	});
	const read = async () => {
		const result = await readResume(services, person, id, services.clock());
		return result.success || result.reason;
	};
	expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(true));
	expect(asks).toHaveBeenCalledTimes(1);
	await pass(3_600);
	asks.mockClear();
	expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill("limit_reached"));
	expect(await read()).toBe("limit_reached");
	expect(asks).toHaveBeenCalledTimes(1);
	await pass(60);
	expect(await read()).toBe("limit_reached");
	expect(asks).toHaveBeenCalledTimes(2);
	asks.mockRestore();
	await pass(60);
	expect(await read()).toBe(true);
});
