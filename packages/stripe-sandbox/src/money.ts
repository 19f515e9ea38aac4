/** "$29.99": an amount as a person reads it. */
export function formatMoney(cents: number, currency: string): string {
	return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}
