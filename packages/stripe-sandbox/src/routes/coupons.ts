import { z } from "zod";
import { invalidRequest } from "../errors.ts";
import { emit } from "../events.ts";
import { newId } from "../ids.ts";
import { mergeMetadata } from "../metadata.ts";
import { couponObject } from "../objects/catalogue.ts";
import { integer, metadata, oneOf, text } from "../parameters.ts";
import type { CouponRecord } from "../records.ts";
import { requiredLocked } from "../requiring.ts";
import { listRoute, readRoute, route } from "../route.ts";
import type { Transaction } from "../store.ts";

const showCoupon = (coupon: CouponRecord, tx: Transaction) =>
	coupon.deleted ? null : couponObject(coupon, tx.at);

const parameters = {
	id: text.optional(),
	name: text.max(40).optional(),
	duration: oneOf(["forever", "once", "repeating"]).optional(),
	duration_in_months: integer.optional(),
	amount_off: integer.refine((value) => value > 0, "must be greater than 0").optional(),
	currency: text.optional(),
	percent_off: z
		.string()
		.regex(/^\d{1,3}(?:\.\d{1,2})?$/u, "must be a number")
		.transform(Number)
		.refine((value) => value > 0 && value <= 100, "must be between 0 and 100")
		.optional(),
	max_redemptions: integer.refine((value) => value > 0).optional(),
	redeem_by: integer.optional(),
	applies_to: z.strictObject({ products: z.array(text) }).optional(),
	metadata: metadata.optional(),
};

export const couponRoutes = [
	route("POST", "/v1/coupons", parameters, async ({ tx, parameters }) => {
		const { amount_off = null, percent_off = null, currency = null } = parameters;
		if ((amount_off === null) === (percent_off === null)) {
			const message =
				amount_off === null
					? "Must provide percent_off or amount_off."
					: "You may only specify one of these parameters: amount_off, percent_off.";
			throw invalidRequest(message);
		}
		if (amount_off !== null && currency === null) {
			const details = { code: "parameter_missing", param: "currency" };
			throw invalidRequest("You must pass currency when passing amount_off", details);
		}
		const { duration = "once", duration_in_months = null } = parameters;
		if ((duration === "repeating") !== (duration_in_months !== null)) {
			const param = "duration_in_months";
			throw invalidRequest("duration_in_months goes with a duration of repeating.", { param });
		}
		const id = parameters.id ?? newId("", 8);
		const earlier = await tx.get("coupon", id);
		if (earlier && !earlier.deleted) {
			throw invalidRequest("Coupon already exists.", { code: "resource_already_exists" });
		}
		// The id of one that was deleted is free.
		const coupon = await tx[earlier ? "save" : "insert"]("coupon", {
			id,
			created: tx.at,
			amount_off,
			currency: currency?.toLowerCase() ?? null,
			percent_off,
			duration,
			duration_in_months,
			name: parameters.name ?? null,
			metadata: mergeMetadata({}, parameters.metadata),
			max_redemptions: parameters.max_redemptions ?? null,
			redeem_by: parameters.redeem_by ?? null,
			times_redeemed: 0,
			products: parameters.applies_to?.products ?? null,
			deleted: false,
		});
		await emit(tx, "coupon.created", couponObject(coupon, tx.at));
		return couponObject(coupon, tx.at);
	}),

	readRoute("/v1/coupons", "coupon", showCoupon),

	route("DELETE", "/v1/coupons/:id", {}, async ({ tx, id }) => {
		const coupon = await requiredLocked(tx, "coupon", id);
		await tx.save("coupon", { ...coupon, deleted: true });
		await emit(tx, "coupon.deleted", couponObject(coupon, tx.at));
		return { id, object: "coupon", deleted: true };
	}),

	listRoute("/v1/coupons", "coupon", {}, showCoupon, { deleted: false }),
];
