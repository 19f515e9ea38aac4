import type { Guide } from "../guide.ts";

export const guide: Guide = {
	id: 3,
	slug: "product-manager",
	title: "The product manager's resume: scope, measures, proof",
	description:
		"Find out which product manager a posting wants, draw the borders of your area, choose measures that are yours, and write up work that has no launch.",
	category: "Industry Specific",
	author: "Offerfolio Editors",
	featured: false,
	tags: ["Product", "Metrics", "Scope"],
	readMinutes: 12,
	published: "2026-10-20",
	updated: "2026-10-20",
	image: "area-on-a-map",
	imageText:
		"A map of a product drawn as a small island of eight fields; one field is outlined in green and carries a flag.",
	sections: [
		{
			id: "kinds",
			title: "Which product manager do they want?",
			blocks: [
				{
					kind: "paragraph",
					text: "Two postings, same title, same city, same salary band. In the first, the work is to find out why small shops leave after a month. In the second, it is to keep forty internal teams on one payment interface while the old one is switched off. A person can be excellent at either and lost in the other. Yet most product managers send both companies the same page.",
				},
				{
					kind: "paragraph",
					text: "The title tells you little, so look at the verbs of the posting. They nearly always point to one of five kinds of work. Once you know which, you know the reader's fear, and the fear decides what belongs in your first three bullets.",
				},
				{
					kind: "table",
					caption: "Five kinds of product work, and what each reader is afraid of",
					head: ["Kind", "Verbs in the posting", "Their fear", "Lead with"],
					rows: [
						[
							"Growth",
							"test, convert, activate, retain",
							"Tests that move a chart and not the business",
							"A test you believed in and lost, next to one that held",
						],
						[
							"Core consumer",
							"delight, simplify, discover",
							"Opinions in place of evidence",
							"What you saw users do, and what you removed because of it",
						],
						[
							"Business software",
							"understand buyers, partner with sales",
							"One large customer writes the roadmap",
							"A request from a large account that you answered differently",
						],
						[
							"Platform",
							"enable, migrate, define interfaces",
							"Built, and nobody comes over",
							"How many teams moved, and what you did about the last ones",
						],
						[
							"Regulated",
							"ensure, comply, launch in new markets",
							"A date missed because of an auditor",
							"A rule that you turned into a small piece of product",
						],
					],
				},
				{
					kind: "steps",
					items: [
						"Mark every verb in the posting that has a product manager as its subject. Ignore the paragraph about the company.",
						"Count them by kind. If one kind has half of the verbs, that is the job, whatever the title says.",
						"Find the noun that comes up most often next to those verbs: merchants, developers, claims, drivers. It is the person you would work for.",
						"Choose the three stories of yours that are closest to that kind and that noun. They go first, in whichever job they happened.",
					],
				},
				{
					kind: "note",
					text: "The companies, people and figures in the examples below are invented. Take the form of a line and fill it with what happened to you.",
				},
				{
					kind: "before-after",
					before:
						"Results-oriented product leader with a proven record across B2B and B2C platforms.",
					after:
						"Product manager for **tools that developers use**: five years on payment and identity interfaces, two migrations finished, one of them with nobody left behind.",
					why: "It names one kind, one noun and the problem that the reader worries about. A growth team will skip it, and that is a service to both.",
				},
			],
		},
		{
			id: "scope",
			title: "Draw the borders of your area",
			blocks: [
				{
					kind: "paragraph",
					text: "Engineers can point at code. Designers can point at a screen. You can only point at an area, and on most resumes its borders are missing. So the reader guesses, and a careful reader guesses low.",
				},
				{
					kind: "paragraph",
					text: "Draw the map before you write. List the parts of the product on a sheet, circle what was yours to decide, and mark the parts where you had a voice but not the last word. The circle becomes your scope line. The marks become bullets about persuading.",
				},
				{ kind: "heading", text: "Four borders that a reader looks for" },
				{
					kind: "list",
					items: [
						"**Surface**: which screens, flows or interfaces. The shorter this list, the more believable.",
						"**Users**: which group, and how many of them in an ordinary week.",
						"**Rights**: what you could decide alone. Order of work, text, price, the date of a launch, closing something down.",
						"**Dependence**: which teams you needed for almost everything, and who decided when you disagreed.",
					],
				},
				{
					kind: "before-after",
					before: "Owned end-to-end product strategy for the mobile app.",
					after:
						"Area: search and saved lists in the mobile app, used by about 90,000 people a week. **Set order of work and launch dates; pricing and the home screen belonged to two colleagues.**",
					why: "Naming what was not yours makes everything else solid. It also protects you when the reader knows someone who owned the home screen.",
				},
				{
					kind: "paragraph",
					text: 'Words such as "end-to-end" and "0 to 1" are claims about scope, and interviewers test them with one question: what was there on your first day? If a prototype, a paying customer or a design existed, say so.',
				},
				{
					kind: "before-after",
					before: "Took the returns product from 0 to 1.",
					after:
						"Inherited a returns form that one engineer had built for **three pilot shops**; decided what to leave out, set up the support schedule, and opened it to all 410 shops within eight months.",
					why: "The first day is on the page, so nobody has to dig for it. What you added can be seen because what you found is there.",
				},
				{ kind: "heading", text: "Under each employer, say what the money depended on" },
				{
					kind: "paragraph",
					text: "Product managers who can explain how their company earns are rarer than you would hope. Half a line is enough: paid per seat, a share of each sale, free with ads, a license renewed once a year. It tells the reader that you know why your measure mattered.",
				},
			],
		},
		{
			id: "measures",
			title: "Choose the measure that is yours",
			blocks: [
				{
					kind: "paragraph",
					text: "Revenue went up by nine million in your year. So did the marketing budget. A head of product reads your nine million and wonders which link of the chain was in your hand. Show the link instead.",
				},
				{
					kind: "figure",
					name: "metric-chain",
					text: "Four rings of a chain from left to right, labeled new account 1,000, bank connected 420, first invoice sent 310, first invoice paid 190. The ring between the first and the second is outlined in green and labeled yours; an arrow at the far right end leads to a coin labeled revenue.",
					caption: "Revenue is at the end. Your work is at one link, and the link has a number.",
				},
				{
					kind: "paragraph",
					text: "In the drawing, an invoicing product signs up a thousand accounts. 420 connect a bank, 310 of those send an invoice, and 190 get paid through it. If you worked on connecting the bank, your measure is 42 in a hundred. You moved it, or you did not, and no season or salesperson can take that from you. One more sentence ties it to the end of the chain.",
				},
				{
					kind: "before-after",
					before: "Drove $9M in incremental annual revenue.",
					after:
						"Raised the share of new accounts that connect a bank **from 42% to 55%** by adding thirty small banks that the list had left out; finance took the rise into its plan.",
					why: "The link, the change and the reason are yours. The money is mentioned through someone whose job it is to count it.",
				},
				{ kind: "heading", text: "Name what you watched so that it would not break" },
				{
					kind: "paragraph",
					text: "Marilyn Strathern, an anthropologist, put an old warning of the economist Charles Goodhart into the words that are now quoted everywhere: when a measure becomes a target, it ceases to be a good measure. Your reader has lived through it. Sign-ups rise because the form got shorter, and support drowns because nobody understood what they signed up for. A second figure, one that was allowed to get no worse, tells the reader that you looked.",
				},
				{
					kind: "list",
					items: [
						"Faster onboarding: **cases opened in the first week** stayed level.",
						"More messages sent: **notifications switched off** stayed under the line you had agreed.",
						"Higher basket: **returns** within 30 days did not follow it up.",
						"Cheaper support: **people who wrote a second time** about the same thing did not increase.",
					],
				},
				{
					kind: "before-after",
					before: "Increased daily engagement by 18% through personalized notifications.",
					after:
						"Replaced a daily reminder with one sent only when a shared list changes: **a third fewer messages, the same number of weekly visitors**, and half as many people switching notifications off.",
					why: "It would have been easy to send more and count visits. The line shows a product manager who noticed what the visits were costing.",
				},
				{ kind: "heading", text: "Tests, told properly" },
				{
					kind: "paragraph",
					text: "If you ran experiments, one of them deserves two full lines. Give the share of users who saw each version, how long it ran, what you had said beforehand would count as success, and what you did afterwards. The third item is the one that impresses, because few people write it down before they look.",
				},
				{
					kind: "before-after",
					before: "Ran 40+ A/B tests to optimize the funnel.",
					after:
						"Tested trials of 7 and 14 days for six weeks, half of new accounts each; the shorter would stay if payment after 60 days held. **It fell; kept 14, published why.**",
					why: "Forty tests describe a habit. One test with a rule and a loss describes judgment, and the loss makes the wins elsewhere on the page believable.",
				},
			],
		},
		{
			id: "unseen",
			title: "Work that has no launch",
			blocks: [
				{
					kind: "paragraph",
					text: "Much of the job never appears in a release note. A price is changed, an old version is switched off, a contract is turned down, an auditor goes home satisfied. These stories are worth more than the fifth feature, because fewer people have them. They need a different frame, since there is no before-and-after chart to point at.",
				},
				{ kind: "heading", text: "Migrations and goodbyes" },
				{
					kind: "paragraph",
					text: "Tell them from the tail. Anyone can move the first eighty percent. State how many customers were left on the old version in the last month, what each of them needed, and how many you lost.",
				},
				{
					kind: "before-after",
					before: "Coordinated customer communication and data exports.",
					after:
						"Returned audience lists to 41 venues and **paid 380 open refunds in the five weeks before the company closed** in February 2024.",
					why: "The end of an employer becomes a piece of work, with counts and a deadline. A product that nobody can find online raises doubts; what its customers got back answers them.",
				},
				{ kind: "heading", text: "Price and packaging" },
				{
					kind: "paragraph",
					text: "If you had a part in a price, say which: the research, the structure, the number, the message to customers, or the exceptions afterwards. Readers know that several people sit at that table. Leave the amounts out if they are not public. What was charged for, and why it changed, can nearly always be told.",
				},
				{ kind: "heading", text: "Platform and internal tools" },
				{
					kind: "paragraph",
					text: "Your users sit in the same building, and that is an advantage on paper: you can count all of them. Give adoption as teams out of teams, the time until a new team runs its first real case, and the requests that stopped coming in.",
				},
				{
					kind: "before-after",
					before: "Delivered a self-service data platform for internal stakeholders.",
					after:
						"Gave 23 of 26 teams a way to publish a data set without a ticket; **first publication went from nine days to one afternoon**. Advised the other three to wait.",
					why: "Teams out of teams cannot be inflated. The three who were told to wait show that adoption was not the only aim.",
				},
				{ kind: "heading", text: "Products with a model inside" },
				{
					kind: "paragraph",
					text: "Readers have seen many lines about adding AI to something. What they look for now is who decided how good was good enough, and what happens when the answer is wrong. Write about the set of examples you judged it by, the kind of mistake you refused to accept, and the way back for the user.",
				},
				{
					kind: "before-after",
					before: "Launched an AI assistant that transformed the customer experience.",
					after:
						"Set the bar for an assistant that drafts replies to tenants: judged 300 past cases with two housing officers, **allowed clumsy wording and no wrong deadline**, launched four topics of eleven.",
					why: "Four of eleven sounds modest and is exactly what someone hiring for such a product wants to hear. The two officers say where the standard came from.",
				},
			],
		},
		{
			id: "levels",
			title: "Show the level you are applying for",
			blocks: [
				{
					kind: "paragraph",
					text: "From one level to the next the work hardly changes its name. You write, talk, decide and wait. What changes is how much of the question you were given. A junior gets the solution and finds the details. A senior gets the problem. A lead gets a direction, and a director has to notice that there is a problem at all. Let your first bullet in each job begin at the right point.",
				},
				{
					kind: "list",
					items: [
						"**Associate**: given a feature. Show the edge case that you found, the release that you got over the line, and someone senior who trusted you with the next.",
						"**Product manager**: given a problem. Show two ways to solve it and why you went for one.",
						"**Senior**: given a measure. Show that you chose the problems, in an order, over more than a year.",
						"**Lead or group**: given an area and people. Show what your product managers decided without you, and how you made that possible.",
						"**Director and above**: given a budget. Show a bet that you moved money to, one that you took it from, and who left or stayed because of it.",
					],
				},
				{
					kind: "before-after",
					before: "Managed and mentored a team of four product managers.",
					after:
						"Led four product managers; replaced a weekly approval meeting with a one-page rule for **what they decide alone**. In the year after, two decisions came back.",
					why: "Managing is easy to claim. A rule that gave power away, and a count of what came back, can be asked about.",
				},
				{
					kind: "paragraph",
					text: "If you are reaching one level up, do not change your titles. Put the story that already belongs to the higher level at the top of the job, and let it begin where that level begins: nobody asked me to look at this. One story of that kind is enough to be invited. Two make the title in your contract look late.",
				},
			],
		},
		{
			id: "proof",
			title: "Proof beyond the page",
			blocks: [
				{
					kind: "paragraph",
					text: "Portfolios are optional in this trade, and a bad one does harm. A good one is short: a single written piece that shows how you think when nobody helps you. Never use documents of an employer for it, even with the names blacked out. Write about a product that anyone can open.",
				},
				{
					kind: "paragraph",
					text: "Marty Cagan's book Inspired gives you a frame that product people know: four risks to settle before you build, whether people want it (value), whether they can use it (usability), whether it can be built (feasibility), and whether it works for the rest of the business (viability). Take one public product, one change that you would make, and a paragraph for each of the four. State which one worries you most and how you would find out within a week.",
				},
				{
					kind: "list",
					items: [
						"Two pages at most, with a date.",
						"One thing that you checked yourself, such as five conversations or a count of public reviews.",
						"A paragraph on why the team may have had good reasons to leave it as it is. You do not see their numbers.",
					],
				},
				{ kind: "heading", text: "From bullet to interview" },
				{
					kind: "paragraph",
					text: "Each bullet is an invitation to ask. Prepare for it while you write, because the bullets that you cannot unfold should not be on the page.",
				},
				{
					kind: "figure",
					name: "bullet-unfolds",
					text: "A resume line on the left from which a folded strip of paper opens to the right into five panels, labeled what was known, who disagreed, what we did, what happened, what I would change.",
					caption: "Five panels behind every line. If one stays blank, ask a former colleague.",
				},
				{
					kind: "steps",
					items: [
						"Write each of your six best bullets at the top of a card.",
						"Below it, in key words: what was known at the time, who disagreed and why, what was done, what happened, what you would change.",
						"Tell one card to a friend from outside the trade, in two minutes, without the name of a framework.",
						"Let them ask three questions. Note the one that you answered badly.",
						"Change the bullet, so that the next listener asks something better.",
					],
				},
				{
					kind: "checklist",
					title: "Ready for a head of product",
					items: [
						"The kind of product work is clear from the first two lines.",
						"Each job states surface, users, and what you could decide.",
						"Nothing on the page claims a colleague's area.",
						"At least one measure is a link of the chain that was in your hand.",
						"One bullet names what was not allowed to get worse.",
						"One story has no launch in it.",
						"The first bullet of the newest job begins at the level you apply for.",
						"Everything about customers, prices and plans is public or without names.",
						"You have a card for each of your six best bullets.",
					],
				},
				{
					kind: "paragraph",
					text: "Last, treat the page as you would treat a product. It has one user, who is busy, and one task, which is to make that person want to talk to you. Show it to someone who hires for the kind of work you chose, watch where they stop reading, and change that line first.",
				},
			],
		},
	],
};
