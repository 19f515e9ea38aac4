import { orders } from "#app/data/base/schema/payments.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { type TestSite, testNow } from "./site.ts";

/** Adds a pack with the payment behind it, which the money-back guarantee covers. */
export async function addPaidPack(site: TestSite, person: Person): Promise<string> {
	const purchaseId = await site.addPack(person);
	await site.services.database.insert(orders).values({
		userId: person.id,
		planId: "resume-pack",
		amountInCents: 999,
		currency: "usd",
		status: "paid",
		paidAt: testNow,
		stripePaymentIntent: `pi_${purchaseId}`,
		stripeCustomerId: `cus_${purchaseId}`,
		purchaseId,
	});
	return purchaseId;
}
