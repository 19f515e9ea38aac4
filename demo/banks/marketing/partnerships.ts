import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { businessLinesOf, multiple, tenths, usdM } from "../../quantities-business.ts";

export const partnerships: Theme = {
	key: "partnerships",
	label: "partnerships and influencer marketing",
	skills: [
		{
			name: "Partnerships",
			keywords: [
				"Influencer programs",
				"Co-marketing",
				"Sponsorships",
				"Ambassador communities",
				"Contract negotiation",
				"Event marketing",
				"Usage rights",
				"Referral programs",
			],
		},
		{
			name: "Social & Measurement",
			keywords: [
				"Social listening",
				"Creator vetting",
				"Promo-code attribution",
				"Brand-lift studies",
				"Whitelisted ads",
				"Community management",
				"Earned-media value",
			],
		},
		{
			name: "Tools",
			keywords: [
				"CreatorIQ",
				"Sprout Social",
				"TikTok",
				"Instagram",
				"YouTube",
				"Airtable",
				"Canva",
				"Excel",
			],
		},
	],
	projects: [
		{
			name: "Campus Ambassador Network",
			levels: [0, 1],
			description: "Student ambassador program for a reusable-packaging startup",
			highlights: [
				(r) => `Recruited and briefed ${r.int(14, 40)} ambassadors at ${r.int(5, 12)} universities`,
				(r) => `Brought in ${r.int(320, 980, 20)} paying customers through personal codes`,
			],
		},
		{
			name: "Charity Stream Weekend",
			levels: [0, 2],
			description: "48-hour livestream with small gaming creators for a children's hospital",
			highlights: [
				(r) => `Raised ${usdM(r.int(18, 74) / 1000)} with ${r.int(12, 36)} creators`,
				(r) => `Secured ${r.int(4, 9)} in-kind sponsors for prizes and equipment`,
			],
		},
		{
			name: "Creator Rate Survey",
			levels: [1, 4],
			description:
				"Yearly survey of what brands pay creators, by platform, format, and usage rights",
			highlights: [
				(r) => `Collected ${r.int(240, 820, 20)} deals and published the medians for free`,
				() => "Quoted in two trade newsletters",
			],
		},
	],
	tags: [
		"partnerships",
		"influencer marketing",
		"creator economy",
		"sponsorships",
		"co-marketing",
		"social media",
		"community",
		"events",
	],
};

const line = businessLinesOf("partnerships");

const platforms = ["TikTok", "Instagram", "YouTube"] as const;

export const partnershipsBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Vetted ${r.int(120, 420, 20)} creators on audience quality, past sponsors, and tone, shortlisting ${r.int(24, 60, 4)} for the ${r.pick(platforms)} program`,
	),
	line(
		[0, 0],
		(r) =>
			`Shipped product and briefs to ${r.int(40, 150, 10)} micro-influencers and followed up by hand; ${r.int(46, 72)}% posted, for ${tenths(r, 0.6, 2.8)}M organic views`,
	),
	line(
		[0, 1],
		(r) =>
			`Kept the partner calendar, contracts, and deliverables in one ${r.pick(["Airtable base", "Notion tracker", "shared Excel tracker"])}, so that ${r.pick(["no usage right lapsed while an ad was live", "every deliverable was invoiced on time", "renewals came up a month ahead", "two teams never pitched the same partner"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Staffed ${r.int(5, 14)} ${r.pick(["campus events", "pop-ups", "trade-show booths", "community meetups"])} and logged every lead, giving the team its first cost-per-contact comparison by event type`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [38, 72, 2], [20, 42]);
		return `Managed ${r.int(30, 90, 5)} creators on ${usdM(r.int(3, 12) / 10)} a year and lowered cost per new customer from $${change.before} to $${change.after} by shifting from flat fees to ${r.pick(["base plus commission", "performance tiers", "longer contracts with fewer creators"])}`;
	}),
	line(
		[1, 2],
		(r) =>
			`Licensed top creator posts as paid ads on ${r.pick(platforms)}, where they beat studio creative by ${r.int(18, 46)}% on cost per acquisition over ${r.int(8, 16)} weeks`,
	),
	line(
		[1, 2],
		(r) =>
			`Ran ${r.int(4, 9)} co-marketing launches with ${r.pick(["complementary software vendors", "fitness and nutrition brands", "fintech apps", "travel brands"])}, generating ${thousands(r.int(2200, 9600, 200))} shared leads without paid media`,
	),
	line(
		[1, 2],
		(r) =>
			`Drafted ${r.pick(["disclosure and brand-safety", "usage-right and exclusivity", "disclosure and claims"])} rules for creators, agreed with ${r.pick(["legal", "counsel and PR", "legal and procurement"])} and adopted in ${r.pick(["every contract since", "the standard contract", "the agency's templates as well"])}`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [6, 11, 1], [60, 130]);
		return `Built a partner channel of ${r.int(25, 80, 5)} ${r.pick(["agencies and integrators", "publishers and communities", "retail and media partners"])} from scratch, growing its share of new revenue from ${change.before}% to ${change.after}%`;
	}),
	line(
		[2, 3],
		(r) =>
			`Negotiated a ${r.pick(["two-year", "three-year"])} ${r.pick(["sports", "music-festival", "esports", "film-festival"])} sponsorship at ${r.int(18, 34)}% below asking price, with content rights that supplied ${r.int(40, 110, 10)} campaign assets a season`,
	),
	line(
		[2, 3],
		(r) =>
			`Proved the sales effect of creator spend through ${r.int(3, 6)} regional holdouts, reporting ${multiple(r, 1.9, 3.4)} incremental return instead of earned-media value`,
	),
	line(
		[3, 4],
		(r) =>
			`Led partnerships, social, and community teams of ${r.int(10, 24)} on a ${usdM(r.int(6, 24))} budget, contributing ${r.int(17, 29)}% of new customers at the lowest CAC of any channel`,
	),
	line(
		[3, 4],
		(r) =>
			`Signed a ${r.pick(["co-branded card", "bundled-subscription", "loyalty-program", "joint-distribution"])} alliance with a Fortune ${r.pick(["100", "500"])} company after ${r.int(7, 13)} months of talks, worth ${usdM(r.int(12, 60, 2))} over the term`,
	),
	line(
		[4, 4],
		(r) =>
			`Set alliance strategy across ${plural(r.int(5, 12), "global partner")} with ${usdM(r.int(45, 160, 5))} of joint revenue, and retired ${r.int(14, 30)} partnerships that had cost more than they returned`,
	),
	line(
		[4, 4],
		(r) =>
			`Created an ambassador community of ${thousands(r.int(4, 30) * 1000)} customers that now originates ${r.int(12, 24)}% of sign-ups and supplies most user research panels`,
	),
];
