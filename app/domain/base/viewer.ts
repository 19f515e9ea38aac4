import type { PlanSummary } from "#app/domain/reader/entitlements.ts";
import type { OpeningCost } from "#app/domain/reader/opening-cost.ts";

/** What the interface knows of the person who looks at it. */
export type Viewer = {
	id: string;
	email: string;
	plan: PlanSummary;
	/** Resumes that open without cost because they are unlocked already. */
	unlocked: readonly string[];
	/** Those of them that a running pack unlocked, so that their PDF may be downloaded. */
	downloadable: readonly string[];
	/** The resumes on the shortlist, the latest first. */
	starred: readonly string[];
	/** The first month of Pro costs this person less now; `offerFor` makes prices of it. */
	hasFirstMonth: boolean;
	/** Pro is theirs and opens nothing for now: it is not sold a second time. */
	isProHeld?: true;
	/** The next resume that a pack opens ends the pack's money-back guarantee. */
	endsGuarantee?: true;
	/** What every page says while a renewal is not paid; null otherwise. */
	pastDue: string | null;
};

/**
 * The viewer as one text: in the data of a page it then stands in one place, where the server can put another one
 * without rendering the page again (docs/pages.md).
 */
export const writeViewer = (viewer: Viewer): string => JSON.stringify(viewer);

/** The viewer that `writeViewer` has written; null for a visitor. Dates are named after what ends then. */
export const readViewer = (text: string | null): Viewer | null =>
	JSON.parse(text ?? "null", (name, value) => (/sAt$/u.test(name) ? new Date(value) : value));

/** What pressing "View Resume" would do for this viewer, said before it is pressed. */
export type OpenOffer =
	/** Leads to the sign-up dialog. */
	| { kind: "signed-out"; hint: string }
	/** Opens; `costs` is what it spends. */
	| { kind: "open"; costs: OpeningCost; hint: string }
	/** Will be denied; pressing explains why and offers the upgrade. */
	| { kind: "upgrade"; hint: string }
	/** Neither a document nor a file exists. */
	| { kind: "unavailable"; hint: string };

/** The signed-in person, as the session says; what the access decision and the operations need. */
export type Person = {
	id: string;
	email: string;
	emailConfirmed: boolean;
	/** Keyed hash of the mailbox behind the address: one free allowance each. */
	mailboxHash: string;
};
