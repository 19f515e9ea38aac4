import type { Guide } from "../guide.ts";

export const guide: Guide = {
	id: 2,
	slug: "quantify-impact",
	title: "Numbers that hold: putting a figure on your work",
	description:
		"Where to find figures when nobody gave you a dashboard, how to estimate without inventing, and how to word a number so that it survives a question.",
	category: "Resume Writing",
	author: "Offerfolio Editors",
	featured: true,
	tags: ["Bullets", "Results", "Estimates"],
	readMinutes: 8,
	published: "2026-09-29",
	updated: "2026-11-23",
	image: "figure-under-a-lens",
	imageText:
		"A lens over a line of a resume; inside it the word many has become the figure 39,000.",
	sections: [
		{
			id: "comparison",
			title: "A number is a comparison",
			blocks: [
				{
					kind: "paragraph",
					text: 'Say that you answered 60 emails a day, 220 days a year, for three years. Your resume calls this "handled customer correspondence". It was more than 39,000 emails. You had the number all along. It was simply never shown to you, because nobody builds a dashboard for work that goes well.',
				},
				{
					kind: "paragraph",
					text: "Yet 39,000 on its own is only large. It begins to speak when the reader can hold it against something: the colleague at the next desk, the year before, the limit that was set. Laszlo Bock, then head of people at Google, put it in one sentence when Thomas Friedman interviewed him for The New York Times in April 2014: accomplished X, relative to Y, by doing Z. The middle is the part that is easiest to forget.",
				},
				{
					kind: "before-after",
					before: "Handled customer correspondence.",
					after:
						"Answered about 60 emails a day, **a third more than the team's average**, from 25 standard replies that were rewritten whenever a question came back.",
					why: "The volume gives the size, the average gives the meaning, and the 25 replies explain how it was possible.",
				},
				{
					kind: "paragraph",
					text: "There are five things that a figure can be held against. When a line of yours sounds flat, try them in turn. (The people and figures in our examples are invented. Yours must not be.)",
				},
				{
					kind: "list",
					items: [
						"**Before**: what it was when you arrived.",
						"**Beside**: what others in the same post did in the same time.",
						"**Target**: what had been promised, budgeted or allowed.",
						"**Without you**: what happened at the branch, or in the group, where nothing was changed.",
						"**Everyone**: a public figure for the trade, with its source.",
					],
				},
				{
					kind: "paragraph",
					text: "Take 52 solved cases a week. Before, when you began, it was 38. Beside you, the team manages 44. The target in the contract is 45. Each of the three makes a true sentence, and each suits a different job. The first shows that you learn, the second that you stand out in a large team, the third that you keep what others have promised.",
				},
			],
		},
		{
			id: "where",
			title: "Where your numbers are kept",
			blocks: [
				{
					kind: "paragraph",
					text: "Most jobs leave a trail of counts. You do not have to remember them; you have to know which drawer to open. Do it while you still work there and may look, and note only the totals. Lists of customers and documents stay where they belong.",
				},
				{
					kind: "figure",
					name: "six-drawers",
					text: "A chest with six open drawers, two rows of three, labeled calendar, sent email, tickets, schedule, invoices and reviews. A paper slip with a figure on it sticks out of each.",
					caption: "Six drawers that almost everybody has. Half an hour for each is enough.",
				},
				{
					kind: "table",
					caption: "What to count, by kind of work",
					head: ["Your work", "Count", "Hold it against"],
					rows: [
						["Support", "Cases, share solved at once", "Team average, last quarter"],
						["Teaching", "Pupils, groups, pass rate", "Same course, the year before"],
						["Nursing and care", "Beds, handovers, trainees", "The ratio on the ward next door"],
						[
							"Office and assistance",
							"Calendars, trips, days to close",
							"What your predecessor needed",
						],
						["Sales", "New accounts, renewal rate", "Quota, rank in the team"],
						["Design", "Screens, tests, steps removed", "Drop-off before the change"],
						["Warehouse and field", "Orders, errors, miles", "Allowed error rate"],
						["Volunteering", "Helpers, money raised, events", "The year before you joined"],
					],
				},
				{
					kind: "before-after",
					before: "Assisted two directors with scheduling and travel.",
					after:
						"Ran the calendars of two directors across three time zones, **about 45 meetings a week**; double bookings fell from several a month to none since March.",
					why: "The count comes from one look into a calendar. The time zones say why the job is harder than it sounds.",
				},
				{
					kind: "paragraph",
					text: "If your employer is listed in the United States, one more drawer is open to everybody. The annual report on Form 10-K stands in EDGAR, the public database of the Securities and Exchange Commission. What is printed there about stores, staff or revenue is no secret, and you may use it to give the scale of the place you worked in.",
				},
				{
					kind: "paragraph",
					text: 'If you have left already, ask a former colleague, and ask for one thing. "How many beds did we have in 2023?" gets an answer by lunchtime. "Do you remember what I achieved?" gets a kind word.',
				},
				{
					kind: "before-after",
					before: "Responsible for inventory accuracy in a busy warehouse.",
					after:
						"Brought stock errors on one aisle **from 14 in a thousand picks to 5 in a year** (site target: 8) by counting one shelf per shift in place of everything in December.",
					why: "Before, target and cause in one line. Small numbers are fine, as long as the reader can see which way they went.",
				},
			],
		},
		{
			id: "estimate",
			title: "Estimate without inventing",
			blocks: [
				{
					kind: "paragraph",
					text: 'Often the exact figure is gone. An estimate is honest if you can show how you got it, and if the word "about" stands in front of it. It stops being honest when you choose the result first.',
				},
				{
					kind: "steps",
					items: [
						"**Count something small.** One ordinary week, or three days in different months. Leave out the best one.",
						"**Multiply in the open.** Per day, times days worked, times years. Write the sum down and keep it.",
						'**Round down** to one or two digits: 38,640 becomes "about 38,000". Precision that you do not have is a claim of its own.',
						'**Ask one witness.** A former colleague who says "yes, roughly" has done the fact check for you.',
						"**Rehearse the sum aloud.** If it takes more than three sentences, the figure is too clever for a resume.",
					],
				},
				{
					kind: "before-after",
					before: "Saved the company thousands of hours through automation.",
					after:
						"Replaced a weekly report that took six people about two hours each with a script: **some 550 hours a year**, at 46 working weeks.",
					why: "Six times two is twelve hours a week, and twelve times 46 is 552. The reader can do it in their head, which is why they believe it.",
				},
				{
					kind: "paragraph",
					text: 'Keep the sums in a file beside your resume, one line for each figure, with the place where the count came from. An interviewer may ask about any of them half a year later, and "let me think" sounds very different from "twelve hours a week, by 46".',
				},
				{
					kind: "note",
					text: "Never turn hours into money unless someone in finance did. Hours are what you saw. What an hour costs is what the company decided, and the reader will use a rate of their own.",
				},
			],
		},
		{
			id: "wording",
			title: "Word it so that it survives a question",
			blocks: [
				{
					kind: "paragraph",
					text: "People who work with data have a saying called Twyman's law. Ron Kohavi, Diane Tang and Ya Xu give it a whole chapter of their book Trustworthy Online Controlled Experiments: any figure that looks interesting or different is usually wrong. Your best number will be read in that spirit. Four habits protect it.",
				},
				{ kind: "heading", text: "Points are not percent" },
				{
					kind: "paragraph",
					text: "If sign-ups go from 4% to 5% of visitors, that is one percentage point and also a rise of 25%. Both are true. Write the two ends, and nobody has to wonder which of them you chose, or why.",
				},
				{
					kind: "figure",
					name: "points-and-percent",
					text: "Two upright bars on one axis, the left marked 4%, the right a quarter taller and marked 5%. An arrow between their tops says plus 1 point; a second arrow beside it says plus 25%.",
					caption: 'One change, two names. "From 4% to 5%" cannot be misread.',
				},
				{
					kind: "before-after",
					before: "Increased newsletter sign-ups by 25%.",
					after:
						"Raised newsletter sign-ups **from 4% to 5% of visitors** over eight weeks, half of the visitors seeing the old form as a comparison.",
					why: "It looks like less and weighs more. The comparison group answers Twyman before he can speak.",
				},
				{ kind: "heading", text: "Give the base, the period and the rest" },
				{
					kind: "list",
					items: [
						'**The base.** "Doubled the number of partners" may mean from one to two. "From 6 to 12" takes no more room.',
						"**The period.** In a month, in a year, once. A figure without time cannot be compared with anything.",
						'**The rest of the bill.** If the gain had a cost, name it: "with one extra hire", "at the same budget".',
						'**Your share.** "In a team of five" costs four words and spares you an awkward minute.',
					],
				},
				{ kind: "heading", text: "Grew, or rose while you were there" },
				{
					kind: "paragraph",
					text: 'A verb claims a cause. If revenue rose by a fifth in your first year, it may have been you, the season, or a competitor who closed. Write "grew" when you can name the lever that you pulled and someone could check that it moved. Otherwise write "ran the shop through a year in which revenue rose by a fifth". It is weaker, and it cannot be taken from you.',
				},
				{ kind: "heading", text: "One result to a line" },
				{
					kind: "paragraph",
					text: "Three results in a bullet fight each other, and the reader keeps none. Choose the one you want to be asked about, put it into the first half of the line, and let the others wait for the interview. A start and an end are one result. Let every bullet that reports a result carry its figure. A line about how you work needs none: leave it plain. On a good page that is about half of them.",
				},
				{
					kind: "before-after",
					before:
						"Managed 12 campaigns with a $400K budget across 5 channels reaching 2M people with a 3.1% click rate and 18% growth.",
					after:
						"Cut the cost of a new customer **from $61 to $44 in two quarters** by stopping the two of five channels that mostly reached people who already bought.",
					why: "Six figures become one result and its reason. The budget fits into the headline of the job, where it describes the role.",
				},
			],
		},
		{
			id: "no-number",
			title: "When there is no number",
			blocks: [
				{
					kind: "paragraph",
					text: "Some of the best work resists counting: a quarrel settled, a colleague who stayed, a mistake that never happened. Do not force a percentage onto it. There are other kinds of evidence, and they are just as hard.",
				},
				{
					kind: "list",
					items: [
						'**It is still in use.** "The checklist has outlived three managers."',
						'**It was copied.** "Adopted by the two other clinics within a year."',
						'**You were trusted with it.** "The only trainee with a key to the pharmacy."',
						"**It was the first.** First audit without a finding, first release on the promised day.",
						"**It stopped.** Complaints, overtime, the Friday call.",
					],
				},
				{
					kind: "before-after",
					before: "Data validation and data quality monitoring.",
					after:
						"Reconcile ballots issued, returned, cured and rejected **to the single envelope** before the canvass board meets.",
					why: "No percentage, and still three checkable facts: what is compared, how exactly, and by when. The total that must match is the achievement.",
				},
				{
					kind: "paragraph",
					text: 'A date can do the work of a figure as well. "Opened on the day that was announced a year before" needs no percent sign, and anyone who has opened a shop, a clinic or a website knows what it took.',
				},
				{ kind: "heading", text: "When the number is secret" },
				{
					kind: "paragraph",
					text: 'Read what you signed before you write a figure about revenue, customers or prices. Then give the shape in place of the amount: a ratio ("a fifth less"), an order of magnitude ("seven figures"), or a rank ("largest of nine regions"). A reader who deals with secrets will note that you kept one.',
				},
				{
					kind: "checklist",
					title: "Before a figure stays on the page",
					items: [
						"It is held against something: before, beside, target, without you, or everyone.",
						"It has a unit, a base and a period.",
						"You can say in three sentences where it comes from.",
						'Estimates say "about", and are rounded down.',
						"Percentages show both ends.",
						"Your own share is clear.",
						"No contract forbids it.",
					],
				},
				{
					kind: "paragraph",
					text: 'Then take the strongest figure on the page and imagine that the person across the table says, "Really?" If you feel like leaning forward to explain, keep it. If you feel like leaning back, it has to go.',
				},
			],
		},
	],
};
