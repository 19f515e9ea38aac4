import type { ReviewCheck, ReviewPart } from "#app/domain/insights/review-checklist.ts";

/**
 * The resume review checklist, in the order in which a good reviewer works: from far away to close by. All of
 * it is for members of Pro, so it is read on the server and reaches nobody else's browser.
 */
export const reviewParts: readonly ReviewPart[] = [
	{
		id: "first-glance",
		title: "First glance",
		lead: "Hold it at arm’s length. This is all that most readers give it before they decide to go on.",
		checks: [
			{
				id: "glance-role",
				title: "A stranger can name the job you want",
				why: "A reader who has to guess puts you on no pile. The title line and the newest job have to point the same way.",
				before: "Experienced professional with a passion for excellence",
				after: "Data analyst, retail pricing",
			},
			{
				id: "glance-best",
				title: "Your best result stands in the top third",
				why: "The page is read from the top, and often not to the end. What would open the interview belongs where the eye lands first.",
				before: "Best result: the fourth bullet of the second job, on the lower half of the page",
				after: "Best result: the first bullet of the newest job",
			},
			{
				id: "glance-length",
				title: "It is one page, or two that are both needed",
				why: "A second page with five lines on it says that you could not decide. In your first years one page is expected, after ten years two are normal. In between, keep the second only if you would be glad to be asked about its last line.",
				before: "One page and a quarter, the quarter being hobbies and references",
				after: "One page: the two oldest jobs cut to a line each",
			},
			{
				id: "glance-order",
				title: "Headings, employers and dates can be found without reading",
				why: "A reader jumps from heading to employer to date. If these stand in different places on every entry, each jump costs time that your bullets lose.",
				before: "Dates: some at the left, some in brackets after the title, one missing",
				after: "Dates: all at the right edge, all as “Mar 2021 – Jun 2024”",
			},
			{
				id: "glance-contact",
				title: "Name, email, phone, city and two links at most are in the first lines, and no more",
				why: "It is what is needed to invite you. Street, date of birth, photo and marital status help nobody to hire you and some to reject you.",
				before: "12 Elm Street, Apt 4 · born 04/12/1994 · married · partyqueen94@mail.example",
				after: "Boston, MA · (617) 555-0142 · ines.alder@mail.example",
			},
		],
	},
	{
		id: "each-job",
		title: "Each job",
		lead: "Cover the bullets with your hand and read the heads of the jobs only, the newest first.",
		checks: [
			{
				id: "job-head",
				title: "Title, employer, place and months are there",
				why: "These four are looked for, and typed into forms, before anything below is read. Years alone hide whether you stayed two months or two years.",
				before: "Harbor Lane, 2022 – 2023",
				after: "Operations analyst, Harbor Lane Logistics, Tacoma, WA, Nov 2022 – Dec 2023",
			},
			{
				id: "job-weight",
				title: "The newest job has the most lines, the oldest the fewest",
				why: "The space that you give says what you think matters. Six bullets on a job from ten years ago make it look as if the best were over.",
				before: "Now: 2 bullets. Internship in 2015: 6 bullets",
				after: "Now: 5 bullets. Before it: 3. Internship in 2015: 1",
			},
			{
				id: "job-context",
				title: "An employer that nobody knows is explained in five words",
				why: "“Fernway” could be a bank or a bakery. How large and in what business is enough for a stranger to place what you did.",
				before: "Fernway",
				after: "Fernway (software for vets, 60 people)",
			},
			{
				id: "job-gaps",
				title: "Gaps and promotions explain themselves",
				why: "An unexplained year is filled in by the reader’s fears. A promotion that is written as one long job is a compliment thrown away.",
				before: "Analyst, Larkfield Energy, 2017 – 2023",
				after:
					"Senior analyst, Larkfield Energy, Jan 2021 – May 2023, and below it: Analyst, Aug 2017 – Dec 2020",
			},
		],
	},
	{
		id: "bullets",
		title: "Bullets",
		lead: "Now one line at a time. Read each as if it were the only one.",
		checks: [
			{
				id: "bullet-verb",
				title: "Each begins with what you did, or with what became true",
				why: "The first words are read even when a line is skipped. “Responsible for” says what your contract said. A verb or a result says what you did.",
				before: "Responsible for monthly reporting",
				after: "Rebuilt the monthly report, so that it is ready on day two instead of day nine",
			},
			{
				id: "bullet-own",
				title: "It says your part, not your team’s",
				why: "The reader hires you. Where “we” did it, say what would not have happened without you.",
				before: "Our team launched a new booking app",
				after: "Wrote the payment part of a booking app that five of us launched in four months",
			},
			{
				id: "bullet-result",
				title: "It says what changed because of it",
				why: "Work that led to nothing is a cost. A line without an outcome leaves it to the reader to think of one, and most do not.",
				before: "Introduced a new onboarding process for suppliers",
				after:
					"Introduced supplier onboarding by form, which ended a backlog of 140 open contracts",
			},
			{
				id: "bullet-number",
				title: "It carries a number wherever there is one",
				why: "Numbers stop the eye and can be checked. How many, how often, how much, how fast: at least one of them is known, and an honest “about” is enough.",
				before: "Answered many customer calls every day",
				after: "Answered about 45 calls a day and closed four in five without handing them on",
			},
			{
				id: "bullet-compare",
				title: "The number has something to be held against",
				why: "“12% more” of what, since when? Two numbers tell a story; one alone is decoration.",
				before: "Increased sign-ups by 12%",
				after: "Raised sign-ups from 1,900 to 2,130 a month within a quarter, at the same budget",
			},
			{
				id: "bullet-length",
				title: "It fits on two lines",
				why: "A third line turns a bullet into a paragraph, and paragraphs are skipped. Two thoughts are two bullets.",
				before:
					"Led a cross-functional initiative with stakeholders from sales, finance and operations in order to identify, evaluate and implement opportunities for improving the quarterly forecast",
				after: "Cut the error of the quarterly forecast from 14% to 6% with sales and finance",
			},
			{
				id: "bullet-repeat",
				title: "No two say the same thing, or begin with the same word",
				why: "Three bullets that begin with “Managed” look like one. The second time a thing is said it makes the first one smaller.",
				before: "Managed the budget · Managed two vendors · Managed the move",
				after: "Kept a $400K budget · Renegotiated two vendors · Moved 80 desks in one weekend",
			},
		],
	},
	{
		id: "skills",
		title: "Skills",
		lead: "Take the skills section and a pencil, and hold the posting beside it.",
		checks: [
			{
				id: "skills-proof",
				title: "The three that matter most are proved in a bullet",
				why: "A list says that you have heard of it. A bullet says that you have used it and what for.",
				before: "Skills: SQL, Python, Tableau",
				after:
					"…and in a job: “Wrote the SQL behind the Tableau board that 30 store managers open each morning”",
			},
			{
				id: "skills-ready",
				title: "You could answer a question about each of them tomorrow",
				why: "The skill that you list to fill the line is the one that you are asked about. One bluff costs you the other twelve.",
				before: "R (one course, four years ago), Spark, Kubernetes, SEO, Photoshop",
				after: "SQL, Python, dbt, Looker",
			},
			{
				id: "skills-words",
				title: "They are called what the posting calls them, where that is true",
				why: "People and programs look for the posting’s own words. “Databases” is not found by someone who looks for “PostgreSQL”.",
				before: "Databases, office software, cloud",
				after: "PostgreSQL, Excel, AWS (S3, Lambda)",
			},
		],
	},
	{
		id: "proof-reading",
		title: "Proofreading",
		lead: "Last words first: read it aloud, slowly, from the bottom to the top.",
		checks: [
			{
				id: "proof-errors",
				title: "Someone else has read it for mistakes",
				why: "You read what you meant, not what is there. A wrong letter in the name of a product that you claim to know is the one that is remembered.",
				before: "Detail-oriented analyst with expereince in Postgress and PowerBi",
				after: "Analyst with experience in PostgreSQL and Power BI",
			},
			{
				id: "proof-tense",
				title: "Past jobs are in the past tense, and everything else is the same throughout",
				why: "Changing tenses, periods on every third line and two kinds of dashes look like three documents that were glued together.",
				before: "Manage a team of 4. / Launched the shop / Leading the redesign.",
				after: "Managed a team of four / Launched the shop / Led the redesign",
			},
			{
				id: "proof-numbers",
				title: "You can say where every number comes from",
				why: "“How did you measure that?” is the most natural question in an interview. A number that you cannot explain makes the others doubtful.",
				before: "Improved efficiency by 300%",
				after: "Cut the time to close a ticket from 3 days to 18 hours (median, by our help desk)",
			},
		],
	},
	{
		id: "file",
		title: "The file",
		lead: "The page is good. Now make sure that it arrives.",
		checks: [
			{
				id: "file-text",
				title: "Its text can be copied out in the right order",
				why: "Programs that sort resumes see only the text. Columns, text boxes and headers that look fine may come out mixed, or not at all.",
				before: "Copied into an editor: the skills of the left column between the lines of a job",
				after: "Copied into an editor: every section, one after the other, nothing missing",
			},
			{
				id: "file-name",
				title: "Its name says whose it is and what it is for",
				why: "It will lie in a folder with two hundred others, and someone will look for yours.",
				before: "resume_final_v7(2).pdf",
				after: "alder-ines-data-analyst.pdf",
			},
			{
				id: "file-clean",
				title:
					"It is a PDF, or a Word file where the posting wants one; it is small, and holds nothing that you do not see",
				why: "Comments, tracked changes and the title of someone’s template travel with the file. Open its properties once before you send it.",
				before: "A Word file with 14 tracked changes and the title “Resume of B. Marsh”",
				after: "A PDF of 90 KB whose title is your name",
			},
		],
	},
];

/** Every check by its id, in the order of the list. */
export const reviewCheckIds: readonly string[] = reviewParts.flatMap(({ checks }) =>
	checks.map(({ id }) => id),
);

const [example] = reviewParts.flatMap(({ checks }) =>
	checks.filter(({ id }) => id === "bullet-compare"),
);
if (!example) throw new Error("The check that is shown to everybody is gone");

/** The one check that everybody sees. */
export const exampleCheck: ReviewCheck = example;

/** The titles of some checks, by their ids. */
export const titlesOf = (ids: readonly string[]): Record<string, string> =>
	Object.fromEntries(
		reviewParts
			.flatMap(({ checks }) => checks)
			.filter(({ id }) => ids.includes(id))
			.map(({ id, title }) => [id, title]),
	);
