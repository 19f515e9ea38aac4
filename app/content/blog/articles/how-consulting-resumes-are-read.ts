import type { Article } from "../article.ts";

export const article: Article = {
	slug: "how-consulting-resumes-are-read",
	title: "One page, four signals: how consulting resumes are read",
	excerpt:
		"Consulting firms read for a small set of signals, on one page, in minutes. What they are, where each should stand, and what to leave out.",
	category: "Consulting",
	author: "Offerfolio Editors",
	date: "2026-07-28",
	image: "four-signals",
	imageText: "A single page divided into four marked areas.",
	body: `A consulting firm's screener has a stack, a grid and not much time. The grid is remarkably similar from firm to firm, because the job is: you will be put in front of clients you have never met, in an industry you do not know, and be expected to be useful by Thursday.

Four signals stand in for that. Your one page should let a stranger tick each within a minute.

# Signal one: you were good at something hard

It may be grades, a scholarship, a competition, a promotion a year early. What counts is that someone compared you with others and you came out ahead.

State the comparison, not the honor. Names of prizes mean little outside of the place that gives them.

- Dean's Excellence Award
- Dean's Excellence Award: first of 212 in the year, by grade average

If your grades were ordinary, leave the average away and show the comparison elsewhere. "Promoted in 14 months; the usual time was 24" is the same signal.

# Signal two: you made other people move

Consultants have no authority over anyone. They look for people who have already got things done without it.

- Elected treasurer of a student society with 600 members.
- Persuaded four competing societies to share one sponsor contract; income for each rose by a fifth.

The first is a title. The second shows what you did with it. Screeners call it "leadership" on the grid, and it is easily the most faked column there is. A concrete **before** makes it believable.

# Signal three: you solve problems with numbers

A good bullet can be read as a small case: there was a problem, you found out what caused it, you did something, it changed. Write it so that the reader can see all four in two lines.

- Cut stock-outs at a 40-store retailer from 8% to 3.5% in a quarter: traced two thirds of them to one supplier's delivery day, and moved the order day.

That is a case interview in thirty words, with the answer first. A page with three of these hardly needs a cover letter.

Use round figures unless the decimals matter. "About 30%" reads as someone who understands the number. "31.47%" reads as someone who copied it.

# Signal four: a client could sit next to you

It is the last line of the page, and it is read by everybody: interests. "Travel, reading, cooking" is a waste of it. Two or three specific things start a conversation, and the conversation is the point.

- Restores mechanical watches; eleven run.
- Referee in amateur handball since 2019.
- Reads one long Russian novel a year, in translation.

# The form is part of the test

The firms ask for one page. Two pages do not show more experience; they show that you did not do what was asked. Within the page, convention is your friend.

1. Education first while you are a student or within two years of a degree; work first after that.
2. Each employer: name, place, dates, your title, and one line on what the firm is, if it is not famous.
3. The most bullets for the latest position, fewer for each one before.
4. No photo, no columns, no bars that claim you are "80% Excel". People who read resumes for a living read from top to bottom.
5. One typeface, one size for body text, and margins that leave white at the edges.

✅ The dullest layout wins, because it makes the content look sharp.

# What the reader does with the page

It helps to know what happens after the minute is over. A screener usually gives each signal a mark and adds a word or two. Then the pages that were marked well are read again by someone more senior, often a person who will interview you. They look for one thing in particular: what shall I ask about?

So the page has two jobs. In the first reading it must be easy to mark. In the second it must be worth a conversation.

You serve the first reading by putting one signal into one bullet. A line that shows leadership and analysis and a prize at the same time gets marked for one of them. Split it.

You serve the second by leaving something out. "Traced two thirds of the stock-outs to one supplier's delivery day" makes a curious person ask how. If the bullet explained the whole method, there would be nothing left to talk about, and it would be three lines long.

# Numbers that you may not name

Many of the best stories are under someone's confidentiality. You can still write them, because it is the proportion that persuades and not the amount.

- Give ratios in place of sums: "cut handling time by a third".
- Give ranks in place of names: "one of the five largest grocers in the country".
- Give your part in place of the whole: "two of the nine workstreams".
- Leave the client out, and describe the problem so that the reader recognizes it.

Never invent precision to make up for a missing fact. The person across the table may have worked on the same account.

# Words that cost you

Screeners see some phrases so often that they read over them. Each can be replaced by the fact behind it.

- "Assisted in": say which part was yours.
- "Various": give the number.
- "Strategic": say what was given up.
- "Significantly": give the size, or take it out.
- "Spearheaded": you led it. Say led.

# Coming from industry

If you have worked for some years, the reader has one more question: why now? Do not answer it with a summary about a passion for problem solving. Answer it with the selection of bullets: choose the projects in which you came in from outside, had little time, and left something behind that others went on using. It makes the step look like the next one rather than a change of mind.

# The last check

Give your page and this list to a friend who has never worked with you, and one minute.

1. What was this person best at?
2. Whom did they move, and how?
3. Which problem did they solve, and what changed?
4. What would you talk about in a delayed train?

Four answers, and the page is finished. Three, and you know where to work.`,
};
