import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, minutes, rise, short, thousands, word } from "../../quantities.ts";

export const frontend: Theme = {
	key: "frontend",
	label: "frontend platforms",
	skills: [
		{
			name: "Languages",
			keywords: ["TypeScript", "JavaScript", "HTML", "CSS", "GraphQL", "Node.js"],
		},
		{
			name: "Frameworks",
			keywords: [
				"React",
				"Next.js",
				"Vue",
				"Svelte",
				"TanStack Query",
				"Redux Toolkit",
				"Tailwind CSS",
			],
		},
		{
			name: "Quality",
			keywords: [
				"Playwright",
				"Vitest",
				"Testing Library",
				"Storybook",
				"axe-core",
				"WCAG 2.2",
				"Lighthouse",
			],
		},
		{
			name: "Tooling",
			keywords: ["Vite", "webpack", "esbuild", "Turborepo", "GitHub Actions", "Sentry", "Figma"],
		},
	],
	projects: [
		{
			name: "Roomy",
			levels: [0, 1],
			description: "Study-room finder for a university library, built with React and TypeScript",
			highlights: [
				(r) =>
					`Served ${thousands(r.int(500, 2400, 100))} students in finals week with a Lighthouse score of ${r.int(95, 100)} on mobile`,
				() =>
					"Works offline through a service worker and updates room status over server-sent events",
			],
		},
		{
			name: "Chordboard",
			levels: [0, 1],
			description: "Browser tool for practicing chord progressions with Web Audio and Web MIDI",
			highlights: [
				() => "Scheduled audio ahead of the clock so that timing stays steady while React renders",
				(r) =>
					`Bundle of ${r.int(38, 64)} KB after compression; no runtime dependency besides React`,
			],
		},
		{
			name: "a11y-table",
			levels: [1, 3],
			description: "Open-source data grid that is fully usable with a keyboard and a screen reader",
			highlights: [
				(r) => `Downloaded about ${thousands(r.int(12, 70) * 100)} times a week from npm`,
				(r) =>
					`Scrolls ${thousands(r.int(5, 10) * 10_000)} rows at 60 frames per second through windowing and CSS containment`,
			],
		},
	],
	tags: [
		"react",
		"typescript",
		"next.js",
		"web performance",
		"accessibility",
		"design system",
		"graphql",
	],
};

const line = linesOf(frontend.key);

const page = ["landing page", "search results", "product page", "dashboard", "settings area"];

export const frontendBullets: Bullet[] = [
	line([0, 1], (r) => {
		const c = fall(r, [34, 52, 1], [30, 50], 1);
		return `Improved Largest Contentful Paint of the ${r.pick(page)} from ${(c.before / 10).toFixed(1)} s to ${(c.after / 10).toFixed(1)} s on mobile by preloading the hero image, splitting routes and deferring ${word(r.int(2, 5))} third-party scripts`;
	}),
	line(
		[0, 1],
		(r) =>
			`Built ${r.pick(["a date-range picker", "a multi-select with search", "an editable data table", "a resumable file uploader"])} in React and TypeScript with full keyboard support and Storybook examples, since reused by ${word(r.int(3, 6))} teams`,
	),
	line(
		[0, 0],
		(r) =>
			`Converted ${r.int(35, 90, 5)} JavaScript modules to strict TypeScript and typed the API client from its OpenAPI schema, surfacing ${r.int(6, 18)} latent bugs, ${word(r.int(2, 4))} of them visible to users`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [40, 120, 2], [75, 95], 1);
		return `Fixed ${c.before - c.after} of ${c.before} accessibility findings in the ${r.pick(["sign-up flow", "checkout", "account settings"])} and added axe-core checks to Playwright so that regressions fail the build`;
	}),
	line([1, 2], (r) => {
		const c = fall(r, [480, 980, 20], [35, 60], 10);
		return `Reduced the initial JavaScript of the ${r.pick(page)} from ${c.before} KB to ${c.after} KB by replacing ${r.pick(["Moment.js and Lodash", "a charting library", "a rich-text editor on first load"])} and splitting code by route`;
	}),
	line(
		[1, 2],
		(r) =>
			`Rebuilt ${r.pick(["onboarding", "the search page", "the report builder", "checkout"])} in Next.js with streamed server rendering and optimistic updates; completion rose ${r.int(4, 11)}% in an A/B test over ${thousands(r.int(30, 190, 10) * 1000)} sessions`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [11, 24, 1], [70, 92], 1);
		return `Replaced flaky Selenium suites with ${r.int(120, 320, 10)} Playwright tests running against mocked APIs, cutting the share of falsely red builds from ${c.before}% to ${c.after}%`;
	}),
	line(
		[2, 3],
		(r) =>
			`Created the design system's ${r.int(32, 58)} React components with Figma tokens synced through CI; ${r.int(9, 18)} product teams adopted it within a year and visual defects per release fell by ${r.int(30, 55)}%`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [360, 560, 20], [55, 72], 10);
		return `Brought Interaction to Next Paint (75th percentile) from ${c.before} ms to ${c.after} ms by breaking up long tasks, virtualizing lists and moving parsing to a web worker`;
	}),
	line([2, 3], (r) => {
		const c = fall(r, [14, 28, 1], [65, 85], 1);
		return `Moved ${an(r.int(120, 460, 20))}-package frontend monorepo from webpack to ${r.pick(["Vite with Turborepo", "Rspack and Nx", "esbuild and Turborepo"])} remote caching, taking the median CI build from ${minutes(c.before)} to ${minutes(c.after)}`;
	}),
	line(
		[3, 4],
		(r) =>
			`Designed the shell and routing contract that let ${r.int(8, 20)} teams release their parts of the web app independently, moving from one release a week to about ${r.int(15, 45, 5)} a day with instant rollback`,
	),
	line([3, 4], (r) => {
		const c = rise(r, [41, 62, 1], [40, 70], 1);
		return `Introduced real-user monitoring with budgets per route and owner, raising the share of page views with good Core Web Vitals from ${c.before}% to ${Math.min(c.after, 94)}% over ${r.int(3, 5)} quarters`;
	}),
	line(
		[4, 4],
		(r) =>
			`Led the three-year move of ${short(r.int(25, 80, 5) * 10_000)} lines of AngularJS to React route by route, keeping feature work going in ${r.int(11, 26)} teams and finishing ${word(r.int(2, 4))} months early`,
	),
	line(
		[4, 4],
		(r) =>
			`Set web standards across ${r.int(12, 30)} teams (TypeScript strictness, data fetching, accessibility at WCAG 2.2 AA) through RFCs and lint rules, bringing new-team setup from ${word(r.int(2, 4))} weeks to a day`,
	),
	line(
		[0, 1],
		(r) =>
			`Paired with a designer to rework ${r.pick(["empty and error states", "form validation", "the mobile navigation"])} across the app, wrote the components and recorded the patterns in Storybook for other teams`,
	),
	line(
		[2, 3],
		(r) =>
			`Moved data fetching from hand-written Redux thunks to ${r.pick(["TanStack Query", "Apollo Client", "Relay"])}, removing a whole class of stale-data bugs and most loading-state boilerplate`,
	),
	line(
		[3, 4],
		() =>
			"Chaired the frontend guild: ran its RFC process, kept the list of supported libraries short and turned repeated review comments into lint rules with automatic fixes",
	),
];
