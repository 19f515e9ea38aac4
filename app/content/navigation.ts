import { brand } from "./brand.ts";

/** The links of header and footer. Only pages that exist: a link comes with the page it leads to. */

export type NavigationLink = { label: string; to: string };

export const mainNavigation: readonly NavigationLink[] = [
	{ label: "Browse Resumes", to: "/resumes" },
	{ label: "Pricing", to: "/pricing" },
];

export type FooterGroup = {
	title: string;
	links: readonly NavigationLink[];
	note?: string;
};

const supportLink = { label: "Write to us", to: `mailto:${brand.supportAddress}` };

export const footerGroups: readonly FooterGroup[] = [
	{
		title: "Product",
		links: [
			{ label: "Browse Resumes", to: "/resumes" },
			{ label: "Featured resumes", to: "/resumes?featured=true" },
			{ label: "Most viewed", to: "/resumes?sort=popular" },
			{ label: "Pricing", to: "/pricing" },
		],
	},
	{
		title: "Company",
		links: [
			{ label: "Google resumes", to: "/resumes?company=Google" },
			{ label: "McKinsey resumes", to: "/resumes?company=McKinsey" },
			{ label: "Goldman Sachs resumes", to: "/resumes?company=Goldman+Sachs" },
			supportLink,
		],
	},
	{
		title: "Resources",
		links: [
			{ label: "Software Engineer resumes", to: "/resumes?role=Software+Engineer" },
			{ label: "Product Manager resumes", to: "/resumes?role=Product+Manager" },
			{ label: "Consulting resumes", to: "/resumes?industry=Consulting" },
			{ label: "Entry-level resumes", to: "/resumes?experience=Entry-level" },
		],
	},
	{
		title: "Legal",
		links: [
			{ label: "Privacy", to: "/privacy" },
			{ label: "Terms", to: "/terms" },
		],
		note: `Company names belong to their owners. None of these companies endorses ${brand.name} or took part in it.`,
	},
];
