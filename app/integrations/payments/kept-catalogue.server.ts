import type Stripe from "stripe";
import { plans } from "#app/domain/billing/plans.ts";
import { readCatalogue, type StripeCatalogue } from "./stripe-catalogue.server.ts";

/**
 * The catalogue as this process keeps it. It is read again when the owner has changed a price, and when a price
 * turns up that another process has made since. What was sold keeps the price that it was sold at.
 */
export function keepCatalogue(
	stripe: Stripe,
	{ brandName, hasTax }: { brandName: () => string; hasTax: boolean },
) {
	let kept: { prices: string; loaded: Promise<StripeCatalogue> } | undefined;
	/** Prices of the same account that are none of ours. */
	const foreign = new Set<string>();

	function load(): Promise<StripeCatalogue> {
		const { pack, pro } = plans;
		const prices = [pack.priceInCents, pro.priceInCents, pro.firstMonthInCents].join();
		if (kept?.prices !== prices) {
			const loaded = readCatalogue(stripe, { brandName: brandName(), hasTax });
			const made = { prices, loaded };
			loaded.catch(() => {
				if (kept === made) kept = undefined;
			});
			kept = made;
		}
		return kept.loaded;
	}

	return {
		load,
		/** The next use reads it again. */
		forget() {
			kept = undefined;
		},
		/** Reads something by the catalogue, and once more when it names a price that is not in it. */
		async read<Found>(by: (catalogue: StripeCatalogue) => Promise<Found>): Promise<Found> {
			const catalogue = await load();
			const unknown = new Set<string>();
			const found = await by({
				...catalogue,
				planOf(priceId) {
					const plan = catalogue.planOf(priceId);
					if (priceId && !plan && !foreign.has(priceId)) unknown.add(priceId);
					return plan;
				},
			});
			if (unknown.size === 0) return found;
			kept = undefined;
			const renewed = await load();
			for (const priceId of unknown) if (!renewed.planOf(priceId)) foreign.add(priceId);
			return by(renewed);
		},
	};
}
