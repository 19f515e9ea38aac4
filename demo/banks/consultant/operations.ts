import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { a, businessLinesOf, firm, sizeM, tenths, usdM } from "../../quantities-business.ts";

export const operations: Theme = {
	key: "operations",
	label: "operations and supply chain",
	skills: [
		{
			name: "Operations",
			keywords: [
				"Lean",
				"Value-stream mapping",
				"S&OP",
				"Spend analysis",
				"Strategic sourcing",
				"Should-cost modeling",
				"Inventory optimization",
				"OEE improvement",
				"Network design",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"Process mining",
				"Discrete-event simulation",
				"Demand forecasting",
				"Root-cause analysis",
				"Activity-based costing",
				"Zero-based budgeting",
				"Time studies",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "Power BI", "Alteryx", "SQL", "think-cell", "SAP", "Minitab"],
		},
	],
	projects: [
		{
			name: "Food-Bank Warehouse Redesign",
			levels: [0, 1],
			description:
				"Semester project with a food bank whose volunteers lost hours walking between racks",
			highlights: [
				(r) => {
					const change = fall(r, [38, 62, 1], [30, 50]);
					return `Cut the average pick time per order from ${change.before} to ${change.after} minutes through ABC slotting and two fixed picking routes`;
				},
				(r) =>
					`Timed ${r.int(60, 160, 10)} orders and trained ${r.int(12, 30)} volunteers on the new layout`,
			],
		},
		{
			name: "Supply-Chain Simulation Challenge",
			levels: [0, 1],
			description:
				"Eight-round business simulation covering sourcing, production, and demand planning",
			highlights: [
				(r) =>
					`Finished in the top ${r.int(3, 10)}% of ${r.int(80, 220, 10)} teams on return on capital`,
				() => "Set safety stock by service-level target rather than by fixed weeks of cover",
			],
		},
		{
			name: "Bike-Share Rebalancing Model",
			levels: [0, 3],
			description:
				"Open analysis of city trip data that proposes truck routes for the morning imbalance between stations",
			highlights: [
				(r) =>
					`Forecast hourly net flow at ${r.int(180, 420, 10)} stations with a mean error of ${tenths(r, 1.4, 2.6)} bikes`,
				(r) =>
					`Found that ${r.int(3, 5)} trucks instead of ${r.int(6, 8)} would hold service levels`,
			],
		},
		{
			name: "Plant Walk Field Guide",
			levels: [2, 4],
			description:
				"Short illustrated guide to what to look for in the first hour on a factory floor",
			highlights: [
				(r) => `Used in onboarding by ${r.int(3, 7)} practice groups and shared as a free PDF`,
			],
		},
	],
	tags: [
		"operations",
		"supply chain",
		"lean",
		"procurement",
		"s&op",
		"cost reduction",
		"inventory",
		"manufacturing",
	],
};

const line = businessLinesOf("operations");

const makers = [
	"packaging manufacturer",
	"auto-parts supplier",
	"building-products maker",
	"food processor",
	"medical-device maker",
	"specialty-chemicals producer",
	"furniture manufacturer",
] as const;

const plants = [
	"stamping",
	"bottling",
	"assembly",
	"packaging",
	"coating",
	"injection-molding",
] as const;

