import type { Guide } from "../guide.ts";

export const guide: Guide = {
	id: 6,
	slug: "career-transition",
	title: "Changing careers on paper: the resume of the second start",
	description:
		"Measure the distance, translate your work for strangers, gather new evidence in weeks, and explain gaps, age and lower titles in plain words.",
	category: "Career Strategy",
	author: "Offerfolio Editors",
	featured: false,
	tags: ["Career change", "Gaps", "Transferable skills"],
	readMinutes: 11,
	published: "2026-11-03",
	updated: "2026-11-03",
	image: "bridge-of-sheets",
	imageText:
		"Two river banks joined by a bridge made of five sheets of paper; a small figure with a bag stands on the third.",
	sections: [
		{
			id: "distance",
			title: "Measure the distance first",
			blocks: [
				{
					kind: "paragraph",
					text: "A school nurse wants to leave the school. She could nurse in a hospital. She could write health courses for schools. Or she could test software for a company that makes accounting tools. People would call each of these a career change, and they would mean three quite different things. The first is a move across a corridor. The last is a move across a sea.",
				},
				{
					kind: "paragraph",
					text: "Two questions measure the distance. Does your **role** change, that is, what you do all day? Does your **field** change, that is, the trade in which you do it? With one yes, you take a step, and half of your resume still speaks for itself. With two, you take a leap, and everything on the page has to be translated.",
				},
				{
					kind: "figure",
					name: "role-and-field",
					text: "A square divided into four by a cross. The lower side is labeled field, from same to new; the left side role, from same to new. Lower left, school nurse. Lower right, hospital nurse. Upper left, course writer for schools. Upper right, software tester. A dotted straight arrow leads from lower left to upper right; a solid green one goes there in two steps by way of upper left.",
					caption: "The diagonal is the hard way. Two sides of the square often take less time.",
				},
				{
					kind: "paragraph",
					text: "If your aim lies on the diagonal, look for the corner in between. The nurse who writes health courses for a year works with software people every week. When she applies as a tester of learning software afterwards, she changes one thing and brings another. It may feel like a detour. On paper it is a straight line.",
				},
				{
					kind: "paragraph",
					text: "Moving itself needs no apology. The National Longitudinal Survey of Youth, run for the US Bureau of Labor Statistics, has followed Americans born between 1957 and 1964 for decades, and by their mid fifties they had held more than twelve jobs on average. Readers do not object to change. They object to having to work out the reason.",
				},
				{
					kind: "note",
					text: "The people, employers and figures in the examples are invented. Translate your own work in the same way, and keep every title and date as it was.",
				},
			],
		},
		{
			id: "translate",
			title: "Translate your work for strangers",
			blocks: [
				{
					kind: "paragraph",
					text: 'Advice on this subject loves the words "transferable skills": communication, leadership, organization. They transfer so well because they weigh nothing. What a stranger can judge are the **conditions** under which you worked. How many at once, how fast, how costly a mistake, how much of it in the rules and how much in your head.',
				},
				{
					kind: "table",
					caption: "Conditions that travel",
					head: ["You were", "The task, which stays behind", "The condition, which comes along"],
					rows: [
						["Teacher", "Taught history", "28 people at once, most of whom had not chosen to come"],
						[
							"Head waiter",
							"Served dinner",
							"Ninety orders an evening, corrected while they happen",
						],
						[
							"Army sergeant",
							"Kept vehicles ready",
							"A date nobody could move, with the parts at hand",
						],
						["Midwife", "Attended births", "A handover in which nothing may be forgotten"],
						["Stage manager", "Called cues", "Forty people who wait for one voice"],
						["Farmer", "Grew vegetables", "Decisions in March that are paid for in September"],
					],
				},
				{
					kind: "steps",
					items: [
						"Take five postings for the new role and copy out what will be difficult about it. Often it hides in the last third: tight dates, unhappy customers, unclear data.",
						"For each difficulty, find a day in your old work that had the same one.",
						"Write the day down in the words of your trade, so that you get it right.",
						"Write it again for a neighbor who has never seen your place of work. Replace each term that they would ask about.",
						"Let someone in the new field read the second version and underline what they would say differently. Take over those words, as long as they stay true.",
					],
				},
				{
					kind: "before-after",
					before: "Answered telephone calls in a fast-paced environment.",
					after:
						"Wrote **three sorting questions from dispatch practice**: is anyone hurt, is anyone still there, will the evidence be gone tomorrow.",
					why: "An emergency dispatcher now ranks accident reports from stores. The bridge between the two jobs is one concrete thing that a store clerk reads aloud, and no other applicant could copy it.",
				},
				{
					kind: "before-after",
					before: "NCOIC, motor pool. Supervised 14 PAX, maintained FMC rate of 94%.",
					after:
						"Led 14 mechanics and drivers; kept **94 of every 100 vehicles fit to drive** through a year in which parts took six weeks to arrive.",
					why: "Nothing is lost but the abbreviations. If you served in the United States, My Next Move for Veterans, a site sponsored by the US Department of Labor, matches military codes with civilian occupations and so gives you their words.",
				},
				{
					kind: "paragraph",
					text: "Titles are the one thing that you must not translate. A reference check will hold them against the records of the employer. Put the explanation after the title, in brackets or in the line below.",
				},
				{
					kind: "before-after",
					before: "Customer Success Manager (actually: reception, Hotel Seeblick)",
					after:
						"Front Desk Supervisor, Hotel Seeblick (74 rooms): **first contact for about 50 guests a day**, last contact for every complaint",
					why: "The true title with the right facts beats a borrowed one. A hiring manager in customer success sees the resemblance without being told.",
				},
			],
		},
		{
			id: "shape",
			title: "A shape that hides nothing",
			blocks: [
				{
					kind: "paragraph",
					text: "Sooner or later someone will advise you to write a functional resume, one that groups everything by skill and puts the jobs in a list without detail at the end. Be careful. Readers look for what you did, where and when, and a page that withholds it makes them wonder why. Software that fills in forms expects jobs with dates, too.",
				},
				{
					kind: "paragraph",
					text: "You can have most of the benefit without the suspicion. Keep the jobs in order, newest first, and place a block of evidence above them.",
				},
				{
					kind: "figure",
					name: "resume-with-a-bridge",
					text: "A resume sheet with four zones from top to bottom: name and contact, two lines of headline, a block outlined in green with three bullets labeled evidence for the new role, and below it three jobs in order, each with dates. Thin lines lead from the three bullets to the job each of them comes from.",
					caption:
						"Three bullets brought forward, each with a line back to the job it happened in.",
				},
				{
					kind: "list",
					items: [
						"**Headline**: the role that you are going to, the work that you come from, and what joins them. Two lines.",
						"**Evidence**: three bullets, the closest you have, wherever they happened. Name the place and year in each.",
						"**Jobs**: every one of the last ten or fifteen years, with dates. Long bullets for what helps, one line for what does not.",
						"**Learning**: courses after the jobs, unless the law demands a license. Then it goes to the top.",
					],
				},
				{
					kind: "before-after",
					before:
						"Dedicated professional seeking to leverage 12 years of diverse experience in a new and exciting field.",
					after:
						"Moving from pharmacy to **data quality in health software**. Twelve years of finding the one wrong line in a prescription; for the past year also in tables, with SQL.",
					why: "From, to, and the thread between them. A reader who wonders why a pharmacist is applying has the answer before the question.",
				},
				{
					kind: "paragraph",
					text: "Then cut. Your old field taught you to be proud of things that the new one does not know: internal awards, machines, committees. Keep one, for dignity, and let the rest go. A short old job is more convincing than a long one that talks about something else.",
				},
			],
		},
		{
			id: "evidence",
			title: "New evidence in eight weeks",
			blocks: [
				{
					kind: "paragraph",
					text: "Translation has a limit. At some point the reader wants to see that you have tried the new work and still like it. That takes weeks, not years, if you choose something with a real user at the end.",
				},
				{
					kind: "list",
					items: [
						"**Inside your present job.** Ask for the part that nobody wants: the spreadsheet, the new system, the trainee. It is paid, it is real, and it has witnesses.",
						"**For a club or charity.** Agree on one thing with an end, such as a booking page or a year's accounts. Hand it over properly.",
						"**Half a day of watching.** Sit beside someone who does the work. You will learn the words, and which part of it bores them.",
						"**A course with a product.** Choose it by what you will have in your hands on the last day. If it is only a certificate, keep looking.",
					],
				},
				{
					kind: "before-after",
					before: "Completed online courses in bookkeeping, Excel, data analytics and Python.",
					after:
						"Kept the books of a rowing club for a year (**about 140 entries a month**), found two subscriptions that nobody used, and handed over with four pages of notes.",
					why: "Four courses are four intentions. One year of entries shows that the interest survived the boredom, and the notes show how you leave a place.",
				},
				{
					kind: "before-after",
					before:
						"Interested in user experience; redesigned the Spotify app as a personal project.",
					after:
						"Watched nine patients fill in the clinic's new registration form, **saw seven stop at the same question**, and had it reworded; the desk now helps about twice a day, down from ten times.",
					why: "It happened at the old job, it cost an afternoon, and someone was better off. No famous app can offer you that.",
				},
				{
					kind: "paragraph",
					text: "Give each piece of evidence a date, and put unpaid work where paid work would stand, with the word volunteer beside it. A reader will forgive that nobody paid you. Finding it out later is another matter.",
				},
			],
		},
		{
			id: "questions",
			title: "Gaps, age, a lower title",
			blocks: [
				{
					kind: "paragraph",
					text: "Three worries turn up in nearly every change, and most people try to hide them. A worry that is answered in five words is over. One that is hidden stays in the room.",
				},
				{ kind: "heading", text: "A gap" },
				{
					kind: "paragraph",
					text: "Give it a line of its own, with dates and a plain name. You owe nobody a diagnosis or a family story. If you learned something that helps, add it, but do not dress up a hard year as a project. LinkedIn has let members add a career break to their profile as an entry of its own since 2022, so the form is familiar by now.",
				},
				{
					kind: "before-after",
					before: "2022–2024: CEO of the household, managing a team of two small stakeholders",
					after:
						"Mar 2022 – Aug 2024: **family care, full time**. From January 2024, two evenings a week: payroll course, final exam passed in June.",
					why: "Jokes about the household make readers smile and then make them unsure. A few plain words and two dates leave nothing to ask.",
				},
				{ kind: "heading", text: "Age" },
				{
					kind: "paragraph",
					text: "In the United States the Age Discrimination in Employment Act protects applicants from the age of 40. It does not oblige you to list every year you have worked. Fifteen years with detail are enough, and whatever is older fits into a line without dates. Leave out the year of your degree if it would be the first thing to be noticed. Do not remove so much that the page looks as if it began in the middle. Show instead that you have learned something lately, because that is the doubt behind the number.",
				},
				{ kind: "heading", text: "A step down" },
				{
					kind: "paragraph",
					text: "Managers hesitate over someone who used to lead thirty people and now applies to be one of thirty. They fear boredom, and they fear being watched. Answer both in the headline or the letter: what you want to do with your own hands again, and how long it took you to decide.",
				},
				{
					kind: "before-after",
					before: "Regional Director, P&L responsibility, 30 reports (happy to take any role)",
					after:
						"After eight years of running a region, **back to planning routes myself**: did it every Friday for the past two years, in place of a colleague on leave, and looked forward to Fridays.",
					why: '"Any role" sounds like need. The Fridays are evidence that the smaller job is a wish.',
				},
			],
		},
		{
			id: "people",
			title: "Send it by way of people",
			blocks: [
				{
					kind: "paragraph",
					text: "A form compares you with applicants who took the ordinary path, and on a form they look better. A person can be curious. This is why a change depends on conversations more than other searches do.",
				},
				{
					kind: "paragraph",
					text: "They need not be with friends. When the sociologist Mark Granovetter asked people near Boston who had changed jobs through a contact how often they used to see that contact, most said occasionally or rarely. His paper of 1973 is called The Strength of Weak Ties. Close friends know the same openings as you. The former supplier, the parent at the school gate and the trainer of the course know others.",
				},
				{
					kind: "steps",
					items: [
						"List twenty people whom you have not spoken to for a year and who work near the new role, at whatever level.",
						"Write to three a week. Ask for fifteen minutes about their work, and send no resume.",
						"Ask each of them what a beginner gets wrong in the first month. Their answer belongs in your preparation.",
						"At the end, ask whom else you should listen to. Two names for each talk, and you will not run out.",
						"When an opening appears, send the page to the person you spoke to, with one sentence that recalls what they told you.",
					],
				},
				{ kind: "heading", text: "The first line of a letter" },
				{
					kind: "before-after",
					before: "Although I have no direct experience in logistics, I am a fast learner.",
					after:
						"Your dispatcher told me that the worst hour is between five and six in the morning. **For nine years I ran a bakery, and that was my busiest hour too.**",
					why: "The first version begins with the objection and leaves the reader to overcome it. The second begins in their working day. It shows that you asked someone, listened, and found the place where your two trades touch. What you lack will come up anyway, by which time they know what you bring.",
				},
				{ kind: "heading", text: "Three sentences to know by heart" },
				{
					kind: "paragraph",
					text: "In every talk someone will ask why. Have three sentences ready. One about what drew you in the old work, one about the moment you noticed that the new work had more of it, one about what you have done since. Nothing about what drove you away. It may be true, and it may even be interesting, but it is about your last employer.",
				},
				{
					kind: "checklist",
					title: "Before the second start",
					items: [
						"You know whether role, field or both are changing.",
						"The headline says from, to, and what joins them.",
						"Three bullets of evidence stand above the jobs, each with place and year.",
						"No term of the old trade is left that a neighbor would ask about.",
						"Every title and date is the original one.",
						"At least one thing was done in the new work, for someone.",
						"Gaps have a line, and the line has two dates.",
						"Your three sentences contain no complaint.",
					],
				},
				{
					kind: "paragraph",
					text: "Expect the first ten applications to teach you more than they bring. Change one thing after each answer, the headline first, and keep every version. Somewhere among them is the page on which the second career looks like what the first was for.",
				},
			],
		},
	],
};
