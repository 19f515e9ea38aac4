import type { RoleBank } from "../bank.ts";
import { plural, skillList } from "../quantities.ts";
import { anyBullets } from "./software-engineer/any.ts";
import { backend, backendBullets } from "./software-engineer/backend.ts";
import {
	cloudReliability,
	cloudReliabilityBullets,
} from "./software-engineer/cloud-reliability.ts";
import {
	developerInfrastructure,
	developerInfrastructureBullets,
} from "./software-engineer/developer-infrastructure.ts";
import { frontend, frontendBullets } from "./software-engineer/frontend.ts";
import { mobile, mobileBullets } from "./software-engineer/mobile.ts";
import { payments, paymentsBullets } from "./software-engineer/payments.ts";
import { security, securityBullets } from "./software-engineer/security.ts";
import { storage, storageBullets } from "./software-engineer/storage.ts";

export const softwareEngineerBank: RoleBank = {
	role: "Software Engineer",
	themes: [
		backend,
		payments,
		storage,
		frontend,
		mobile,
		developerInfrastructure,
		cloudReliability,
		security,
	],
	positions: {
		Intern: [
			"Software Engineering Intern",
			"Software Engineer Intern",
			"Software Development Intern",
			"Engineering Intern",
		],
		"Entry-level": [
			"Software Engineer",
			"Software Engineer I",
			"Junior Software Engineer",
			"Associate Software Engineer",
		],
		"Mid-level": ["Software Engineer II", "Software Engineer", "Software Developer"],
		"Senior-level": [
			"Senior Software Engineer",
			"Senior Software Engineer, Technical Lead",
			"Lead Software Engineer",
		],
		"Staff+": [
			"Staff Software Engineer",
			"Senior Staff Software Engineer",
			"Principal Software Engineer",
		],
	},
	bullets: [
		...backendBullets,
		...paymentsBullets,
		...storageBullets,
		...frontendBullets,
		...mobileBullets,
		...developerInfrastructureBullets,
		...cloudReliabilityBullets,
		...securityBullets,
		...anyBullets,
	],
	summaries: [
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student with a focus on ${theme}. Learned ${skillList(strongest)} in coursework and side projects; ${r.pick(["likes small pull requests and measured results", "enjoys reading other people's code", "finishes what is started, tests and documentation included"])}.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student who builds things outside class and puts them in front of users. Most at home with ${skillList(strongest)}. Looking for a team that works on ${theme} and ${r.pick(["reviews code closely", "lets interns ship", "writes its designs down"])}.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student engineer drawn to ${theme}. Teaching assistant for ${r.pick(["data structures", "operating systems", "introductory programming"])}; writes ${skillList(strongest)} and explains it to others every week.`,
		},
		{
			levels: [1, 1],
			write: (r, { years, theme, strongest }) =>
				`${years < 1 ? "Recent graduate with a focus on" : `Software engineer with ${plural(years, "year")} of experience in`} ${theme}, working mainly with ${skillList(strongest)}. ${r.pick(["Ships in small steps, measures, and cleans up afterward.", "Has carried features from design review to on-call.", "Prefers a plain solution with a test over a clever one without."])}`,
		},
		{
			levels: [1, 1],
			write: (r, { theme, strongest }) =>
				`Early-career engineer interested in ${theme}. Comfortable with ${skillList(strongest)}, ${r.pick(["with debugging across service boundaries", "with reading a query plan", "with unfamiliar codebases"])} and with asking for review early.`,
		},
		{
			levels: [1, 2],
			write: (r, { years, theme, strongest }) =>
				`Software engineer in ${theme}${years >= 2 ? `, ${years} years in` : ""}. Daily tools are ${skillList(strongest)}. ${r.pick(["Known on the team for clear pull requests and thorough incident notes.", "Happiest where a profiler, a failing test and a customer complaint point to the same line.", "Takes work from an open question to something that runs unattended."])}`,
		},
		{
			levels: [2, 2],
			write: (r, { years, theme, strongest }) =>
				`Engineer with ${plural(years, "year")} in ${theme} and a record of shipping projects of ${r.pick(["one to two quarters", "several months"])} with little supervision. Strongest in ${skillList(strongest)}.`,
		},
		{
			levels: [2, 3],
			write: (r, { years, theme, strongest }) =>
				`${plural(years, "year")} of building and operating software, ${years > 4 ? "the larger part" : "most of it"} in ${theme}. Works in ${skillList(strongest)}; ${r.pick(["reviews generously and deletes more code than average", "writes the design down before the code", "treats latency and cost as product features"])}.`,
		},
		{
			levels: [3, 3],
			write: (r, { years, theme, strongest }) =>
				`Senior engineer with ${plural(years, "year")} of experience, focused on ${theme}. ${r.pick(["Leads projects across teams, from the first design document to the last migrated customer.", "Makes large changes in small, reversible steps.", "Plans with product, builds with the team and stays for the maintenance."])} Core skills: ${skillList(strongest)}.`,
		},
		{
			levels: [3, 3],
			write: (r, { theme, strongest }) =>
				`Technical lead in ${theme} who still writes code most days. Has ${r.pick(["taken two systems through tenfold growth", "replaced a core system while it was running", "built a team's practices from the first on-call rotation upward"])}. Deep in ${skillList(strongest)}.`,
		},
		{
			levels: [3, 4],
			write: (r, { years, theme, strongest }) =>
				`Engineer with ${plural(years, "year")} in the field who specializes in ${theme}. ${r.pick(["Turns vague reliability and cost problems into plans that several teams can carry.", "Settles long technical arguments with prototypes and numbers.", "Grows technical leads and hands over what works."])} Background in ${skillList(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme, strongest }) =>
				`Staff-level engineer, ${plural(years, "year")} in the industry, setting direction for ${theme} across ${r.pick(["several organizations", "many teams", "a whole engineering department"])}. Combines strategy with hands-on depth in ${skillList(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { theme, strongest }) =>
				`Works where architecture, people and budget meet: long migrations, shared platforms, and the standards that ${r.pick(["outlive them", "make them dull"])}. Specialist in ${theme}, with roots in ${skillList(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme }) =>
				`Principal-level individual contributor with ${plural(years, "year")} in software, most recently in ${theme}. ${r.pick(["Measures success by what teams ship after the design review is over.", "Has retired more systems than introduced, on purpose."])} Mentors staff engineers and advises executives on technical risk.`,
		},
	],
	degrees: [
		{ studyType: "B.S.", area: "Computer Science", from: 0, weight: 10 },
		{ studyType: "B.S.", area: "Computer Engineering", from: 0, weight: 3 },
		{ studyType: "B.S.", area: "Software Engineering", from: 0, weight: 3 },
		{ studyType: "B.A.", area: "Computer Science", from: 0, weight: 2 },
		{ studyType: "B.S.", area: "Electrical Engineering and Computer Science", from: 0, weight: 2 },
		{ studyType: "B.S.", area: "Mathematics and Computer Science", from: 0, weight: 2 },
		{ studyType: "B.S.", area: "Cognitive Science", from: 1, weight: 0.5 },
		{ studyType: "B.S.", area: "Physics", from: 1, weight: 0.7 },
		{ studyType: "M.S.", area: "Computer Science", from: 0, weight: 2.5 },
		{
			studyType: "M.Eng.",
			area: "Electrical Engineering and Computer Science",
			from: 1,
			weight: 1,
		},
		{ studyType: "M.S.", area: "Software Engineering", from: 1, weight: 1 },
		{ studyType: "Ph.D.", area: "Computer Science", from: 3, weight: 0.6 },
	],
	certificates: [
		{ name: "AWS Certified Solutions Architect – Associate", issuer: "Amazon Web Services" },
		{ name: "AWS Certified Developer – Associate", issuer: "Amazon Web Services" },
		{ name: "AWS Certified DevOps Engineer – Professional", issuer: "Amazon Web Services" },
		{ name: "Professional Cloud Developer", issuer: "Google Cloud" },
		{
			name: "Certified Kubernetes Administrator (CKA)",
			issuer: "Cloud Native Computing Foundation",
		},
		{
			name: "Certified Kubernetes Application Developer (CKAD)",
			issuer: "Cloud Native Computing Foundation",
		},
		{ name: "HashiCorp Certified: Terraform Associate", issuer: "HashiCorp" },
		{ name: "Oracle Certified Professional: Java SE 17 Developer", issuer: "Oracle" },
		{ name: "Offensive Security Certified Professional (OSCP)", issuer: "OffSec" },
	],
	awards: [
		{ title: "Dean's List, five semesters", levels: [0, 1] },
		{ title: "Regional finalist, collegiate programming contest", awarder: "ICPC", levels: [0, 1] },
		{ title: "First place of 84 teams, university hackathon", levels: [0, 1] },
		{ title: "Best Systems Project, senior capstone", levels: [0, 1] },
		{ title: "Undergraduate Teaching Assistant Award", levels: [0, 1] },
		{ title: "Merit scholarship for computer science, four years", levels: [0, 1] },
		{ title: "Winner of the intern hack week", levels: [0, 1] },
		{ title: "Engineering Excellence Award for incident response", levels: [1, 3] },
		{ title: "Hack week winner, people's choice", levels: [1, 3] },
		{ title: "Mentor of the Year, engineering", levels: [2, 4] },
		{ title: "Two granted patents in distributed data processing", levels: [3, 4] },
		{ title: "CTO Award for the platform migration", levels: [3, 4] },
	],
	courses: [
		"Data Structures and Algorithms",
		"Operating Systems",
		"Computer Networks",
		"Database Systems",
		"Distributed Systems",
		"Compilers",
		"Computer Architecture",
		"Software Engineering",
		"Computer Security",
		"Programming Languages",
		"Parallel Computing",
		"Human-Computer Interaction",
		"Discrete Mathematics",
		"Linear Algebra",
		"Probability and Statistics",
	],
};
