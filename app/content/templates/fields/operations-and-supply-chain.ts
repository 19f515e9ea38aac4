import {
	dated,
	entry,
	line,
	past,
	present,
	section,
	type TemplateField,
	words,
} from "#app/domain/content/templates/definition.ts";

export const field: TemplateField = {
	name: "Operations and supply chain",
	category: null,
	templates: [
		{
			name: "Supply Chain Analyst",
			level: "Entry-level",
			layout: "plain",
			description:
				"Stock, lead times and freight in figures: for planners and analysts in manufacturing, retail and health.",
			headline: "Supply chain analyst, [planning, procurement or logistics]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Summary",
					"How many items, how many sites, which of service and stock you improved.",
					words(
						"Planner of [n] items across [n] warehouses. Raised fill rate from [a]% to [b]% while stock fell by [amount], mostly by believing the actual lead times.",
					),
				),
				section(
					"Experience",
					"Fill rate, days of stock, forecast error, cost per unit moved. Give the item count so that a reader can judge.",
					entry(
						"Supply Chain Analyst",
						"[Company], [City, State]",
						present,
						"Recalculated safety stock for [n] items from measured lead times; stock-outs went from [n] to [n] a month, and [amount] of capital came free",
						"Forecast [product family] with [method]; error [percent], from [percent], reviewed with sales on one page each month",
						"Consolidated [n] part loads into [n] full ones a week: freight from [amount] to [amount] a unit, [n] fewer dock appointments",
						"Tracked [n] suppliers on promise against arrival; the worst [n] now ship earlier or not at all",
						"Cleared [amount] of obsolete stock by [substitution, return, sale] before it was written off",
					),
					entry(
						"Logistics Coordinator",
						"[Forwarder, distributor], [City, State]",
						past,
						"Booked [n] shipments a week to [n] countries; documents right the first time in [percent]",
						"Renegotiated [lane] with [n] carriers after showing them their own delays: [amount] a year",
						"Rerouted [n] containers during [port closure] within [hours]; each plant kept its stock",
					),
					entry(
						"Warehouse Intern",
						"[Company], [City, State]",
						past,
						"Walked the pick paths of [n] orders, proposed [new slotting], and saw steps per order go from [n] to [n]",
					),
				),
				section(
					"Skills",
					"System names open doors; say what you did in them.",
					line("Systems", "[SAP MM/PP, Oracle, Blue Yonder], advanced Excel, [Power BI]"),
					line("Analysis", "ABC-XYZ, reorder points, [linear programming, Python]"),
					line("Trade", "[Incoterms, customs codes, hazardous goods]"),
				),
				section(
					"Education and certifications",
					"ASCM (formerly APICS) certificates: passed, or the month in which you sit the exam.",
					entry("B.S. in [Supply Chain, Industrial Engineering]", "[University]", "[Year]"),
					dated("[CPIM, CSCP], [passed, exam in month]", "[Year]"),
				),
			],
		},
		{
			name: "Plant Operations Manager",
			level: "Senior-level",
			layout: "classic",
			description:
				"Safety, output, cost and people, in that order: for managers of plants, lines and distribution centers.",
			headline: "Operations manager, [process, assembly or distribution]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Summary",
					"Headcount, shifts, product, and your safety record. It is read before the rest.",
					words(
						"Manager of a [n]-shift site with [n] people and output of [amount] a year; [days] without a lost-time injury. Came up from the [line, tool room, loading dock] and still walk it every morning.",
					),
				),
				section(
					"Experience",
					"Use the measures of the floor: rate, scrap, changeover, overtime, turnover. Say what the crew did and what you decided.",
					entry(
						"Plant Manager",
						"[Manufacturer], [City, State]",
						present,
						"Recordable injuries fell from [n] to [n] a year; every near miss is talked about at the start of the next shift",
						"Raised overall equipment effectiveness from [a]% to [b]% on [n] lines by cutting changeovers from [hours] to [minutes]",
						"Took scrap from [percent] to [percent], worth [amount], with operators who now stop the line themselves",
						"Brought [product] in from [supplier or sister plant] in [weeks], with [n] new jobs and no missed delivery",
						"Negotiated [n]-year agreement with [union]; overtime came down from [n] hours a week to [n], absence from [percent] to [percent]",
						"Filled [n] of [n] lead positions from the floor through a [months]-month program",
					),
					entry(
						"Production Supervisor",
						"[Manufacturer], [City, State]",
						past,
						"Supervised [n] people on nights: [n] good parts an hour, from [n], and turnover from [percent] to [percent]",
						"Introduced [standard work, andon, kanban] on one cell, then on [n], by letting the first cell show the others",
						"Commissioned [machine] of [amount] in [weeks]; it paid back in [months]",
					),
					entry(
						"[Process Technician, Maintenance Lead]",
						"[Company], [City, State]",
						past,
						"Tracked [chronic stop], unsolved for [years], to [worn part, sensor]: [hours] a week regained",
					),
				),
				section(
					"Certifications and skills",
					"Belts with the project that earned them.",
					dated("Lean Six Sigma [Black Belt], project: [amount] saved in [area]", "[Year]"),
					dated("OSHA [30-hour], [crane, forklift, confined space] instructor", "[Year]"),
					line("Systems", "[MES, ERP], maintenance planning, [statistical process control]"),
				),
				section(
					"Education",
					"Apprenticeship or degree: both are read with respect here.",
					dated(
						"[B.S. in Manufacturing Engineering, journeyman’s certificate], [School]",
						"[Year]",
					),
				),
			],
		},
		{
			name: "Construction Project Manager",
			level: "Senior-level",
			layout: "plain",
			description:
				"Buildings handed over on time, with their budget and their change orders: for general contractors and owners.",
			headline: "Construction project manager, [healthcare, multifamily, civil]",
			contact: ["[City, State]", "[phone]", "[email]", "[license number]"],
			sections: [
				section(
					"Projects",
					"Name, size, value, delivery method, your role, dates promised and met. This list is the resume; keep it above everything.",
					entry(
						"[Hospital wing, school, 200-unit housing]",
						"[City, State], [square feet], [amount], [design-build, CM at risk]",
						"[Month year] – [Month year]",
						"Handed over [days] before the contract date and [percent] under the guaranteed maximum, with [n] punch-list items",
						"Bought out [n] trades in [weeks]; [amount] of savings returned to the owner",
						"Resequenced [steel, façade, elevators] around a [weeks]-week delay and lost none of them at the end",
					),
					entry(
						"[Bridge, plant, tenant fit-out]",
						"[City, State], [amount], [hard bid]",
						"[Month year] – [Month year]",
						"Kept [n] lanes, beds or shops open throughout; [n] shutdowns of [hours], each on time",
						"Settled [n] change orders of [amount] at [percent] of the first claim, none in court",
					),
					entry(
						"[Earlier project as project engineer]",
						"[City, State], [amount]",
						"[Month year] – [Month year]",
						"Turned [n] RFIs in [days] on average and found the clash between [duct] and [beam] in the model",
					),
				),
				section(
					"Experience",
					"Contractors in order, with the volume that you carried a year.",
					entry(
						"Senior Project Manager",
						"[General contractor], [City, State]",
						present,
						"Run [n] projects with [amount] a year, [n] superintendents and [n] engineers; incident rate [n] against [n] for the industry",
						"Receivables over 60 days: [percent] of billings",
					),
					entry(
						"Project Engineer, then Assistant Project Manager",
						"[General contractor], [City, State]",
						past,
						"Managed submittals, pay applications and the schedule in [software] for [amount] of work",
					),
				),
				section(
					"Licenses",
					"What a permit office or an owner asks for.",
					dated("[Professional Engineer, contractor’s license, CCM]", "[Year]"),
					dated("LEED AP [BD+C]; OSHA 30", "[Year]"),
				),
				section(
					"Skills",
					"Name the schedule software of the last job: the next one may use it.",
					line("Schedule", "[P6, MS Project], last-planner weeks, pull plans"),
					line("Documents", "[Procore, ACC], BIM coordination, drone surveys"),
				),
				section(
					"Education",
					"The trade that you learned may stand beside the degree.",
					dated("B.S. in [Construction Management, Architecture], [University]", "[Year]"),
				),
			],
		},
	],
};
