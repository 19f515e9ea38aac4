import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { businessLinesOf, tenths, usdM } from "../../quantities-business.ts";

export const lifecycle: Theme = {
	key: "lifecycle",
	label: "lifecycle and CRM marketing",
	skills: [
		{
			name: "Lifecycle",
			keywords: [
				"Email marketing",
				"Push and in-app messaging",
				"Onboarding journeys",
				"Win-back campaigns",
				"Loyalty programs",
				"Segmentation",
				"Deliverability",
				"Lead nurturing",
			],
		},
		{
			name: "Analytics",
			keywords: [
				"Cohort analysis",
				"RFM modeling",
				"Churn prediction",
				"Holdout testing",
				"A/B testing",
				"LTV modeling",
				"SQL",
			],
		},
		{
			name: "Tools",
			keywords: [
				"Braze",
				"Klaviyo",
				"Iterable",
				"Salesforce Marketing Cloud",
				"HubSpot",
				"Segment",
				"Amplitude",
			],
		},
	],
	projects: [
		{
			name: "Alumni-Giving Email Program",
			levels: [0, 1],
			description:
				"Segmented email series for the annual campaign of a student-run scholarship fund",
			highlights: [
				(r) =>
					`Raised ${usdM(r.int(14, 48) / 1000)}, ${r.int(22, 58)}% more than the year before, from the same list`,
				(r) => `Tested ask amounts on ${thousands(r.int(1200, 4800, 200))} recent graduates`,
			],
		},
		{
			name: "Gym Retention Study",
			levels: [0, 2],
			description: "Class project on which early visits predict membership after six months",
			highlights: [
				(r) =>
					`Analyzed ${thousands(r.int(2, 9) * 1000)} check-in histories; members with ${r.int(5, 7)} visits in the first month stayed twice as long`,
				() => "The gym rebuilt its welcome messages around that milestone",
			],
		},
		{
			name: "Inbox Placement Checklist",
			levels: [1, 4],
			description: "Plain guide to authentication, warm-up, and list hygiene for small senders",
			highlights: [
				(r) =>
					`Read ${thousands(r.int(9, 42) * 1000)} times and translated by readers into ${r.int(2, 4)} languages`,
			],
		},
	],
	tags: [
		"lifecycle marketing",
		"crm",
		"email marketing",
		"retention",
		"loyalty",
		"braze",
		"segmentation",
		"churn",
	],
};

const line = businessLinesOf("lifecycle");

export const lifecycleBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Built and checked ${r.int(20, 60, 5)} email and push campaigns in ${r.pick(["Braze", "Klaviyo", "Iterable", "HubSpot"])}, with a pre-send checklist that ended the ${r.pick(["broken-link", "wrong-segment", "missing-personalization"])} errors of earlier quarters`,
	),
	line([0, 0], (r) => {
		const change = rise(r, [18, 27, 1], [20, 45]);
		return `Tested subject lines and send times on ${thousands(r.int(20, 90, 5) * 1000)} subscribers, lifting opens of the ${r.pick(["welcome series", "weekly digest", "cart reminder"])} from ${change.before}% to ${change.after}%`;
	}),
	line(
		[0, 1],
		(r) =>
			`Segmented ${thousands(r.int(80, 420, 20) * 1000)} contacts by recency, frequency, and spend in SQL, giving the team its first view of ${r.pick(["lapsing high-value customers", "one-time buyers by category", "dormant trial users"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Mapped every automated message a new ${r.pick(["subscriber", "shopper", "account"])} receives in ${r.pick(["30", "60", "90"])} days, exposing overlaps and ${r.pick(["a two-week silence", "conflicting offers", "three outdated templates"])} after sign-up`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [28, 42, 1], [18, 40]);
		return `Rebuilt onboarding as a behavior-triggered journey across email, push, and in-app, raising ${r.pick(["week-four retention", "activation", "second purchase within 60 days"])} from ${change.before}% to ${change.after}%`;
	}),
	line(
		[1, 2],
		(r) =>
			`Launched win-back flows with a ${r.pick(["5", "10"])}% holdout; they reactivated ${tenths(r, 3.2, 7.8)}% of lapsed customers and added ${usdM(r.int(6, 24) / 10)} of incremental revenue in the first year`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [82, 90, 1], [6, 11]);
		return `Repaired sender reputation through authentication, list hygiene, and sunset rules, taking inbox placement from ${change.before}% to ${Math.min(98, change.after)}% on ${r.int(4, 20)}M messages a month`;
	}),
	line([2, 3], (r) => {
		const change = fall(r, [38, 64, 1], [16, 34]);
		return `Cut monthly subscriber churn from ${(change.before / 10).toFixed(1)}% to ${(change.after / 10).toFixed(1)}% with churn scoring, save offers by reason, and ${r.pick(["payment-failure recovery", "a pause option", "annual-plan prompts"])}`;
	}),
	line(
		[2, 3],
		(r) =>
			`Moved ${r.int(3, 14)}M profiles and ${r.int(60, 160, 10)} journeys from ${r.pick(["a legacy email platform", "three regional tools"])} to ${r.pick(["Braze", "Salesforce Marketing Cloud", "Iterable"])} in ${r.int(5, 9)} months, with no loss of revenue during cutover`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [14, 23, 1], [30, 60]);
		return `Lifted the CRM share of online revenue from ${change.before}% to ${change.after}% while sending ${r.int(12, 28)}% fewer messages, using propensity models and a frequency cap`;
	}),
	line(
		[2, 3],
		(r) =>
			`Designed a tiered loyalty program with finance, tested in ${plural(r.int(2, 4), "market")}: members' annual spend rose ${r.int(9, 19)}% over matched controls at a reward cost of ${tenths(r, 2.1, 3.9)}% of sales`,
	),
	line(
		[3, 4],
		(r) =>
			`Led ${r.int(7, 18)} lifecycle marketers and analysts across ${r.int(3, 6)} regions and proved ${usdM(r.int(14, 58))} of annual incremental revenue against a permanent universal holdout`,
	),
	line(
		[3, 4],
		(r) =>
			`Wrote the contact and consent policy with ${r.pick(["legal and privacy", "legal and data engineering", "counsel and customer care"])}, then rebuilt ${r.pick(["preference management", "the preference center", "sign-up and opt-out flows"])} around it in ${r.pick(["every market", "all regions", "web, app, and stores"])}`,
	),
	line([4, 4], (r) => {
		const change = rise(r, [24, 34, 1], [18, 40]);
		return `Owned retention for ${r.int(4, 22)}M customers as an executive-level goal, raising the 12-month repeat rate from ${change.before}% to ${change.after}% and LTV by ${r.int(14, 31)}%`;
	}),
	line(
		[4, 4],
		(r) =>
			`Sponsored the customer-data platform from business case to ${r.int(9, 22)} live use cases, with ${usdM(r.int(3, 9))} invested and payback in ${r.int(13, 22)} months`,
	),
];
