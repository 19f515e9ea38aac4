import { describe, expect, test } from "vitest";
import { stripeEvents } from "#app/data/base/schema/payments.server.ts";
import { receiveEvent } from "#app/operations/billing/receive-event.server.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { eventBody, nowInSeconds, signed, webhookSecret } from "#tests/helpers/signed-event.ts";

const post = ({ services }: Shop, body: string, signature: string | null) =>
	receiveEvent(services, body, signature);

describe("The signature of an event", () => {
	test("must be the provider's, fresh, and of exactly these bytes; else nothing is written", async () => {
		const shop = await openShop();
		const body = eventBody({ object: "customer", id: "cus_test_somebody" });
		const right = signed(body);
		const tampered = body.replace("customer.updated", "customer.deleted");
		const refused: [string, string | null][] = [
			[body, null],
			[body, ""],
			[body, "t=1,v1=0"],
			[body, "nonsense"],
			[body, right.replace("v1=", "v0=")],
			[body, `${right.slice(0, -1)}${right.endsWith("0") ? "1" : "0"}`],
			[body, signed(body, "whsec_another")],
			[body, signed(body, "")],
			[body, signed(body, webhookSecret, nowInSeconds() - 330)],
			[body, right.replace(/t=\d+/u, `t=${nowInSeconds() + 1}`)],
			[tampered, right],
			[`${body} `, right],
			["", right],
			["", signed(body)],
		];
		for (const [bytes, signature] of refused) {
			expect(await post(shop, bytes, signature), `${signature}`).toBe(400);
		}
		expect(await shop.services.database.$count(stripeEvents)).toBe(0);
		expect(await post(shop, body, right)).toBe(200);
		expect(await post(shop, body, signed(body, webhookSecret, nowInSeconds() - 240))).toBe(200);
		expect(await shop.services.database.$count(stripeEvents)).toBe(1);
	});

	test("may be made with either of two secrets while one replaces the other", async () => {
		const shop = await openShop({}, { moreSecrets: ["whsec_next"] });
		for (const by of [webhookSecret, "whsec_next"]) {
			const body = eventBody({ object: "customer", id: "cus_test_somebody" });
			expect(await post(shop, body, signed(body, by))).toBe(200);
			// Both in one header, as the provider signs meanwhile.
			const more = eventBody({ object: "customer", id: "cus_test_somebody" });
			const both = `${signed(more, "whsec_gone")},${signed(more, by).split(",")[1]}`;
			expect(await post(shop, more, both)).toBe(200);
		}
		const body = eventBody({ object: "customer", id: "cus_test_somebody" });
		expect(await post(shop, body, signed(body, "whsec_gone"))).toBe(400);
		expect(await shop.services.database.$count(stripeEvents)).toBe(4);
	});

	test("says nothing for an event of the other mode: that is refused, and logged", async () => {
		const shop = await openShop();
		const body = eventBody({ object: "customer", id: "cus_test_a" }, { livemode: true });
		expect(await post(shop, body, signed(body))).toBe(400);
		expect(await shop.services.database.$count(stripeEvents)).toBe(0);
		expect(shop.logged()).toContain("the other mode");
	});
});
