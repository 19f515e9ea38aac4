import type { Provenance } from "./catalogue.ts";

/**
 * What a tier of provenance rests on. The database knows the same rules: no tier without a record that proves it, and no
 * record that compares with something the resume no longer says.
 */

export const evidenceKinds = ["declaration", "work_address", "document"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const documentKinds = ["offer_letter", "contract", "payslip", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What can be compared with a resume. */
export const comparedFields = ["company", "role", "offerMonth"] as const;
export type ComparedField = (typeof comparedFields)[number];
/** What was compared, as the resume said it then. */
export type Compared = Partial<Record<ComparedField, string>>;

/** The tiers, the lowest first, with the kind of record that each needs. */
export const tiers = [
	{ provenance: "declared", kind: "declaration" },
	{ provenance: "confirmed", kind: "work_address" },
	{ provenance: "verified", kind: "document" },
] as const satisfies { provenance: Provenance; kind: EvidenceKind }[];

/** A resume that a person gave us: of others there is nothing to prove. */
export const hasTier = (provenance: Provenance): boolean =>
	tiers.some((tier) => tier.provenance === provenance);

/** Someone has looked at something. */
export const isChecked = (provenance: Provenance): boolean =>
	provenance === "confirmed" || provenance === "verified";

export const evidenceLabels: Readonly<Record<EvidenceKind, string>> = {
	declaration: "The author’s declaration",
	work_address: "Work address confirmed by a link",
	document: "Document seen",
};

export const documentLabels: Readonly<Record<DocumentKind, string>> = {
	offer_letter: "Offer letter",
	contract: "Contract",
	payslip: "Payslip",
	other: "Other document",
};

export const comparedLabels: Readonly<Record<ComparedField, string>> = {
	company: "Employer",
	role: "Role",
	offerMonth: "Month of the offer",
};

type Said = { company: string; role: string; offerMonth: string | null };

/** What a document must be compared in: all that the claim "Verified offer" says. */
export const neededOfDocument = ({ offerMonth }: Said): ComparedField[] =>
	offerMonth === null ? ["company", "role"] : [...comparedFields];

/** What the resume says of the fields that were compared. */
export const comparedWith = (said: Said, fields: readonly ComparedField[]): Compared =>
	Object.fromEntries(
		fields.flatMap((field) => (said[field] === null ? [] : [[field, said[field]]])),
	);

/** How long the link to a work address works. */
export const workLinkDays = 7;

/** Mailboxes that anyone can open say nothing of an employer. */
const openHosts = new Set(
	"gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.com gmx.net gmx.de web.de mail.com mail.ru yandex.ru yandex.com zoho.com fastmail.com hey.com tutanota.com qq.com 163.com 126.com".split(
		" ",
	),
);

/** The domain of an address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** Whether anyone can have an address there. */
export const isOpenMailbox = (email: string): boolean => openHosts.has(domainOf(email));
