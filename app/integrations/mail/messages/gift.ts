import { giftOpens } from "#app/domain/billing/gift-words.ts";

/**
 * The paragraph of a mail that speaks of access, to a person who was given Pro; null to any other.
 * @param givenUntil until when that Pro opens every resume, as it is to be read; null without it
 */
export const describeGift = (givenUntil: string | null): string | null =>
	givenUntil ? giftOpens(givenUntil) : null;
