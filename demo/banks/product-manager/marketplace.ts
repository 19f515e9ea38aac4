import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, thousands, usd, word } from "../../quantities.ts";

export const marketplace: Theme = {
	key: "marketplace",
	label: "marketplaces",
	skills: [
		{
			name: "Product",
			keywords: [
				"Marketplace liquidity",
				"Search and matching",
				"Trust and safety",
				"Supply onboarding",
				"A/B testing",
				"Switchback experiments",
				"PRDs",
			],
		},
		{
			name: "Analytics",
			keywords: ["SQL", "Looker", "Python", "Amplitude", "Cohort analysis", "Unit economics"],
		},
		{
			name: "Tools",
			keywords: ["Figma", "Jira", "Zendesk", "Notion", "Miro", "Optimizely"],
		},
	],
	projects: [
		{
			name: "Dorm Move-Out Market",
			levels: [0, 1],
			description: "Seasonal marketplace for furniture at the end of the academic year",
			highlights: [
				(r) =>
					`${thousands(r.int(6, 22) * 100)} items listed and ${r.int(58, 76)}% sold in ${word(r.int(2, 3))} weeks, with ${usd(r.int(18, 64) * 1000)} in total sales`,
				() =>
					"Solved the cold start by collecting listings in dining halls before opening to buyers",
			],
		},
		{
			name: "Tutor Match",
			levels: [0, 1],
			description: "Matching service between local high-school students and volunteer tutors",
			highlights: [
				(r) => `Matched ${r.int(90, 340, 10)} pairs; ${r.int(64, 81)}% still met after two months`,
				() =>
					"Replaced browsing by three suggested tutors after tests showed that choice slowed requests down",
			],
		},
		{
			name: "Liquidity Simulator",
			levels: [0, 3],
			description:
				"Spreadsheet and Python model of how supply, search radius and price change fill rate",
			highlights: [
				(r) =>
					`Downloaded ${thousands(r.int(8, 36) * 100)} times after being shared in two product communities`,
				() => "Shows why averages across cities mislead, with an example that can be changed live",
			],
		},
	],
	tags: [
		"marketplace",
		"two-sided",
		"trust and safety",
		"search ranking",
		"pricing",
		"unit economics",
		"sql",
	],
};

const line = linesOf(marketplace.key);

const supply = ["sellers", "hosts", "couriers", "tutors", "contractors"] as const;

export const marketplaceBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Analyzed ${thousands(r.int(8, 30) * 1000)} searches without a booking in SQL, separated missing supply from poor ranking and proposed ${word(r.int(3, 5))} fixes, of which the team shipped ${word(r.int(1, 2))} during the internship`,
	),
	line([0, 0], (r) => {
		const c = rise(r, [34, 48, 1], [15, 35], 1);
		return `Rewrote the listing form for new ${r.pick(supply)} with photo guidance and price suggestions; the share of drafts published within a day rose from ${c.before}% to ${c.after}% in a four-week test`;
	}),
	line(
		[0, 1],
		(r) =>
			`Interviewed ${r.int(14, 26)} ${r.pick(supply)} who had left after their first month, mapped the journey and got ${r.pick(["faster first payout", "clearer fee statements", "a human contact in week one"])} onto the roadmap; month-two retention rose ${word(r.int(4, 8))} points`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [42, 90, 2], [30, 50], 1);
		return `Shipped structured cancellation reasons and automatic rebooking, cutting support contacts per thousand orders from ${c.before} to ${c.after}`;
	}),
	line([1, 2], (r) => {
		const c = rise(r, [61, 72, 1], [10, 20], 1);
		return `Introduced instant booking for ${r.pick(supply)} with reliable calendars, raising request-to-booking conversion from ${c.before}% to ${Math.min(c.after, 86)}% in ${word(r.int(4, 9))} pilot cities before general launch`;
	}),
	line(
		[1, 2],
		(r) =>
			`Improved search ranking with an engineering and data science pair by adding ${r.pick(["response time", "predicted cancellation", "distance decay"])} to relevance; bookings per search rose ${(r.int(21, 58) / 10).toFixed(1)}% and new-supplier exposure stayed level`,
	),
	line(
		[1, 2],
		(r) =>
			`Launched identity checks and photo verification in steps by risk, reducing fraud losses by ${r.int(31, 56)}% with a cost in completed sign-ups of only ${(r.int(4, 14) / 10).toFixed(1)} points`,
	),
	line(
		[2, 3],
		(r) =>
			`Designed a ${r.pick(["guarantee", "dispute", "damage protection"])} program with legal and operations, piloted it in ${word(r.int(3, 6))} regions and took resolution from ${r.int(9, 16)} days to ${r.int(2, 4)} while claims cost stayed below ${(r.int(5, 9) / 10).toFixed(1)}% of volume`,
	),
	line(
		[2, 3],
		(r) =>
			`Replaced flat commissions with tiers by category and quality after switchback experiments in ${r.int(12, 24)} cities, adding ${usd(r.int(18, 64) * 100_000)} in yearly contribution without measurable supplier churn`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [21, 34, 1], [30, 48], 1);
		return `Balanced supply and demand hour by hour with earnings forecasts shown to ${r.pick(["couriers", "drivers", "contractors"])}; unfilled requests at peak fell from ${c.before}% to ${c.after}% at no added incentive spend`;
	}),
	line([3, 4], (r) => {
		const c = rise(r, [140, 320, 20], [60, 130], 10);
		return `Led the expansion into ${r.pick(["business customers", "a second category", "scheduled orders"])} from hypothesis to scale with ${word(r.int(3, 5))} teams, growing annual volume on the platform from ${usd(c.before * 1e6)} to ${usd(c.after * 1e6)} in ${word(r.int(2, 3))} years`;
	}),
	line(
		[3, 4],
		(r) =>
			`Built one trust and safety roadmap across ${word(r.int(4, 6))} product lines with a shared risk score and appeal process, lowering incidents per million transactions by ${r.int(34, 52)}% in ${r.int(15, 21)} months`,
	),
	line(
		[4, 4],
		(r) =>
			`Set a ${word(r.int(2, 3))}-year marketplace strategy that ranked ${r.int(30, 60, 5)} cities by liquidity instead of size, exited ${word(r.int(5, 9))} of them and turned unit economics positive ${word(r.int(2, 4))} quarters ahead of plan`,
	),
	line(
		[2, 4],
		() =>
			"Convened suppliers, operations and policy staff to rewrite the deactivation rules: clear warnings, evidence on request and a human appeal, now the model for other policies",
	),
	line(
		[0, 1],
		(r) =>
			`Rode along with ${r.pick(["couriers", "field contractors", "new hosts"])} for several shifts, recorded every workaround they use and brought the most common ones into the app as proper features`,
	),
	line(
		[2, 3],
		() =>
			"Defined liquidity per category and region with data science (time to match, choice, reliability) and retired total listings as a goal, which changed what every supply team worked on",
	),
	line(
		[3, 4],
		() =>
			"Shaped the company's answer to new platform-work regulation with policy and legal staff, and sequenced the product changes so that no supplier lost income while terms changed",
	),
];
