import type { CouponRecord } from "../records.ts";

/** What a coupon takes off an amount, never more than there is. */
export function amountOff(coupon: CouponRecord, subtotal: number): number {
	if (coupon.amount_off !== null) return Math.min(coupon.amount_off, subtotal);
	return Math.round((subtotal * (coupon.percent_off ?? 0)) / 100);
}

/** Shares an amount among lines by their size, to the cent. */
export function shareAmong(amount: number, sizes: readonly number[]): number[] {
	const whole = sizes.reduce((sum, size) => sum + size, 0);
	let given = 0;
	let seen = 0;
	return sizes.map((size) => {
		seen += size;
		const upTo = whole === 0 ? 0 : Math.round((amount * seen) / whole);
		const share = upTo - given;
		given = upTo;
		return share;
	});
}
