/**
 * Who runs the site and sells its plans, as the legal pages and receipts name them. A public site reads it
 * from the SELLER_ variables; null there means that its owner has not said it yet.
 */
export type Seller = {
	name: string;
	/** Street, town …, a line each. */
	address: readonly string[];
	country: string;
	/** Where the company is registered, and under what number. */
	register?: string | undefined;
	/** The number for sales tax or VAT. */
	taxId?: string | undefined;
};

/** The seller of a demonstration, who does not exist. */
export const demonstrationSeller: Seller = {
	name: "Offerfolio Demonstration, Inc. (invented)",
	address: ["1 Example Street", "Springfield, IL 00000"],
	country: "United States",
	register: "Invented register, number 0000000",
	taxId: "00-0000000 (invented)",
};

/**
 * The seller in lines, for a legal page, a receipt or an email.
 * @returns the name, the address, the country, then register and tax number where there are any
 */
export function sellerLines(seller: Seller): string[] {
	return [
		seller.name,
		...seller.address,
		seller.country,
		...(seller.register ? [`Registered: ${seller.register}`] : []),
		...(seller.taxId ? [`Tax number: ${seller.taxId}`] : []),
	];
}
