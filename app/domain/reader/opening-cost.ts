/**
 * What opening a resume spends: nothing, the free resume, a credit of a pack, or a credit with which the money-back
 * guarantee of the pack ends.
 */
const openingCosts = ["nothing", "free", "pack", "guarantee"] as const;

export type OpeningCost = (typeof openingCosts)[number];

/** What opening spends, where it spends something. */
export type Spending = Exclude<OpeningCost, "nothing">;

/** The cost that a form has announced in its field `costs`; null for a form that announces none. */
export const readAnnouncedCost = (field: unknown): OpeningCost | null =>
	openingCosts.find((cost) => cost === field) ?? null;

/**
 * Whether a press may spend this. It may spend what its page announced, or less; never something else.
 * @param announced null where the page announced nothing
 */
export function isAsAnnounced(cost: OpeningCost, announced: OpeningCost | null): boolean {
	if (announced === null || cost === "nothing" || cost === announced) return true;
	return cost === "pack" && announced === "guarantee";
}
