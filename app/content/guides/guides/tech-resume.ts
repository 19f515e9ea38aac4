import type { Guide } from "../guide.ts";

export const guide: Guide = {
	id: 1,
	slug: "tech-resume",
	title: "The tech resume, line by line",
	description:
		"An engineering resume that a recruiter can search, a manager can believe and an interviewer can use, with eleven lines before and after.",
	category: "Resume Writing",
	author: "Offerfolio Editors",
	featured: true,
	tags: ["Engineering", "Structure", "Bullets"],
	readMinutes: 15,
	published: "2026-09-15",
	updated: "2026-09-15",
	image: "one-page-three-readers",
	imageText:
		"One resume sheet in the middle; a telephone, a diagram of boxes and a pair of curly brackets look at it from three sides.",
	sections: [
		{
			id: "readers",
			title: "Three readers, one page",
			blocks: [
				{
					kind: "paragraph",
					text: "Follow one resume through a software company. On Monday a recruiter opens it between two calls, with one question: does this person fit the opening I am filling? On Wednesday the engineering manager opens it with another: has this person done work like ours, at our level of difficulty? On Friday an engineer opens it ten minutes before your interview and looks for something to talk about.",
				},
				{
					kind: "paragraph",
					text: "It is the same page each time. The recruiter may never have written code. The manager has written a lot of it. The engineer would rather be back at the keyboard. A tech resume works when each of the three finds an answer without having to read what was meant for the other two.",
				},
				{
					kind: "table",
					caption: "What each reader wants from the page",
					head: ["Reader", "Question", "Looks at", "You help by"],
					rows: [
						[
							"Recruiter",
							"Does the profile match the opening?",
							"Headline, titles, dates, skills",
							"Using the posting's words for things you have really done",
						],
						[
							"Engineering manager",
							"Has this person solved problems like mine?",
							"The newest two jobs",
							"Naming the system, its size and your own part in it",
						],
						[
							"Interviewer",
							"What shall I ask?",
							"One bullet, one project",
							"Leaving a thread to pull: a cause, a choice, a surprise",
						],
					],
				},
				{
					kind: "note",
					text: "The people, companies and figures in the examples of this guide are invented. Borrow the shape of a line, and fill it with facts of your own.",
				},
				{ kind: "heading", text: "Collect before you write" },
				{
					kind: "paragraph",
					text: "Do not open a template yet. Spend an hour gathering raw material, because the writing afterwards is mostly choosing. Take notes in general terms and leave your employer's documents where they are.",
				},
				{
					kind: "steps",
					items: [
						"Go through your merged pull requests of the last two years, month by month. Note each one that took more than a week or started an argument.",
						"Open the incident reviews that mention you. Write down the cause, the minutes, and what is different now.",
						"Read your own design documents again. The sentence you want is the one that says why the other option lost.",
						"Look through your performance reviews for the words that other people chose for you.",
						"Ask two colleagues what would have gone worse without you. Write their answers down before you polish them.",
					],
				},
				{
					kind: "paragraph",
					text: "You will end up with a few dozen facts. The page has room for about twenty. That is the right way round: a resume that is cut down from too much reads differently from one that was stretched to fill a sheet.",
				},
			],
		},
		{
			id: "shape",
			title: "The shape of the page",
			blocks: [
				{
					kind: "paragraph",
					text: "There is less to decide here than people think. One column. Newest job first. Dark text on white, in a typeface that you stop noticing after a line. US Letter, 8.5 by 11 inches, for employers in the United States and Canada, A4 in most other countries: a page made for one of them is shrunk or cropped when it is printed on the other.",
				},
				{
					kind: "figure",
					name: "tech-resume-anatomy",
					text: "A resume sheet in one column with five numbered zones from top to bottom: 1 name and contact line, 2 headline of two lines, 3 skills in three short rows, 4 newest job with five bullets, the largest zone, 5 older jobs, each shorter than the one above.",
					caption:
						"Five zones, in the order in which the questions come. The newest job gets about half of the lines.",
				},
				{ kind: "heading", text: "A budget of fifty lines" },
				{
					kind: "paragraph",
					text: "Do the arithmetic once and the question of length answers itself. A Letter page with margins of three quarters of an inch leaves 9.5 inches of height, which is 684 points. At 13.5 points a line, that makes 50 lines. Spend them like money.",
				},
				{
					kind: "list",
					items: [
						"**2 lines** for your name and how to reach you.",
						"**2 lines** for the headline.",
						"**4 lines** for skills, with their label.",
						"**20 lines** for the newest job.",
						"**10 lines** for the one before.",
						"**4 lines** for everything older.",
						"**2 lines** for education.",
						"**6 lines** of nothing, one between each block and the next.",
					],
				},
				{
					kind: "paragraph",
					text: "If you have worked for ten years or more, take a second page and give it to the jobs, never to a longer list of skills. If you have worked for two, stay on one. In between, let the test be this: would you be glad to be asked about the last bullet on page two? If you would not, you have a page and some leftovers.",
				},
				{ kind: "heading", text: "The contact line" },
				{
					kind: "paragraph",
					text: 'City, email address, telephone, one link to code, one link to a profile. Put it into the body of the page, since some parsers skip the header area of a document. Leave out the street, your date of birth and, in the United States, the photo: the Equal Employment Opportunity Commission advises employers not to ask applicants for one. If the posting raises the right to work, five words settle it, such as "EU Blue Card until 2029".',
				},
				{ kind: "heading", text: "The headline" },
				{
					kind: "paragraph",
					text: "Two lines under your name. They say what you build, what made it hard, and which kind of problem you want next. The recruiter matches them against the opening; the manager learns whether to slow down.",
				},
				{
					kind: "before-after",
					before:
						"Passionate full-stack developer with strong problem-solving skills, seeking a challenging role in a dynamic environment.",
					after:
						"Android engineer, six years, the last four on an app for visiting nurses that works **offline for a whole shift**. Looking for a team whose hardest problem is keeping devices in step.",
					why: "Anyone could sign the first. The second tells a recruiter which openings to try, and it tells a manager what was difficult.",
				},
				{
					kind: "paragraph",
					text: "If you cannot fill two lines with facts, leave them out and let the newest job begin. White space makes no claims that a reader could doubt.",
				},
			],
		},
		{
			id: "bullets",
			title: "Bullets that an engineer can check",
			blocks: [
				{
					kind: "paragraph",
					text: "A good bullet has up to four parts. The **result** is what became different. The **size** is by how much. The **scope** is for whom, or across what. The **cause** is what you found or decided that made it happen. Three of the four are enough. With only one, you have written a job description.",
				},
				{
					kind: "figure",
					name: "bullet-anatomy",
					text: "One line of text across the drawing: Cut the nightly import, from 6 h to 50 min, for 300 clinics, by loading in parallel. A bracket under each of its four parts, labeled result, size, scope and cause.",
					caption:
						"The same bullet, taken apart. The cause is the part that starts a conversation.",
				},
				{
					kind: "before-after",
					before: "Worked on improving the performance of data imports.",
					after:
						"Cut the nightly import for 300 clinics **from 6 hours to 50 minutes**: a profile showed one lock held across all tenants; the load now runs in parallel, tenant by tenant.",
					why: "The profile comes before the fix, so the reader meets someone who looks first. The lock is the thread that an interviewer will pull.",
				},
				{ kind: "heading", text: "Which part was yours" },
				{
					kind: "paragraph",
					text: "Software is made by groups, and every reader knows it. What they cannot know is where you stood in the group. Your verb tells them, so choose it as if a former colleague were in the room.",
				},
				{
					kind: "list",
					items: [
						"**Built, wrote, rewrote**: most of the code came from your hands.",
						"**Designed**: the idea and the document are yours, the code may not be.",
						"**Led**: you decided and others worked by it. Say how many.",
						"**Reviewed, taught, wrote down**: others did it better because of you. Say who.",
						"**Helped, contributed, was involved**: you did a part. Name the part and drop the verb.",
					],
				},
				{
					kind: "before-after",
					before: "Led the migration to Kubernetes.",
					after:
						"Wrote the plan and the runbook for moving 40 services to Kubernetes and moved the first 3; two teams did the rest in five months, **with one rollback**.",
					why: "It claims less and shows more. Asked which part was theirs, the writer of the first line has to begin explaining. The second has already answered.",
				},
				{ kind: "heading", text: "Numbers that mean something in the trade" },
				{
					kind: "paragraph",
					text: "You rarely need to invent a measure, because the trade has published its own. Google's book Site Reliability Engineering calls latency, traffic, errors and saturation the four golden signals of a running service. The book Accelerate, by Nicole Forsgren, Jez Humble and Gene Kim, judges delivery by another four: how often you deploy, how long a change takes to get there, what share of changes fail, and how quickly service is restored. If your work moved one of these eight, there is your figure.",
				},
				{
					kind: "list",
					items: [
						'Give the **starting point**. "Tests run in 9 minutes" is a fact about a build. "From 31 minutes" makes it a fact about you.',
						"Give the **percentile** for latency. An average hides the people who waited.",
						"Turn availability into **minutes**. In a month of 30 days, 99.9% allows about 43 minutes of downtime. Everybody can picture 43 minutes.",
						"Give the **price**. A cache that saved 200 milliseconds and cost two outages is a more interesting story than one that only saved.",
					],
				},
				{
					kind: "before-after",
					before: "Ensured high availability and reliability of critical services.",
					after:
						"Carried the pager for the booking API in a rotation of six; brought its downtime **from about 70 minutes a month to under 10** with a failover that the team rehearses every quarter.",
					why: 'Availability turns into minutes, and "rehearses" says that someone thought about the next time. The rotation shows that the writer was awake for it.',
				},
				{ kind: "heading", text: "Work that did not ship" },
				{
					kind: "paragraph",
					text: "Prototypes fail, projects are stopped, upgrades succeed so well that nobody notices. None of that needs to vanish from the page. Write down the decision in which it ended.",
				},
				{
					kind: "before-after",
					before:
						"Managed model lifecycle including monitoring, retraining and sunsetting of legacy models.",
					after:
						"**Retired the churn model** that ranked 6,800 voucher households by risk of leaving, after showing the board on two pages why it could not be fixed.",
					why: "It opens with the thing that was switched off, which the first version had buried under a soft word. Someone who can end a project with evidence is worth more than one who has only ever begun them.",
				},
			],
		},
		{
			id: "skills",
			title: "The skills block",
			blocks: [
				{
					kind: "paragraph",
					text: "This is where a search finds you, and it is also where an interviewer looks for a weak spot. Both are served by the same thing: few names, in an order that means something. Instead of sorting by kind of tool, sort by how far you can be trusted with it.",
				},
				{
					kind: "before-after",
					before:
						"Java, Python, C++, JavaScript, HTML, CSS, Git, Jira, Agile, Scrum, Word, AWS, Azure, GCP, Docker, machine learning, blockchain, teamwork",
					after:
						"**Daily**: Python, Django, PostgreSQL, Docker. **Ran in production before**: Java, RabbitMQ, Azure. **Learning now**: Rust, one patch merged into an open-source parser.",
					why: "Eighteen names of equal weight become eight with an order, and each of the eight can be asked about tomorrow.",
				},
				{
					kind: "paragraph",
					text: 'Labels like these do what bars and stars only pretend to do. Four stars out of five for Python has no unit, and the fifth star is a dare. "Daily" can be checked.',
				},
				{ kind: "heading", text: "Names, spelled as their makers spell them" },
				{
					kind: "list",
					items: [
						"PostgreSQL, JavaScript, GitHub, Node.js, macOS. The recruiter may not care. The engineer reads a wrong capital as a sign of distance.",
						"Write Kubernetes once, even if you only ever say K8s. A search for the one need not find the other.",
						'Add a version only where it tells a story: "Java 8 to 21" is a migration, "Git 2.40" is noise.',
						'For a cloud, name the services you ran. "AWS" alone covers everything from one bucket to a bank.',
					],
				},
				{
					kind: "paragraph",
					text: "Put the block above the jobs, as in the drawing, when the posting opens with tools. Otherwise it stands below them, as in our templates and samples. From about staff level on, and always as a manager, it belongs there: by then the names of the systems say more than the names of the tools.",
				},
				{ kind: "heading", text: "Let the page vouch for the list" },
				{
					kind: "paragraph",
					text: "Search your own file for every name in the daily row. If a name turns up nowhere else, either a bullet is missing or the name does not belong there. Then read it the other way: a tool that carries three of your bullets and is absent from the list will be missed by anyone who searches for it.",
				},
				{
					kind: "note",
					text: 'Code assistants are tools like the others. "Proficient with AI" says nothing. "Wrote my team\'s rules for reviewing generated code, after a bug that two people had approved unread" says what you learned.',
				},
			],
		},
		{
			id: "evidence",
			title: "Projects, links and other evidence",
			blocks: [
				{
					kind: "paragraph",
					text: "Each link is a promise that the click will be worth it. Two good ones are plenty. If your GitHub profile is among them, arrange it for a visitor: according to its documentation you can pin up to six repositories and gists to the top. Pin the three that you would defend, and write their first screens for someone who has a minute.",
				},
				{
					kind: "list",
					items: [
						"One sentence that says what the thing does, and for whom.",
						"A picture, or ten lines of real output.",
						"One command that runs it, tried on a machine that is not yours.",
						"A short paragraph on what it does not do, and what you would change. Reviewers read that one first.",
					],
				},
				{
					kind: "before-after",
					before: "Personal projects: weather app, to-do list (React), chess engine (C++)",
					after:
						"**Tidecheck** (Python, 2025): puts the tides of 40 harbors into your calendar; two rowing clubs plan by it. Wrote a parser for a feed that had no documentation.",
					why: "One project with users beats three exercises. The feed without documentation is what daily work is like, and the reader knows that.",
				},
				{ kind: "heading", text: "A change in someone else's project" },
				{
					kind: "paragraph",
					text: "It shows what your own repositories cannot: that you find your way in foreign code, that you write for a reviewer, and that you stay polite on the third round. Link the pull request itself, so that nobody has to look for you in a list of contributors. Small is fine. A bug with a failing test and a two-line fix is a complete story.",
				},
				{ kind: "heading", text: "If nothing of yours is public" },
				{
					kind: "paragraph",
					text: "Plenty of good engineers have an empty profile, because their code belongs to their employer. Do not build a portfolio in a panic. Describe the system in terms that give nothing away: the kind of customer, the order of magnitude, the constraint that shaped it. Then look for the traces that are public anyway.",
				},
				{
					kind: "list",
					items: [
						"A release note or a changelog entry that describes your feature.",
						"A talk, a meetup, a post on the company's engineering blog.",
						"Public documentation that you wrote.",
						"An answer on an issue tracker that ended the thread.",
					],
				},
				{
					kind: "before-after",
					before: "Various confidential projects for a major client in the financial sector.",
					after:
						"For a European insurer (name under contract): rewrote the nightly premium run, **some tens of millions of policies**, to finish inside a four-hour window set by the regulator.",
					why: 'No secret is told, yet the size, the deadline and the consequence of missing it are all there. "Various" hides the writer along with the client.',
				},
				{
					kind: "paragraph",
					text: "Certificates get one line, if the posting names them or the field runs on them. Finished courses get none once you have held a job, because a bullet can show the same knowledge in use.",
				},
			],
		},
		{
			id: "levels",
			title: "What changes with your level",
			blocks: [
				{ kind: "heading", text: "First job or internship" },
				{
					kind: "paragraph",
					text: "Education goes to the top and projects come next. A manager who hires beginners wants to see that you finish things, and that you look at them afterwards. One measured surprise is worth a list of courses that everybody in your year has taken.",
				},
				{
					kind: "before-after",
					before: "Maintain an AI-powered demand forecasting platform with a MAPE of 8.7%.",
					after:
						"Backtested 26 weeks once the supplier had fitted level sensors: **the forecast and a plain reorder level each ran short twice**.",
					why: "A percentage without a baseline says nothing. The student's forecast is held against its simplest rival, and the line reports a draw. Few people at any level do that.",
				},
				{ kind: "heading", text: "Three to eight years" },
				{
					kind: "paragraph",
					text: "Now the direction counts. If you were promoted, give each title its own line and dates under the one employer, so that growth can be seen without reading. Let the bullets grow as well: a function at first, then a service, then the thing between two services that nobody owned. If your title never changed but your work did, say in the newest bullet what you are asked to do today that you were not asked two years ago.",
				},
				{
					kind: "paragraph",
					text: 'Short stays need one plain reason each, in brackets beside the dates: "company closed", "contract", "team moved to Austin". Three words from you are kinder than what a stranger will guess.',
				},
				{ kind: "heading", text: "Senior and staff" },
				{
					kind: "paragraph",
					text: "At this level your own code is taken for granted. What is in question is whether other people work better because you were there, and whether you stop bad ideas in a way that leaves friends behind.",
				},
				{
					kind: "before-after",
					before: "Acted as technical lead and mentored junior developers.",
					after:
						"Wrote the API rules that 14 services now follow, and ran the weekly hour in which they were argued out. **Two engineers from that hour now review for teams of their own.**",
					why: '"Mentored" describes what the writer did. The new line describes what became of the others, which is the only proof there is.',
				},
				{ kind: "heading", text: "Engineering manager" },
				{
					kind: "paragraph",
					text: 'Give the size of the team, how much of it you hired, and how much of it is still there. Then what it delivers, in the terms of the business. Then one line that shows that you can still follow a technical argument. "Nine engineers, five of them hired by me, one departure in three years" tells another manager more than any sentence about culture.',
				},
				{ kind: "heading", text: "Coming from another trade" },
				{
					kind: "paragraph",
					text: "Keep the former career, shortened to what a software team will use. A nurse has handed over patients at seven in the morning without dropping anything, which is what an on-call rotation needs. A teacher has explained one thing in thirty ways. One line each is enough. After that, your projects have to carry the weight, so choose problems from the trade that you know better than any engineer does.",
				},
			],
		},
		{
			id: "last-hour",
			title: "The last hour before you send it",
			blocks: [
				{
					kind: "paragraph",
					text: "The page is written. What follows takes an hour for the first application, and ten minutes for each one after it.",
				},
				{
					kind: "steps",
					items: [
						"Put the posting beside your page. Underline what the team is short of, which often stands in the second paragraph. Move the bullet that answers it to the top of its job.",
						"Ask an engineer from another team to read for two minutes and to write one question beside every bullet. A bullet without a question has no thread. A question that you would hate marks a claim to soften.",
						"Rehearse an answer to each of those questions: what it was, what else you considered, what you would do differently.",
						"Open every link in a private window. A private repository on GitHub answers strangers with a 404, and you will not see that while you are signed in.",
						"Copy the text of the PDF into a plain editor and check that it arrives in order.",
						'Look into the document\'s properties. The title there is what many viewers show in the tab, and "Resume_v7_final_old" is not how you want to be introduced.',
						"Read it aloud once. Where you run out of breath, cut.",
					],
				},
				{
					kind: "before-after",
					before: "ada_resume_NEW(3).pdf",
					after: "Okafor-Ada-Backend-Engineer.pdf",
					why: "Surname, first name, role. In a folder with eighty files, the name of the file is the first thing that anyone reads.",
				},
				{
					kind: "checklist",
					title: "Ready to send",
					items: [
						"The headline names what you build, and what made it hard.",
						"About half of the lines belong to the newest job.",
						"Every bullet has at least three of result, size, scope and cause.",
						"Every verb would pass with a former colleague in the room.",
						"Every figure has a starting point, a unit and a period.",
						"Each skill in the daily row also appears in a bullet.",
						"No more than two links, and each has been opened by a stranger.",
						"One bullet shows something that went wrong, and what came of it.",
						"Nothing in it would breach a contract that you have signed.",
					],
				},
				{
					kind: "note",
					text: "Keep the long version. One file with every fact you collected, and ten minutes at the end of each month to add to it. The next resume is then an evening's work, and so is the next performance review.",
				},
				{
					kind: "paragraph",
					text: "When all of this is done, stop editing. A resume has one task, which is to start a conversation between people who build things. The rest of the persuading you do in person, and you have just written yourself the notes for it.",
				},
			],
		},
	],
};
