import { getSubscription, type SubscriptionRow } from "#app/data/billing/subscriptions.server.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { createApp } from "./app.ts";
import { addMember, type Member } from "./member.ts";
import { addDocument, documentWith } from "./resume-bodies.ts";
import { openShop } from "./shop.ts";

/** A shop with its pages, and what people have and do there. */
export async function openBilling() {
	const shop = await openShop();
	const app = await createApp(shop);
	return {
		shop,
		app,
		/** A person who is signed in, with what they have bought. */
		async join(bought?: SoldPlanId, card?: string): Promise<Member> {
			const member = await addMember(shop, app);
			if (bought) await shop.buy(member.person, bought, card);
			await shop.settle();
			return member;
		},
		async rowOf({ person }: Member): Promise<SubscriptionRow> {
			const row = await getSubscription(shop.services.database, person.id);
			if (!row) throw new Error("There is no subscription");
			return row;
		},
		/** Opens a resume of its own, which may spend a credit. */
		async openOne({ browser }: Member, title?: string): Promise<string> {
			const id = await shop.addResume({ company: "Kestrel Works", ...(title && { title }) });
			await addDocument(shop, id, documentWith("quicksilver"));
			await browser.visit(`/resumes/${id}/open`, { form: {} });
			return id;
		},
	};
}
