import {
	dated,
	entry,
	line,
	list,
	past,
	present,
	section,
	type TemplateField,
	words,
} from "#app/domain/content/templates/definition.ts";

export const field: TemplateField = {
	name: "Starting out, starting again",
	category: null,
	templates: [
		{
			name: "Student First Job",
			level: "Intern",
			layout: "starter",
			description:
				"No job yet: school, clubs and the babysitting that counts, set so that the page looks finished.",
			headline: "[Grade] student, available [weekends, summer]",
			contact: ["[Town, State]", "[phone]", "[email with your name]"],
			sections: [
				section(
					"Summary",
					"Three facts: what you are good at, how people know it, when you can work.",
					words(
						"Reliable [grade] student who has not missed [practice, the school bus] in [months]. Good with [small children, tills, bicycles]. Can work [days and hours], and get there by [bus, bicycle].",
					),
				),
				section(
					"Education",
					"Grades only if they help. A favorite subject says more.",
					entry(
						"[High school], grade [n]",
						"[Town, State]",
						"Graduating [year]",
						"Favorite subjects: [woodwork, Spanish]; average [n]",
					),
				),
				section(
					"Experience",
					"Helping counts. Say for whom, how often, and that they asked you back.",
					entry(
						"Babysitting, lawn mowing, dog walking",
						"[n] families in [neighborhood]",
						"[Month year] – Present",
						"Look after [n] children aged [n] to [n] on [Fridays]; asked back by all [n] families",
						"Collect money, give change, and keep a list of who paid",
					),
					entry(
						"[Team, band, scouts]",
						"[Club or school]",
						"[Month year] – Present",
						"[Goalkeeper, second clarinet] for [n] seasons; set up and clear away for [n] people",
						"Taught [younger members] to [tie knots, read music]",
					),
					entry(
						"Volunteer",
						"[Library, food bank, church kitchen]",
						"[Month year]",
						"Packed [n] bags in an afternoon; learned to work with people much older than me",
					),
				),
				section(
					"Skills",
					"Plain verbs. An employer ticks these off.",
					list(
						"Speak [language] with customers",
						"Carry [n] pounds, stand for [n] hours, ride a bicycle to work",
						"Use [spreadsheets, a camera, a sewing machine]",
					),
				),
				section(
					"References",
					"Only if the employer asks. Two adults who are not family and who agreed that you give out their number.",
					line("[Name]", "[coach, teacher, neighbor], [phone]"),
					line("[Name]", "[coach, teacher, neighbor], [phone]"),
				),
			],
		},
		{
			name: "New Graduate Software Engineer",
			level: "Entry-level",
			layout: "compact",
			description:
				"Internships, course projects and one thing that people use: for the first full-time offer in software.",
			headline: "New graduate software engineer, available [month year]",
			contact: ["[City, State]", "[email]", "[phone]", "[github.com/you]"],
			sections: [
				section(
					"Education",
					"Graduation month in plain sight: recruiters filter by it.",
					entry(
						"B.S. in Computer Science, minor in [Linguistics]",
						"[University], [City, State]",
						"[Month year]",
						"GPA [n] of 4.0; operating systems, compilers, distributed systems, [machine learning]",
						"Teaching assistant for data structures: [n] students, office hours twice a week, rated [n] of 5",
					),
				),
				section(
					"Experience",
					"Project, the hardest part, what happened to it after you left. “It is still running” is the best ending.",
					entry(
						"Software Engineering Intern, [team]",
						"[Company], [City, State]",
						"Summer [year]",
						"Built [internal tool, API, screen] in [language] from design document to rollout; [n] people use it every week since",
						"Found a race between [two components] with [sanitizer, logs] and fixed it with a test that fails without the fix",
						"Merged [n] pull requests, reviewed [n], and presented the project to [n] engineers; received an offer to return",
					),
					entry(
						"Software Intern",
						"[Start-up, lab, agency]",
						"Summer [year]",
						"Asked the people who would use it first, and built [smaller thing] instead of [what the ticket said]",
						"Automated [manual export] as a scheduled job with alerts; [n] hours a week saved for [n] colleagues",
						"Raised unit-test coverage of [module] from [percent] to [percent] and deleted [n] lines that nothing called",
					),
				),
				section(
					"Projects",
					"Two or three: one alone, one in a team. Users or a benchmark, and the decision that was hard.",
					entry(
						"[Project used by others]",
						"[link]",
						"[Year]",
						"Released a [bus tracker, language server, game] in [stack]; [n] users last month, [n] issues answered",
						"Kept it under [amount] a month by [caching, static hosting]",
					),
					entry(
						"[Course project: kernel, database, compiler]",
						"Team of [n]",
						"[Term year]",
						"Implemented [buffer pool, register allocation, Raft] in [n] lines of [C++, Rust]; [n]th of [n] teams in the benchmark",
						"Split the work by interface on day one and integrated every night",
					),
					entry(
						"[Hackathon, research, open-source fix]",
						"[Place]",
						"[Year]",
						"[One line: what, with whom, with what result]",
						"Stayed after the event and fixed [the bug that everybody had worked around]",
					),
				),
				section(
					"Skills",
					"Two lines. What you could be interviewed in tomorrow, then what you have touched.",
					line("Fluent", "[Python], [Java or C++], SQL, Git, Linux"),
					line("Used", "[TypeScript, React], [Docker], [one cloud]"),
				),
				section(
					"Activities",
					"One leadership line, one human line.",
					dated(
						"[Organizer of hackathon, mentor to first-years]: [n] participants, [amount] raised",
						"[Year]",
					),
					dated("[Choir, climbing, chess]: [detail]", "[Years]"),
				),
			],
		},
		{
			name: "Career Changer",
			level: "Mid-level",
			layout: "plain",
			description:
				"From one trade into another: what carries over, what you have learned since, and proof that it is not a whim.",
			headline: "[New role], formerly [old role] for [n] years",
			contact: ["[City, State]", "[phone]", "[email]", "[portfolio or profile]"],
			sections: [
				section(
					"Summary",
					"Two sentences that answer the question before it is asked. Say what you are going to, not what you are leaving.",
					words(
						"After [n] years as a [chef, teacher, officer] I want to do full time what I did best there: [plan, explain, repair, sell]. Since [month] I have [trained, built, volunteered] in [new field], with the results below.",
					),
				),
				section(
					"Relevant experience",
					"Whatever you have done, paid or not, in the form of a job. Readers judge it as one.",
					entry(
						"[Freelance, volunteer, project] [new role]",
						"[Client or organization]",
						"[Month year] – Present",
						"Delivered [work] for [organization] ([paid, volunteer]); they have used it for [purpose] since [month]",
						"Joined [n] people who do this for a living; took [n] rounds of their criticism",
						"[Rebuilt, translated, measured] [real thing] in [tool], shown at [link]",
					),
				),
				section(
					"Skills",
					"Three abilities with one proof each, in the words of the new field.",
					line("[Stakeholders]", "[Fed n guests a night with a crew of n, at restaurant, year]"),
					line("[Budgets]", "[Kept a cost of n percent on amount a year]"),
					line("[Teaching]", "[Brought n beginners to working alone in weeks]"),
				),
				section(
					"Earlier experience",
					"Short, and only lines that a reader in the new field can value.",
					entry(
						"[Sous chef, Staff sergeant, Teacher]",
						"[Employer], [City, State]",
						past,
						"Ran [n] people, [amount] of stock and a deadline every evening for [years]",
						"Introduced [method], which lowered [waste, absence, errors] from [a] to [b]",
						"Promoted [n] times in [years]",
					),
					entry("[First job]", "[Employer]", past),
				),
				section(
					"Education",
					"The newest first, and all of it after the jobs, unless the law demands a license: that goes to the top.",
					entry(
						"[Certificate, bootcamp, evening degree]",
						"[School]",
						"[Year]",
						"[n] hours beside a full-time job; final project: [one line]",
					),
					entry("[Degree or apprenticeship]", "[School], [City, State]", "[Year]"),
				),
			],
		},
		{
			name: "Return to Work",
			alsoCalled: "stay at home mom, dad or parent",
			level: "Mid-level",
			layout: "classic",
			description:
				"Returning after years with children, parents or an illness: the gap in one line, and above it what you did last.",
			headline: "[Profession], [n] years in [setting]; available full time from [month]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Summary",
					"Profession first, gap in half a sentence, readiness last. No apology.",
					words(
						"[Accountant, nurse, engineer] with [n] years at [kind of employer], back after [n] years of caring for family. License renewed in [month]; current with [standard, software, guideline] through the courses below.",
					),
				),
				section(
					"Relevant experience",
					"The last months first: what you renewed, did or finished, each with someone who saw it.",
					entry(
						"[Substitute, volunteer, refresher course]",
						"[Organization], [City, State]",
						present,
						"[n] [shifts, days, cases] in [setting]; supervised by [role]",
						"[License or certificate] renewed in [month]; [software, guideline] learned in [n] hours",
					),
					entry(
						"Treasurer, volunteer",
						"[School association], [City, State]",
						past,
						"Kept [amount] a year: books closed monthly, two audits without remark",
					),
				),
				section(
					"Career break",
					"A name and two dates, in one line. You owe nobody a diagnosis or a family story.",
					dated("Family care, full time", past),
				),
				section(
					"Professional experience",
					"As strong as on the day you left. Systems may have changed; results have not.",
					entry(
						"[Senior title]",
						"[Employer], [City, State]",
						past,
						"Carried [accounts, patients, designs] worth or numbering [n]; [result] at the end",
						"Chosen to lead [conversion, opening, audit] with [n] colleagues; finished [weeks] early",
						"Taught [procedure] to [n] new hires; the notes were still in use in [year]",
						"Improved [measure] from [a] to [b] in [months] by [what you changed]",
					),
					entry(
						"[Earlier title]",
						"[Employer], [City, State]",
						past,
						"Finished [n] [cases, orders, classes] a week with [percent] accuracy",
						"Received [award, promotion] for [reason]",
					),
				),
				section(
					"Licenses and skills",
					"Dates show that you are current.",
					dated("[License], [state], active", "exp. [year]"),
					line("Current", "[software versions, guidelines] used in [course or volunteer work]"),
					line("Languages", "[language], [level]"),
				),
				section(
					"Education",
					"As it stood before the break; nothing here grows old.",
					dated("[Degree], [University]", "[Year]"),
				),
			],
		},
		{
			name: "Veteran Transition",
			level: "Mid-level",
			layout: "plain",
			description:
				"Service in civilian words: people, equipment, money and missions that a hiring manager can weigh.",
			headline: "[Operations, logistics, maintenance] leader, [branch], [clearance]",
			contact: ["[City, State]", "[phone]", "[email]", "[available from]"],
			sections: [
				section(
					"Summary",
					"No rank in the first sentence. Say what a company would call what you did.",
					words(
						"Led teams of up to [n] people and was accountable for [amount] of equipment in [n] countries. Used to plans that change at [hour], and to writing down what was learned before the next one.",
					),
				),
				section(
					"Experience",
					"Translate every title and unit; keep the military one in brackets once. Count people, vehicles, dollars, hours.",
					entry(
						"Operations Manager (platoon sergeant)",
						"U.S. [Army, Navy, Air Force, Marine Corps], [base, State]",
						present,
						"Direct [n] people in [n] teams; retention of first-term members [percent] against [percent] in the battalion",
						"Keep [n] vehicles at [percent] readiness by planning parts [weeks] ahead; was [percent]",
						"Account for [n] items worth [amount] with no loss in [n] inventories",
						"Planned and led [n] movements of [n] people over [n] miles without a serious injury",
						"Evaluated and counseled [n] people; [n] were promoted ahead of peers",
					),
					entry(
						"Team Leader (squad leader)",
						"U.S. [branch], [base, State]",
						past,
						"Trained [n] people in [medical, electrical, communications] tasks; [percent] certified at the first test",
						"Coordinated with [n] partner forces and [civil authorities] in [language] for [months]",
						"Fixed [shortage, process] that had stood for [years]: wait from [days] to [hours]",
					),
					entry(
						"[Technician, Medic, Analyst]",
						"U.S. [branch]",
						past,
						"Diagnosed and repaired [n] [radios, engines] a month to [standard]",
					),
				),
				section(
					"Certifications and clearance",
					"Level and last investigation only. Civilian equivalents where you hold them.",
					dated("[Secret, Top Secret], active, last investigation", "[Month year]"),
					dated("[CDL, A&P license, EMT, PMP, Security+]", "[Year]"),
				),
				section(
					"Education and training",
					"Courses with hours; drop what only the service understands.",
					entry("[B.A., Associate degree] in [field]", "[University], while serving", "[Year]"),
					dated("[Leadership course], [n] hours, [top n percent]", "[Year]"),
				),
				section(
					"Awards",
					"One or two, with what they were for.",
					dated("[Commendation medal] for [one civilian sentence]", "[Year]"),
				),
				section(
					"Languages",
					"With the tested level.",
					line("[Language]", "[speaking level, reading level], tested [year]"),
				),
			],
		},
	],
};
