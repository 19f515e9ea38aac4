/** Money is whole cents of US dollars; only formatting knows about the point. */

/**
 * "$29.99", "$1" when the cents are zero.
 * @param cents whole cents, not negative
 */
export function formatPrice(cents: number): string {
	if (!Number.isSafeInteger(cents) || cents < 0) {
		throw new RangeError(`A price is whole cents, not ${cents}`);
	}
	const dollars = Math.floor(cents / 100).toLocaleString("en-US");
	const rest = cents % 100;
	return rest === 0 ? `$${dollars}` : `$${dollars}.${String(rest).padStart(2, "0")}`;
}
