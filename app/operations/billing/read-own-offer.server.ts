import { askTogether, type Connection } from "#app/data/base/database.server.ts";
import { findPending } from "#app/data/billing/checkouts.server.ts";
import { findGuarantee, type Promised } from "#app/data/billing/promises.server.ts";
import type { Rights } from "#app/data/reader/rights.server.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";
import { isProHeld } from "#app/domain/billing/checkout-rules.ts";
import { type Offer, offerFor } from "#app/domain/billing/offer.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";

/** What the page of prices shows of the one who looks. */
export type OwnOffer = {
	offer: Offer;
	/** Payments that are being confirmed. */
	pending: SoldPlanId[];
	/** A subscription that gives nothing now; no second one is sold next to it. */
	isProHeld: boolean;
	/** The money-back guarantee was used, and gives nothing more back. */
	hadGuarantee: boolean;
};

/** @param rights of the viewer, at this moment */
export async function readOwnOffer(
	connection: Connection,
	viewer: Promised & Pick<Viewer, "hasFirstMonth">,
	rights: Rights,
	now: Date,
): Promise<OwnOffer> {
	const [pending, guarantee] = await askTogether(connection, (together) => [
		findPending(together, viewer.id),
		findGuarantee(together, viewer),
	]);
	return {
		offer: offerFor(viewer),
		pending: pending.map(({ planId }) => planId),
		hadGuarantee: guarantee !== null,
		isProHeld: isProHeld(rights, now),
	};
}
