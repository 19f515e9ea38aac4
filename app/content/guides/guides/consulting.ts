import type { Guide } from "../guide.ts";

export const guide: Guide = {
	id: 4,
	slug: "consulting",
	title: "Into consulting, within it and out again: three resumes",
	description:
		"Pick the kind of firm, turn your work into cases, put client projects on paper, and rewrite the page for the day you leave consulting.",
	category: "Industry Specific",
	author: "Offerfolio Editors",
	featured: false,
	tags: ["Consulting", "Cases", "Projects"],
	readMinutes: 10,
	published: "2026-10-27",
	updated: "2026-10-27",
	image: "three-doors",
	imageText:
		"Three doors in a row with a path through all of them: one opens inwards, one stands between two rooms, one opens to a field.",
	sections: [
		{
			id: "firm",
			title: "Choose the kind of firm before the words",
			blocks: [
				{
					kind: "paragraph",
					text: "Consulting is one word for several trades. One firm sells ten weeks of analysis to a board. Another sends eighty people for two years to replace the accounting software of a railway. A third consists of eleven former hospital managers who advise hospitals. All three hire consultants, and the page that wins in one place looks odd in the next.",
				},
				{
					kind: "paragraph",
					text: "So the first decision is about the buyer. Ask who signs the contract on the other side, and what they hold in their hands when the project is over. The answer tells you which of your stories the firm could put in front of that person.",
				},
				{
					kind: "table",
					caption: "Four kinds of firm, by what the client is left with",
					head: ["Kind", "What the client holds", "Show more of", "Show less of"],
					rows: [
						[
							"Strategy",
							"A decision and the reasons for it",
							"Unclear questions that you took apart",
							"Lists of tools",
						],
						[
							"Operations",
							"A process that runs differently",
							"Time on a shop floor, a ward, a site",
							"Market research",
						],
						[
							"Technology and systems",
							"Software that people use",
							"Roll-outs, data moved, users trained",
							"Prizes from school",
						],
						[
							"Specialist boutique",
							"Advice from an insider",
							"Depth in one trade, names of its rules",
							"A little of everything",
						],
					],
				},
				{
					kind: "before-after",
					before: "Seeking a position in consulting where I can apply my analytical skills.",
					after:
						"Nothing at all. **The space went to a fifth bullet** about a night shift's schedule, rebuilt with the people who worked it.",
					why: "An objective says what you want. In an application to an operations practice, one more story from the floor says what the firm wants.",
				},
				{
					kind: "note",
					text: "All companies, people and figures in the examples are invented. When you put in your own, they must be true to the digit, because in this trade someone will do the sum.",
				},
			],
		},
		{
			id: "cases",
			title: "Turn ordinary work into cases",
			blocks: [
				{
					kind: "paragraph",
					text: "You have probably solved more problems than you remember, because at the time they were simply Tuesday. The way to find them is to search for questions, not for results. A case begins with someone who did not know what to do.",
				},
				{
					kind: "steps",
					items: [
						"List ten moments at which a boss, a professor or a customer asked you something you could not answer on the spot.",
						"Beside each, write the parts you split the question into. If there was only one part, cross it out: it was an errand.",
						"Note which part turned out to matter, and how you knew. A count, a visit, a conversation.",
						"Note who acted on it, and whether they still do.",
						"Keep the five in which the answer was not what people had expected.",
					],
				},
				{ kind: "heading", text: "Put the answer first" },
				{
					kind: "paragraph",
					text: "Barbara Minto, whose book The Pyramid Principle is read across the profession, teaches writers to state the conclusion and let the support follow below it. A bullet is the smallest pyramid there is. Begin with what became true, then how many, then why. Readers who stop after eight words have still read the point.",
				},
				{
					kind: "figure",
					name: "bullet-pyramid",
					text: "A pyramid of three layers with text beside each. Top layer, in green: patients wait 20 minutes less. Middle layer: 3 causes tested, 1 mattered. Bottom layer: 212 arrivals timed, 2 weeks, 1 clipboard.",
					caption:
						"The top goes on the page, with one fact from below. The rest is for the interview.",
				},
				{
					kind: "before-after",
					before:
						"Conducted a comprehensive analysis of patient flows at an outpatient clinic using Excel, presented findings to the management and received very positive feedback.",
					after:
						"**Waits at an outpatient clinic fell by 20 minutes**: timed 212 arrivals and found that most of the delay arose at one desk, which now opens half an hour earlier.",
					why: "The feedback is gone, since an earlier opening hour is feedback in itself. The clipboard work in the middle is what a screener can picture you doing for a client.",
				},
				{ kind: "heading", text: "Do the sum that they will do" },
				{
					kind: "paragraph",
					text: "People who interview for a living check figures by habit. If your bullet says that 30 volunteers served 5,000 meals on one evening, they divide, and get 167 meals for each pair of hands. Perhaps it was so. Perhaps it was the whole season. Run every figure against its neighbor before they do, and add the missing unit.",
				},
				{
					kind: "before-after",
					before: "Organized a charity dinner; 30 volunteers, 5,000 meals, costs cut by 40%.",
					after:
						"Ran a charity kitchen for one winter: 30 volunteers, **about 5,000 meals over 25 evenings**. Buying twice a week, not daily, took the cost of a meal **from $5 to $3**.",
					why: "Two hundred meals an evening can be believed. The cause of the saving is new, and it is the part worth asking about.",
				},
				{ kind: "heading", text: "Marks from another country" },
				{
					kind: "paragraph",
					text: "A grade is a comparison only for those who know the scale. In Germany 1.0 is the best mark and 4.0 the lowest that passes. In the United States 4.0 is usually the top. French marks run to 20. Do not convert, because every table of conversion is disputed. State the mark, the scale and, if your school gives it, the rank.",
				},
				{
					kind: "before-after",
					before: "Diploma in Civil Engineering, GPA 3.7 (converted)",
					after:
						"Civil engineering, Northmere University: **1.4 on a scale from 1.0 (best) to 5.0**, 9th of 141 in the year",
					why: "The original figure agrees with the transcript that the firm will ask for. The rank needs no translation.",
				},
			],
		},
		{
			id: "stories",
			title: "Plant the stories for the interview",
			blocks: [
				{
					kind: "paragraph",
					text: "A consulting interview is only partly about cases. McKinsey's pages for applicants, for one, describe a personal experience interview next to the problem solving: a conversation about something that you did yourself, in depth. Other firms ask the same under other names. The page can decide which experience they pick.",
				},
				{
					kind: "paragraph",
					text: "Look for stories in which the difficulty was another person. A professor who wanted a different result, a team that was tired, a supplier who did not call back. Resumes are full of problems that behaved well once they had been analyzed. Clients seldom do.",
				},
				{
					kind: "list",
					items: [
						"**One story of disagreement.** Whom did you have to win over, and what did you give up for it?",
						"**One of pressure.** Which promise was in danger, and what did you drop?",
						"**One of a team.** Who in it became better at something, and how do you know?",
						"**One of a mistake.** What did you tell them, and how soon?",
					],
				},
				{
					kind: "before-after",
					before: "Collaborated with diverse stakeholders to align on a new timetable.",
					after:
						"Got eight drivers to accept a new timetable that **two earlier managers had withdrawn**: rode each route with one of them, changed three stops, and let them announce it.",
					why: "There are opponents, a history of failure and a price that was paid. An interviewer has four places to begin.",
				},
				{
					kind: "paragraph",
					text: "Spread the four over different jobs and years. If all of them come from the same project, the reader concludes that it was the only one in which something happened.",
				},
			],
		},
		{
			id: "projects",
			title: "You are a consultant: projects on paper",
			blocks: [
				{
					kind: "paragraph",
					text: "For someone who moves from one firm to the next, the hard part is that the work comes in pieces. Nine projects in three years, each with its own client, and the official title never changed. Listing all nine makes a catalogue. Melting them into one paragraph makes fog.",
				},
				{
					kind: "paragraph",
					text: "Use two layers. Under the employer, one line that gives the pattern: how many projects, in which trades, what your place was in the team. Below it, three or four projects that differ from each other, two lines each. The rest belongs in a separate list, ready for firms that ask for one.",
				},
				{
					kind: "before-after",
					before:
						"Delivered multiple high-impact engagements for Fortune 500 clients across industries and geographies.",
					after:
						"Nine projects in three years, six of them in food and farming; **usually one of four on the team, and alone with the client on the last two.**",
					why: "Fortune 500 is a list of large companies by revenue, so it says only that the clients were big. The new line shows a direction and a growing trust.",
				},
				{ kind: "heading", text: "The two lines of a project" },
				{
					kind: "list",
					items: [
						"**Client**: trade and order of size, never more than your contract allows.",
						"**Question**: in the words of the person who paid for the answer.",
						"**Your part**: a workstream, a model, the interviews, the last presentation.",
						"**Afterwards**: did they do it? If you do not know, ask the partner. If they did not, say what they did instead.",
					],
				},
				{
					kind: "before-after",
					before:
						"Implemented advanced dispatching solution in semiconductor manufacturing using data analytics.",
					after:
						"Recommended ending the firm's dispatch pilot at an analog fab in week 9 of 16: **six steppers, no measurable gain, cause identified**.",
					why: "The stop and its reason stand first, before a reader starts to guess what became of the solution. A later line of that page says what came afterwards: the plant bought another study from the same team.",
				},
				{ kind: "heading", text: "The separate list" },
				{
					kind: "paragraph",
					text: "A project list is a table, and it should look like one: year, weeks, trade, question, your part. One row each, newest first, no adjectives. Mark the two or three rows that also stand on the resume, so that nobody counts them twice. Specialist firms and public buyers read this list more closely than the page itself, because they are looking for one project that resembles theirs. Bring it to the interview even if nobody asked for it, and let the partner choose the row. It turns a test into a conversation between colleagues.",
				},
				{
					kind: "note",
					text: "Firms that audit companies have to stay independent of them. In the United States the rules of the Securities and Exchange Commission cover even the investments of some employees. Expect questions about shares and relatives late in the process. They have no place on the resume.",
				},
			],
		},
		{
			id: "leaving",
			title: "You are leaving: translate back",
			blocks: [
				{
					kind: "paragraph",
					text: "After some years the page has to persuade the other side: a company that wonders whether you can do anything besides advise. Their doubts are old and fair. Will you stay when it gets dull? Can you live with your own recommendation? Do you know how a thing gets done when nobody is paid by the day?",
				},
				{
					kind: "figure",
					name: "slide-and-street",
					text: "Left, a presentation slide with a bar chart, labeled recommended. Right, a delivery van in front of a warehouse, labeled running. A dotted arrow leads from left to right, with a small calendar above it that says 7 months.",
					caption: "Companies hire for the right half. Say how far along the arrow you went.",
				},
				{
					kind: "list",
					items: [
						"Replace **client** with the people in it: the plant manager, the pricing team, the union.",
						"Replace **engagement** and **workstream** with project and part.",
						"Move whatever you carried out above whatever you analyzed, even if it was smaller.",
						"Name the longest thing you ever did. Seven months in one warehouse outweighs seven logos.",
						"If you hired, fired, bought or sold something on your own signature, give it a bullet.",
					],
				},
				{
					kind: "before-after",
					before:
						"Led the implementation workstream of a supply chain transformation for a leading retailer.",
					after:
						"Spent seven months in a retailer's largest warehouse putting a new picking order into practice, at first on the early shift. **Two of three ideas survived; the shift leaders had a better third.**",
					why: "It answers all three doubts: stayed, lived with it, worked with people who owed nothing to a contract. Crediting the shift leaders makes the rest credible.",
				},
				{
					kind: "paragraph",
					text: "Titles need a translation as well. An engagement manager at one firm, a project leader at another and a senior associate at a third may do similar work, and a company's recruiter cannot know it. Keep the official title and add what it meant in brackets: how many people, what size of project, who reported to whom.",
				},
			],
		},
		{
			id: "sending",
			title: "The application around the page",
			blocks: [
				{
					kind: "paragraph",
					text: "Firms often ask you to choose an office, a practice and sometimes a start date. Treat these fields as part of the argument. An office that you cannot give a reason for looks like a holiday. A practice that nothing on your page supports looks like a guess.",
				},
				{
					kind: "list",
					items: [
						"**Office**: put languages, family or earlier work in the place where a reader will see it, in one line.",
						"**Practice**: count your bullets. At least three should come from that trade, or from its customers.",
						"**Referral**: ask people who have seen you work. A stranger's referral may open the file, but it has nothing to say about it.",
						"**Letter**: if one is wanted, use it for the one thing that the page cannot hold, such as why now, or why this firm after that degree.",
					],
				},
				{
					kind: "checklist",
					title: "Ready for the pile",
					items: [
						"You can say what kind of firm it is by what its client is left with.",
						"At least four bullets begin with what became true.",
						"Every figure survives a division by its neighbor.",
						"Marks stand with their scale.",
						"Someone on the page disagreed with you.",
						"Projects say what happened afterwards.",
						"No client can be recognized who would mind.",
						"Office and practice are supported by something on the page.",
					],
				},
				{
					kind: "paragraph",
					text: "Keep all three versions in one folder. The first gets you in, the second lets you move, the third lets you leave, and each takes an evening if you note at the end of every project what the question was and what became of the answer. Most people write it down two years later. By then they remember the slides.",
				},
			],
		},
	],
};
