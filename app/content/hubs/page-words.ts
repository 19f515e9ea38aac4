import { count } from "#app/domain/base/count.ts";
import { type Hub, hubAddress } from "#app/domain/library/hubs/directory.ts";
import type { HubFigures, UnrealCounts } from "#app/domain/library/hubs/public-figures.ts";

/** What is said of hubs: the pages of a company, of a role, and of a role at a company. */

export type SaidHub = Pick<Hub, "company" | "role" | "resumes">;

/** With how many of its resumes are of no real person. */
export type CountedHub = SaidHub & { unreal: UnrealCounts };

/** A guide, an article, a template or a sample that fits. */
export type ReadingLink = {
	kind: "Guide" | "Article" | "Template" | "Sample";
	title: string;
	path: string;
};

/** A text that answers a search; its title is that of the section, if one answers it. */
export type AnsweringText = ReadingLink & { within: string | null };

/** Below a line that is quoted. */
export const openLineNote = "The people are invented.";

/** A line that everyone may read, with the one that failed. */
export type OpenLine = {
	/** Of the resume. */
	title: string;
	company: string;
	before: string;
	after: string;
	why: string;
	/** Where it is quoted. */
	guide: { title: string; path: string };
};

/** Such a line of a resume that is in the library, with the address of its page. */
export type QuotedLine = Pick<OpenLine, "title" | "company" | "before" | "after"> & {
	path: string;
};

export const hubLists = {
	at: {
		title: "Resumes by company",
		name: "Companies",
		path: "/resumes/at",
		lead: "Every company from which someone here got an offer, with the resumes that led to it.",
		description:
			"Resumes that led to offers, by company: how many there are, how long they are, how they are ordered and what they have in common.",
	},
	for: {
		title: "Resumes by role",
		name: "Roles",
		path: "/resumes/for",
		lead: "Every role in this library, with the resumes that led to an offer for it.",
		description:
			"Resumes that led to offers, by role: how many there are, how long they are, how they are ordered and what they have in common.",
	},
} as const;

/** "Google resumes", "Software Engineer resumes at Google". */
export function hubTitle({ company, role }: SaidHub): string {
	if (company === null) return `${role?.name} resumes`;
	return role === null ? `${company.name} resumes` : `${role.name} resumes at ${company.name}`;
}

/** The way to a hub, from the list on. */
export function wayTo({ company, role }: SaidHub): { name: string; path: string }[] {
	const list = company ? hubLists.at : hubLists.for;
	return [
		{ name: "Resumes", path: "/resumes" },
		{ name: list.name, path: list.path },
		...(company && role
			? [{ name: company.name, path: hubAddress({ company: company.slug, role: null }) }]
			: []),
	];
}

/** The last step of that way. */
export const stepOf = ({ company, role }: SaidHub): string => role?.name ?? company?.name ?? "";

/** "26 resumes that led to offers at Google"; only those that did are said to. */
export function hubCount({ company, role, resumes, unreal }: CountedHub): string {
	const { invented, curated } = unreal;
	const at = company ? ` at ${company.name}` : "";
	const counted = (kind = "") =>
		count(resumes, [kind, role?.name, "resume"].filter(Boolean).join(" "));
	const led = (of: number) => `that led to ${of === 1 ? "an offer" : "offers"}`;
	const sought = company ? ` for ${company.name}` : "";
	if (resumes === 0) {
		const from = company ? ` from ${company.name}` : "";
		return `No ${[role?.name, "resume"].filter(Boolean).join(" ")}${from} yet`;
	}
	if (curated === resumes) return `${counted("example")}${sought}`;
	if (invented === resumes) return `${counted("invented")} ${led(resumes)}${at}`;
	const real = resumes - invented - curated;
	if (real === resumes) return `${counted()} ${led(resumes)}${at}`;
	const kinds = [
		[real, led(real)],
		[invented, "invented"],
		[curated, curated === 1 ? "example" : "examples"],
	] as const;
	const told = kinds.flatMap(([of, kind]) =>
		of > 0 ? `${of.toLocaleString("en-US")} ${kind}` : [],
	);
	return `${counted()}${sought}: ${told.join(", ")}`;
}

/** What the figures come to: "Nearly all are one page. The typical one has 16 bullets, 54% with a number." */
export function shapeOf({ onePage, bullets, figureShare }: HubFigures): string {
	const typical = bullets && `The typical one has ${count(Math.round(bullets.median), "bullet")}`;
	const share = figureShare && `, ${Math.round(figureShare.median * 100)}% of them with a number`;
	return [onePage === null ? "" : `${lengthOf(onePage)}.`, typical && `${typical}${share ?? ""}.`]
		.filter(Boolean)
		.join(" ");
}

function lengthOf(onePage: number): string {
	if (onePage === 1) return "All are one page long";
	if (onePage >= 0.85) return "Nearly all are one page long";
	if (onePage >= 0.55) return "Most are one page long";
	return `${Math.round(onePage * 100)}% are one page long, the others longer`;
}

/** The same for a picture, whose lines are short. */
export function pictureLines(hub: CountedHub, figures: HubFigures): string[] {
	const { onePage, bullets, figureShare, invented } = figures;
	const share = figureShare && `, ${Math.round(figureShare.median * 100)}% with a number`;
	return [
		hubCount({ ...hub, company: null, role: null }),
		onePage === null ? "" : lengthOf(onePage),
		bullets ? `${count(Math.round(bullets.median), "bullet")}${share ?? ""}` : "",
		invented > 0 ? inventedLine : "",
	].filter(Boolean);
}

/** On a picture of invented people. */
export const inventedLine = "Invented for a demonstration";

/** For search engines: what there is, and how it looks. @param counted by `hubCount` */
export function hubDescription(counted: string, figures: HubFigures | null): string {
	if (!figures) {
		return `${counted}: too few to describe as a group. See the sheets, and the roles and companies around them.`;
	}
	return `${counted}. ${shapeOf(figures)}`;
}

/** Whose sheets were counted, below the figures. */
export function basisOf({ resumes, isOfNewest }: HubFigures, all: number): string {
	const newest = isOfNewest ? "the newest " : "";
	const which = resumes >= all ? "each" : `${newest}${resumes.toLocaleString("en-US")}`;
	return `Counted from the facts that everyone sees beside ${which} of these resumes.`;
}
