/** What can lead to a person. */
export type ContactKind = "name" | "email" | "phone" | "profile" | "address";

/** Contact data in a text. */
export type ContactFinding = {
	kind: ContactKind;
	/** As it stands there; contact data in plain signs. */
	text: string;
};
