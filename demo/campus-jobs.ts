import type { EmployerKind } from "./employers.ts";
import type { Random } from "./random.ts";

/** Part-time work of students, which belongs to no role's bank. */
export type CampusJob = {
	title: (random: Random, courses: readonly string[]) => string;
	/** "school" is the university itself. */
	at: "school" | EmployerKind;
	/** Patterns, drawn like those of the banks. */
	lines: readonly { write: (random: Random) => string }[];
};

const line = (write: (random: Random) => string) => ({ write });

export const campusJobs: readonly CampusJob[] = [
	{
		title: (r, courses) => `Teaching Assistant, ${r.pick(courses)}`,
		at: "school",
		lines: [
			line(
				(r) =>
					`Led ${r.pick(["two", "three"])} weekly sections of ${r.int(16, 32)} students and held ${r.int(3, 6)} office hours a week`,
			),
			line(
				(r) =>
					`Graded ${r.int(60, 190, 5)} problem sets and exams a term against a shared rubric, each returned within ${r.int(4, 7)} days`,
			),
			line(
				(r) =>
					`Wrote ${r.int(9, 26)} practice problems with worked solutions, which ${r.int(62, 91)}% of the class opened before the final`,
			),
			line(
				(r) =>
					`Moved review sessions to the evening before deadlines, raising attendance from ${r.int(8, 14)} to ${r.int(24, 47)} students`,
			),
			line(
				(r) =>
					`Answered ${r.int(140, 480, 10)} questions on the course forum with a median wait of ${r.int(2, 5)} hours`,
			),
		],
	},
	{
		title: (r) =>
			r.pick(["Peer Tutor, Mathematics", "Peer Tutor, Statistics", "Peer Writing Tutor"]),
		at: "school",
		lines: [
			line(
				(r) =>
					`Tutored ${r.int(12, 38)} students in weekly sessions; ${r.int(71, 94)}% finished the term with a higher grade than at midterm`,
			),
			line(
				(r) =>
					`Trained ${r.int(4, 11)} new tutors and wrote the checklist for first sessions that the center still uses`,
			),
			line(
				(r) =>
					`Ran drop-in hours for up to ${r.int(9, 22)} students at a time in the ${r.pick(["two", "three"])} weeks before finals`,
			),
			line(
				(r) =>
					`Logged topics from ${r.int(110, 340, 10)} visits and showed the department where ${r.pick(["first-years", "transfer students", "non-majors"])} got stuck`,
			),
		],
	},
	{
		title: (r) => r.pick(["Undergraduate Research Assistant", "Research Assistant"]),
		at: "school",
		lines: [
			line(
				(r) =>
					`Cleaned and coded ${(r.int(12, 96) * 100).toLocaleString("en-US")} survey responses in ${r.pick(["R", "Python", "Stata"])} for a study on ${r.pick(["commuting", "household saving", "online reviews", "sleep and study habits", "local news", "energy use"])}`,
			),
			line(
				(r) =>
					`Reproduced the tables of ${r.int(3, 8)} earlier papers and reported ${r.pick(["two", "three"])} coding errors to the authors`,
			),
			line(
				(r) =>
					`Screened ${r.int(180, 640, 10)} abstracts for a literature review and summarized ${r.int(22, 58)} papers for the group`,
			),
			line(
				(r) =>
					`Automated the weekly data pull from ${r.int(3, 9)} public sources, saving the lab about ${r.int(3, 8)} hours a week`,
			),
			line(
				(r) =>
					`Presented preliminary results to ${r.int(14, 45)} people at the department's ${r.pick(["fall", "spring"])} poster session`,
			),
		],
	},
	{
		title: (r) => r.pick(["IT Help Desk Assistant", "Student Technology Consultant"]),
		at: "school",
		lines: [
			line(
				(r) =>
					`Resolved ${r.int(18, 42)} tickets a week from students and staff, ${r.int(78, 93)}% of them at first contact`,
			),
			line(
				(r) =>
					`Wrote ${r.int(11, 34)} help articles on ${r.pick(["printing", "two-factor sign-in", "classroom equipment", "campus Wi-Fi"])}, which cut repeat tickets by ${r.int(14, 31)}%`,
			),
			line(
				(r) =>
					`Set up ${r.int(60, 240, 10)} laptops for new staff with a scripted image in place of a ${r.int(12, 25)}-step manual`,
			),
		],
	},
	{
		title: () => "Resident Assistant",
		at: "school",
		lines: [
			line(
				(r) =>
					`Looked after a floor of ${r.int(28, 54)} first-year students, including ${r.int(9, 18)} nights on duty a term`,
			),
			line(
				(r) =>
					`Organized ${r.int(8, 19)} events on a budget of $${(r.int(6, 24) * 100).toLocaleString("en-US")}, with ${r.int(18, 40)} residents at each on average`,
			),
			line(
				(r) =>
					`Mediated ${r.int(6, 17)} roommate conflicts, all but ${r.pick(["one", "two"])} settled without a room change`,
			),
		],
	},
	{
		title: (r) => r.pick(["Admissions Tour Guide", "Student Ambassador, Admissions"]),
		at: "school",
		lines: [
			line(
				(r) =>
					`Guided ${r.int(40, 130, 5)} campus tours for groups of up to ${r.int(18, 35)} and answered questions from parents and counselors`,
			),
			line(
				(r) =>
					`Trained ${r.int(5, 14)} new guides and rewrote the route for visitors with ${r.pick(["strollers and wheelchairs", "limited time", "an interest in the sciences"])}`,
			),
			line(
				(r) =>
					`Called ${r.int(120, 420, 10)} admitted students in the spring; ${r.int(31, 48)}% of those reached enrolled`,
			),
		],
	},
	{
		title: (r) =>
			r.pick(["Business Manager, Student Newspaper", "Advertising Lead, Student Newspaper"]),
		at: "school",
		lines: [
			line(
				(r) =>
					`Sold $${(r.int(42, 168, 2) * 100).toLocaleString("en-US")} of advertising to ${r.int(18, 46)} local businesses`,
			),
			line(
				(r) =>
					`Balanced a budget of $${r.int(24, 78)},000 and closed it with a surplus for the first time in ${r.pick(["three", "four"])} years`,
			),
			line(
				(r) =>
					`Started a weekly newsletter that reached ${(r.int(14, 62) * 100).toLocaleString("en-US")} readers with an open rate of ${r.int(38, 56)}%`,
			),
		],
	},
	{
		title: (r) => r.pick(["Sales Associate", "Part-Time Store Associate", "Shift Supervisor"]),
		at: "retailer",
		lines: [
			line(
				(r) =>
					`Served ${r.int(60, 140, 10)} customers a shift for ${r.int(14, 20)} hours a week during term and ranked among the top ${r.int(3, 5)} of ${r.int(16, 28)} in add-on sales`,
			),
			line(
				(r) =>
					`Counted and reconciled registers of up to $${(r.int(22, 78) * 100).toLocaleString("en-US")} a day, with a yearly variance under $${r.int(15, 60)}`,
			),
			line(
				(r) =>
					`Reorganized the stockroom with ${r.pick(["a colleague", "two colleagues"])}, cutting the time to find an item from ${r.int(5, 9)} minutes to ${r.int(1, 2)}`,
			),
			line(
				(r) => `Trained ${r.int(4, 12)} seasonal employees on the register and the returns desk`,
			),
		],
	},
	{
		title: (r) => r.pick(["Program Volunteer", "Volunteer Coordinator"]),
		at: "nonprofit",
		lines: [
			line(
				(r) =>
					`Scheduled ${r.int(24, 85)} volunteers a week in a shared sheet, bringing no-shows from ${r.int(18, 29)}% to ${r.int(5, 11)}%`,
			),
			line(
				(r) =>
					`Raised $${(r.int(18, 94) * 100).toLocaleString("en-US")} at a ${r.pick(["spring auction", "charity run", "benefit concert"])} planned with ${r.int(5, 12)} fellow students`,
			),
			line(
				(r) =>
					`Rewrote the sign-up form and reminder emails; ${r.int(26, 52)}% more newcomers came back a second time`,
			),
		],
	},
];
