/** Whether a contributor wants to show that the offer was made, and when. */
export const proofs = ["now", "later", "never"] as const;
export type Proof = (typeof proofs)[number];

export const proofLabels: Readonly<Record<Proof, string>> = {
	now: "Now",
	later: "Later, perhaps",
	never: "Never",
};
