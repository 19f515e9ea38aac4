/** "Visa 4242", "American Express 0005": a card by what is printed on it; null when it is not known. */
export function cardName(card: { brand: string | null; lastFour: string | null }): string | null {
	if (!card.brand || !card.lastFour) return null;
	return `${brandName(card.brand)} ${card.lastFour}`;
}

/** The provider writes them small, and some of them short. */
const brands: Readonly<Record<string, string>> = {
	amex: "American Express",
	diners: "Diners Club",
	jcb: "JCB",
	mastercard: "Mastercard",
	unionpay: "UnionPay",
	unknown: "Card",
};

function brandName(brand: string): string {
	return brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
