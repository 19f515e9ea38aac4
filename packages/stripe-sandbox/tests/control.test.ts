import { describe, expect, test } from "vitest";
import { openForAll } from "./opening.ts";
import { cards, payWith, post, visit } from "./shopping.ts";
import { openStage } from "./stage.ts";

const { stage, read, openSession } = openForAll();

describe("the control page", () => {
	const press = (fields: Record<string, string>) => post(stage.sandbox, "/dev/stripe", fields);

	test("moves time on, and never back", async () => {
		const { sandbox } = stage;
		const before = sandbox.now().getTime();
		expect((await press({ action: "advance", by: "day" })).status).toBe(303);
		expect(sandbox.now().getTime() - before).toBeGreaterThanOrEqual(86_400_000);
		expect((await press({ action: "advance", by: "date", to: "2020-01-01" })).status).toBe(400);
		expect((await press({ action: "advance", by: "date", to: "soon" })).status).toBe(400);
		expect((await press({ action: "advance", by: "date", to: "9999-01-01" })).status).toBe(400);
		const year = sandbox.now().getUTCFullYear() + 1;
		await press({ action: "advance", by: "date", to: `${year}-03-01` });
		expect(sandbox.now().toISOString().slice(0, 10)).toBe(`${year}-03-01`);
		await expect(sandbox.control.advance({ seconds: -1 })).rejects.toThrow(RangeError);
	});

	test("stops on the way at what happens, here and at the site, each at its own time", async () => {
		const own = await openStage();
		const { sandbox } = own;
		const start = Math.floor(sandbox.now().getTime() / 1000) * 1000;
		const inDays = (days: number) => new Date(start + days * 86_400_000);
		const passed: string[] = [];
		const mails = [2, 5, 40].map(inDays);
		const dayNow = () => Math.round((sandbox.now().getTime() - start) / 86_400_000);
		sandbox.control.follow({
			upcoming: async () => mails.map((at) => ({ at, what: "A mail of the site" })),
			nextStop: async (after) => mails.find((at) => at > after) ?? null,
			moved: async () => undefined,
			settle: async () => undefined,
			pass: async ({ isStop = false } = {}) => {
				if (isStop || dayNow() > 0) passed.push(`day ${dayNow()}${isStop ? "" : ", the end"}`);
			},
		});
		const page = await visit(sandbox, "/dev/stripe");
		expect(await page.text()).toContain("A mail of the site");
		expect((await post(sandbox, "/dev/stripe", { action: "next" })).status).toBe(303);
		expect(dayNow()).toBe(2);
		await sandbox.control.advance({ to: inDays(30) });
		expect(passed.filter((line, index) => line !== passed[index - 1])).toEqual([
			"day 2, the end",
			"day 5",
			"day 30, the end",
		]);
		await own.close();
	});

	test("has no next thing to go to when nothing is on its way", async () => {
		const lonely = await openStage();
		expect(await lonely.sandbox.control.listUpcoming()).toEqual([]);
		expect((await post(lonely.sandbox, "/dev/stripe", { action: "next" })).status).toBe(400);
		await lonely.close();
	});

	test("goes back to now only when nothing lies in the future", async () => {
		const lonely = await openStage();
		const pressThere = (fields: Record<string, string>) =>
			post(lonely.sandbox, "/dev/stripe", fields);
		await pressThere({ action: "advance", by: "month" });
		expect((await pressThere({ action: "now" })).status).toBe(303);
		expect(Math.abs(lonely.sandbox.now().getTime() - Date.now())).toBeLessThan(2000);
		await pressThere({ action: "advance", by: "week" });
		await lonely.stripe.customers.create({});
		const refused = await pressThere({ action: "now" });
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain("Something was made in the future");
		await lonely.close();
	});

	test("gives back, disputes and decides", async () => {
		const { stripe } = stage;
		const customer = await stripe.customers.create({ email: "control@example.com" });
		const session = await openSession({ customer: customer.id });
		await payWith(stage.sandbox, session, cards.good);
		const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
		if (!charge) throw new Error("There is no charge");
		await press({ action: "refund", charge: charge.id, amount: "4.99" });
		expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(499);
		expect((await press({ action: "refund", charge: charge.id, amount: "9.99" })).status).toBe(400);
		expect((await press({ action: "refund", charge: charge.id, amount: "all" })).status).toBe(400);
		await press({ action: "dispute", charge: charge.id });
		const { page } = await read("/dev/stripe");
		const dispute = page.all("input", { name: "dispute" })[0]?.get("value") ?? "";
		await press({ action: "close-dispute", dispute, outcome: "lost" });
		expect((await stripe.disputes.retrieve(dispute)).status).toBe("lost");
	});

	test("switches faults on and off, and shows events with what became of them", async () => {
		const { sandbox } = stage;
		await press({
			action: "faults",
			duplicate: "2",
			shuffle: "5",
			drop: "on",
			delay: "10",
			leavesPastDue: "on",
		});
		expect(sandbox.control.faults()).toMatchObject({
			leavesPastDue: true,
			duplicate: 2,
			shuffle: 5,
			drop: true,
			delay: 10,
			apiErrors: 0,
			keptErrors: 0,
			doneErrors: 0,
		});
		await stage.stripe.customers.create({ name: "Dropped" });
		const { page } = await read("/dev/stripe");
		expect(page.one("input", { id: "shuffle" }).get("value")).toBe("5");
		const [newest] = page.all("section").at(-1)?.all("li") ?? [];
		expect(newest?.text).toMatch(/customer\.created .+dropped 0 attempts dropped 0 attempts/u);
		expect((await press({ action: "faults", delay: "long" })).status).toBe(400);
		await press({ action: "no-faults" });
		expect(sandbox.control.faults()).toMatchObject({ duplicate: 1, shuffle: null, drop: false });
		const event = newest?.one("input", { name: "event" }).get("value") ?? "";
		await press({ action: "redeliver", event });
		await expect.poll(() => stage.receiver.events.some(({ id }) => id === event)).toBe(true);
		expect((await press({ action: "explode" })).status).toBe(400);
	});
});
