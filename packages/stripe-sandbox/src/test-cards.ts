import { createHash } from "node:crypto";
import type { CardFacts, Failure } from "./records.ts";

/** How a test card behaves when it is charged. */
export type TestCard = {
	number: string;
	/** What a person reads beside it. */
	label: string;
	/** At the checkout, with the person there. */
	first: "succeeds" | "declined" | "asks";
	/** Later, without the person. */
	later: "succeeds" | "declined";
};

export const testCards: readonly TestCard[] = [
	{ number: "4242424242424242", label: "Payment succeeds", first: "succeeds", later: "succeeds" },
	{ number: "4000000000000002", label: "Card is declined", first: "declined", later: "declined" },
	{
		number: "4000002500003155",
		label: "Asks for authentication",
		first: "asks",
		later: "succeeds",
	},
	{
		number: "4000000000000341",
		label: "First payment succeeds, renewals fail",
		first: "succeeds",
		later: "declined",
	},
];

export function findTestCard(number: string): TestCard | undefined {
	const digits = number.replaceAll(/\s/gu, "");
	return testCards.find((card) => card.number === digits);
}

/** "4242 4242 4242 4242" */
export function spaced(number: string): string {
	return number.replaceAll(/(\d{4})(?=\d)/gu, "$1 ");
}

/** @param year the sandbox's; the card is good for some years more */
export function factsOf(card: TestCard, year: number): CardFacts {
	return {
		number: card.number,
		brand: "visa",
		last4: card.number.slice(-4),
		exp_month: 12,
		exp_year: year + 4,
		fingerprint: createHash("sha256").update(card.number).digest("hex").slice(0, 16),
	};
}

export const declined: Failure = {
	code: "card_declined",
	decline_code: "generic_decline",
	message: "Your card was declined.",
};

export const notAuthenticated: Failure = {
	code: "payment_intent_authentication_failure",
	decline_code: null,
	message:
		"We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};
