import type { RoleBank } from "../bank.ts";
import { capital, skillPhrase, yearsText } from "../quantities-business.ts";
import { anyBullets } from "./consultant/any.ts";
import { consumer, consumerBullets } from "./consultant/consumer.ts";
import { digital, digitalBullets } from "./consultant/digital.ts";
import { diligence, diligenceBullets } from "./consultant/diligence.ts";
import { healthcare, healthcareBullets } from "./consultant/healthcare.ts";
import { operations, operationsBullets } from "./consultant/operations.ts";
import { publicSector, publicSectorBullets } from "./consultant/public-sector.ts";
import { strategy, strategyBullets } from "./consultant/strategy.ts";

/** Management consulting, from the summer internship to the principal who brings in the work. */
export const consultantBank: RoleBank = {
	role: "Consultant",
	themes: [strategy, operations, digital, healthcare, consumer, diligence, publicSector],
	positions: {
		Intern: [
			"Consulting Intern",
			"Summer Associate",
			"Strategy Consulting Intern",
			"Business Analyst Intern",
			"Management Consulting Intern",
		],
		"Entry-level": [
			"Business Analyst",
			"Associate Consultant",
			"Consulting Analyst",
			"Junior Consultant",
			"Analyst",
		],
		"Mid-level": [
			"Consultant",
			"Senior Associate Consultant",
			"Senior Business Analyst",
			"Associate",
			"Management Consultant",
		],
		"Senior-level": [
			"Engagement Manager",
			"Senior Consultant",
			"Project Leader",
			"Case Team Leader",
			"Consulting Manager",
		],
		"Staff+": [
			"Principal",
			"Associate Partner",
			"Senior Manager",
			"Director, Consulting",
			"Associate Principal",
		],
	},
	bullets: [
		...anyBullets,
		...strategyBullets,
		...operationsBullets,
		...digitalBullets,
		...healthcareBullets,
		...consumerBullets,
		...diligenceBullets,
		...publicSectorBullets,
	],
	summaries: [
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student with a focus on ${theme}, drawn to problems that start without a clear question. ${r.pick(["Case-competition and pro-bono work", "Coursework and club projects"])} built a base in ${skillPhrase(strongest)}. Seeking a consulting role with early client exposure.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`${r.pick(["Undergraduate", "Final-year student"])} and consulting-club project lead, with hands-on work in ${theme}. Comfortable with ${skillPhrase(strongest, 2)}, and with telling a client what the numbers do not show.`,
		},
		{
			levels: [0, 0],
			write: (_, { theme, strongest }) =>
				`Student who has carried ${theme} projects from interview guide to final presentation. Works in ${skillPhrase(strongest, 2)}, and checks every figure twice before it reaches a page.`,
		},
		{
			levels: [1, 1],
			write: (_, { years, theme, strongest }) =>
				`Analyst with ${years < 1 ? "internship experience" : yearsText(years)} in ${theme}, from data request to steering committee. Known on teams for ${skillPhrase(strongest, 2)}, and for models others can follow.`,
		},
		{
			levels: [1, 1],
			write: (r, { years, theme, strongest }) =>
				`${years < 1 ? "Recent graduate" : `Consultant with ${yearsText(years)} on client teams`} with a focus on ${theme}. Brings ${skillPhrase(strongest)}, along with ${r.pick(["time spent on shop floors and sales floors", "a habit of calling customers before building slides"])}.`,
		},
		{
			levels: [1, 2],
			write: (_, { years, theme, strongest }) =>
				`Consultant in ${theme} with ${years < 1 ? "project experience from internships and client engagements" : `${yearsText(years)} of client work`}. Owns workstreams end to end: ${skillPhrase(strongest)}. Prefers recommendations that a plant manager or store manager could carry out on Monday.`,
		},
		{
			levels: [2, 2],
			write: (r, { years, theme, strongest }) =>
				`${capital(yearsText(years))} of consulting, most of it in ${theme}. Combines ${skillPhrase(strongest, 2)} with ${r.pick(["day-to-day leadership of small teams", "steady contact with client executives"])}, and has seen several recommendations through to the ledger.`,
		},
		{
			levels: [2, 3],
			write: (_, { years, theme, strongest }) =>
				`Consultant with ${yearsText(years)} of experience leading ${theme} work for mid-sized and global clients. Strongest in ${skillPhrase(strongest)}. Builds teams in which client staff own the result.`,
		},
		{
			levels: [3, 3],
			write: (r, { years, theme, strongest }) =>
				`Engagement leader with ${yearsText(years)} in consulting and a specialty in ${theme}. Runs teams of four to eight through ${r.pick(["diagnostics, design, and rollout", "the first diagnostic and the long months after it"])}. Clients return for ${skillPhrase(strongest, 2)}.`,
		},
		{
			levels: [3, 4],
			write: (_, { years, theme, strongest }) =>
				`Leads ${theme} engagements after ${yearsText(years)} in consulting, with responsibility for scope, team, and economics. Brings depth in ${skillPhrase(strongest)}. Impact has been confirmed by client finance teams.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme, strongest }) =>
				`Consulting leader with ${yearsText(years)} of experience, head of a client portfolio in ${theme}. Advises boards and executive committees on ${skillPhrase(strongest, 2)}. ${r.pick(["Develops managers into partners.", "Most new work comes through referrals from past clients."])}`,
		},
		{
			levels: [4, 4],
			write: (_, { years, theme, strongest }) =>
				`Adviser to executives for ${yearsText(years)}, with a practice built around ${theme}. Originates, staffs, and oversees multi-year programs; still close to the craft of ${skillPhrase(strongest, 2)}.`,
		},
		{
			levels: [2, 4],
			write: (r, { years, theme, strongest }) =>
				`${capital(theme)} specialist with ${yearsText(years)} in consulting. Works from evidence to decision with ${skillPhrase(strongest)}, and ${r.pick(["writes the short version first", "tests every recommendation with the people who must live with it"])}.`,
		},
	],
	degrees: [
		{ studyType: "Bachelor of Arts", area: "Economics", from: 0, weight: 14 },
		{ studyType: "Bachelor of Science", area: "Business Administration", from: 0, weight: 12 },
		{ studyType: "Bachelor of Science", area: "Industrial Engineering", from: 0, weight: 8 },
		{ studyType: "Bachelor of Science", area: "Mechanical Engineering", from: 0, weight: 5 },
		{ studyType: "Bachelor of Arts", area: "Political Science", from: 0, weight: 5 },
		{ studyType: "Bachelor of Science", area: "Mathematics", from: 0, weight: 4 },
		{ studyType: "Bachelor of Arts", area: "History", from: 0, weight: 2 },
		{ studyType: "Bachelor of Science", area: "Biomedical Engineering", from: 0, weight: 3 },
		{ studyType: "Bachelor of Arts", area: "Public Policy", from: 0, weight: 3 },
		{ studyType: "Bachelor of Commerce", area: "Finance", from: 0, weight: 3 },
		{ studyType: "Master of Science", area: "Management", from: 1, weight: 4 },
		{ studyType: "Master of Business Administration", area: "Strategy", from: 2, weight: 10 },
		{
			studyType: "Master of Business Administration",
			area: "General Management",
			from: 2,
			weight: 10,
		},
		{ studyType: "Master of Public Policy", area: "Public Policy", from: 1, weight: 3 },
		{ studyType: "Master of Engineering", area: "Operations Research", from: 1, weight: 3 },
		{ studyType: "Doctor of Philosophy", area: "Chemistry", from: 2, weight: 1 },
		{ studyType: "Juris Doctor", area: "Law", from: 2, weight: 1 },
	],
	certificates: [
		{ name: "Lean Six Sigma Green Belt", issuer: "American Society for Quality" },
		{ name: "Lean Six Sigma Black Belt", issuer: "American Society for Quality" },
		{ name: "Project Management Professional (PMP)", issuer: "Project Management Institute" },
		{ name: "Certified Management Consultant", issuer: "Institute of Management Consultants USA" },
		{ name: "Professional Scrum Master I", issuer: "Scrum.org" },
		{ name: "Certified Supply Chain Professional", issuer: "ASCM" },
		{ name: "Change Practitioner", issuer: "Prosci" },
		{ name: "CFA Level I (passed)", issuer: "CFA Institute" },
		{ name: "Alteryx Designer Core", issuer: "Alteryx" },
		{ name: "Tableau Desktop Specialist", issuer: "Tableau" },
	],
	awards: [
		{ title: "First Place, Undergraduate Case Competition", levels: [0, 1] },
		{ title: "Finalist, International Strategy Case Challenge", levels: [0, 1] },
		{ title: "Dean's List", levels: [0, 1] },
		{ title: "Best Presenter, Pro-Bono Consulting Showcase", levels: [0, 1] },
		{ title: "Merit Scholarship, Full Tuition", levels: [0, 2] },
		{ title: "Phi Beta Kappa", awarder: "Phi Beta Kappa Society", levels: [0, 2] },
		{ title: "Top-Rated Analyst of the Class", levels: [1, 2] },
		{ title: "Office Award for Client Impact", levels: [2, 3] },
		{ title: "MBA Leadership Fellowship", levels: [2, 3] },
		{ title: "Mentor of the Year", levels: [2, 4] },
		{ title: "Practice Award for Best New Client Relationship", levels: [3, 4] },
		{ title: "Pro-Bono Leadership Award", levels: [3, 4] },
	],
	courses: [
		"Competitive Strategy",
		"Microeconomic Theory",
		"Econometrics",
		"Operations Management",
		"Corporate Finance",
		"Managerial Accounting",
		"Game Theory",
		"Decision Analysis",
		"Statistics for Business",
		"Organizational Behavior",
		"Supply-Chain Management",
		"Negotiation",
		"Health Economics",
		"Public Finance",
		"Data Visualization",
	],
};