export const operationsBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Cleaned and classified ${r.int(40, 220, 10)}K purchase-order lines into ${r.int(45, 120, 5)} categories, giving ${firm(r, 400, 3000, makers)} its first full view of ${usdM(r.int(90, 480, 10))} in spend`,
	),
	line(
		[0, 0],
		(r) =>
			`Timed ${r.int(80, 260, 10)} cycles on ${a(r.pick(plants))} line and charted the losses by cause; the resulting OEE baseline of ${r.int(51, 66)}% became the project's starting point`,
	),
	line(
		[0, 1],
		(r) =>
			`Mapped the order-to-cash process of ${a(r.pick(makers))} through interviews and ${r.pick(["process-mining logs", "two days of shadowing", "a sample of closed orders"])}, showing where ${r.pick(["credit holds", "pricing errors", "incomplete orders"])} caused rework`,
	),
	line([0, 1], (r) => {
		const parts = r.int(30, 90, 5);
		return `Prepared should-cost sheets for ${parts} purchased parts from ${r.pick(["drawings, cycle times, and metal indices", "teardown data and resin prices", "supplier quotes and labor rates"])}, flagging ${Math.round((parts * r.int(20, 38)) / 100)} priced above benchmark`;
	}),
	line([1, 2], (r) => {
		const spend = r.int(60, 240, 10);
		const share = tenths(r, 5.5, 11.5);
		return `Ran RFPs for ${r.int(4, 9)} categories covering ${usdM(spend)} of spend and prepared the negotiation fact base; awarded contracts save ${usdM((spend * share) / 100)} a year (${share}%)`;
	}),
	line([1, 2], (r) => {
		const change = fall(r, [58, 96, 2], [18, 38]);
		return `Rebuilt safety-stock rules for ${thousands(r.int(2400, 9600, 200))} SKUs by demand class, cutting inventory from ${change.before} to ${change.after} days while fill rate held above ${r.int(95, 98)}%`;
	}),
	line([1, 2], (r) => {
		const change = fall(r, [42, 90, 2], [35, 60]);
		return `Facilitated ${r.int(4, 9)} kaizen events on ${a(r.pick(plants))} line that brought changeover time down from ${change.before} to ${change.after} minutes (${change.percent}%)`;
	}),
	line([2, 3], (r) => {
		const change = rise(r, [54, 66, 1], [15, 28]);
		return `Led an operational-excellence rollout at ${plural(r.int(3, 6), "plant")} of ${firm(r, 500, 3500, makers)}, raising OEE from ${change.before}% to ${change.after}% without new capital`;
	}),
	line([2, 3], (r) => {
		const change = fall(r, [26, 44, 1], [25, 45]);
		return `Introduced monthly S&OP at ${firm(r, 400, 2500, makers)}, with one demand plan across sales and manufacturing; forecast error fell from ${change.before}% to ${change.after}%`;
	}),
	line([2, 3], (r) => {
		const change = fall(r, [11, 19, 1], [25, 45]);
		return `Modeled ${r.int(12, 30)} network scenarios and recommended consolidating ${change.before} warehouses into ${change.after}, saving ${usdM(r.int(9, 34))} a year at ${r.pick(["unchanged", "two-day", "next-day"])} service for ${r.int(92, 97)}% of orders`;
	}),
	line([3, 4], (r) => {
		const base = sizeM(r, 400, 1800);
		const share = tenths(r, 6, 10.5);
		return `Directed a ${r.int(9, 18)}-month cost program at ${firm(r, 2500, 10000, makers)} that took ${usdM((base * share) / 100)} (${share}%) out of an addressable base of ${usdM(base)}`;
	}),
	line(
		[3, 4],
		(r) =>
			`Coached ${r.int(8, 16)} plant managers and ${r.int(20, 45)} line leaders of ${firm(r, 1200, 6000, makers)} through a lean transformation; ${r.int(76, 92)}% of first-year savings were still in the ledger two years on`,
	),
	line(
		[4, 4],
		(r) =>
			`Built a procurement practice of ${r.int(18, 45)} consultants from ${r.int(3, 7)}, codifying ${r.int(14, 28)} category playbooks and reaching ${usdM(r.int(16, 42))} in annual fees`,
	),
	line([4, 4], (r) => {
		const change = rise(r, [81, 88, 1], [8, 13]);
		return `Steered the supply-chain recovery of ${firm(r, 2000, 9000, makers)} as the COO's lead adviser, restoring on-time delivery from ${change.before}% to ${Math.min(change.after, 98)}% across ${r.int(11, 26)} sites`;
	}),
];
