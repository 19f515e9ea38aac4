import { brand } from "../brand.ts";

/** A legal page as data: what it says, not how it looks. */
export type LegalPage = {
	title: string;
	/** For search engines. */
	description: string;
	/** Both `YYYY-MM-DD`; the second changes with the text. */
	published: string;
	lastUpdated: string;
	/** The whole page in a few sentences. */
	inShort: readonly LegalText[];
	sections: readonly LegalSection[];
};

export type LegalSection = {
	/** The anchor; it stays when the title changes, because others link to it. */
	id: string;
	title: string;
	blocks: readonly LegalBlock[];
};

export type LegalBlock = LegalText | { points: readonly LegalText[] };

/** Words with **bold**, and links between them. */
export type LegalText = string | readonly (string | LegalLink)[];

export type LegalLink = { label: string; to: string };

export const supportLink: LegalLink = {
	label: brand.supportAddress,
	to: `mailto:${brand.supportAddress}`,
};

export const settingsLink: LegalLink = { label: "settings", to: "/settings" };
