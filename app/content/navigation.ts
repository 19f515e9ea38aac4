import { brand } from "./brand.ts";

/** The links of header and footer. Only pages that exist: a link comes with the page it leads to. */

export type NavigationLink = { label: string; to: string };

export const mainNavigation: readonly NavigationLink[] = [
	{ label: "Browse Resumes", to: "/resumes" },
	{ label: "Pricing", to: "/pricing" },
	{ label: "Blog", to: "/blog" },
];

export type FooterGroup = { title: string; links: readonly NavigationLink[] };

export const footerNote = () =>
	`Company names belong to their owners. None of these companies endorses ${brand.name} or took part in it.`;

export const footerGroups: readonly FooterGroup[] = [
	{
		title: "Product",
		links: [
			{ label: "Browse Resumes", to: "/resumes" },
			{ label: "Featured resumes", to: "/resumes?featured=true" },
			{ label: "Most viewed", to: "/resumes?sort=popular" },
			{ label: "Resumes for you", to: "/for-you" },
			{ label: "AI-powered insights", to: "/insights" },
			{ label: "Resume checklist", to: "/checklist" },
			{ label: "Pricing", to: "/pricing" },
		],
	},
	{
		title: "Company",
		links: [
			{ label: "About", to: "/about" },
			{ label: "How we check", to: "/how-we-check" },
			{ label: "Contribute your resume", to: "/contribute" },
			{ label: "Resumes by company", to: "/resumes/at" },
			{ label: "Google resumes", to: "/resumes/at/google" },
			{ label: "McKinsey resumes", to: "/resumes/at/mckinsey" },
			{ label: "Goldman Sachs resumes", to: "/resumes/at/goldman-sachs" },
			{ label: "Contact", to: "/contact" },
		],
	},
	{
		title: "Resources",
		links: [
			{ label: "Career guides", to: "/guides" },
			{ label: "Resume templates", to: "/templates" },
			{ label: "Routes into a role", to: "/routes" },
			{ label: "What a program reads", to: "/tools/what-a-program-reads" },
			{ label: "Blog", to: "/blog" },
			{ label: "Help and FAQ", to: "/pricing#faq" },
			{ label: "Resumes by role", to: "/resumes/for" },
			{ label: "Software Engineer resumes", to: "/resumes/for/software-engineer" },
			{ label: "Product Manager resumes", to: "/resumes/for/product-manager" },
			{ label: "Consultant resumes", to: "/resumes/for/consultant" },
			{ label: "Entry-level resumes", to: "/resumes?experience=Entry-level" },
		],
	},
	{
		title: "Legal",
		links: [
			{ label: "Privacy", to: "/privacy" },
			{ label: "Terms", to: "/terms" },
		],
	},
];
