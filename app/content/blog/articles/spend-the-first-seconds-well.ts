import type { Article } from "../article.ts";

export const article: Article = {
	slug: "spend-the-first-seconds-well",
	title: "The first look is short. Decide what it lands on",
	excerpt:
		"Recruiters decide in seconds whether to read on. You cannot make them slower, but you can choose what they see in that time.",
	category: "Career Tips",
	author: "Offerfolio Editors",
	date: "2026-09-22",
	image: "first-look",
	imageText: "A stopwatch over a resume; a path of dots runs down its left side.",
	body: `In 2018 the job site Ladders filmed the eyes of recruiters while they went through resumes. On average they spent **7.4 seconds** on the first look before they decided whether to go on. In the same company's study six years earlier it had been about six.

People quote that number to complain about it. It is more useful as a budget. Seven seconds is enough to read perhaps twenty-five words. The question is which twenty-five.

# Where the eye goes

The same study describes the path. The eye lands at the top, runs across once or twice, and then falls down the left edge, stopping where something interrupts the gray: a bold word, a date, a number.

That gives you a map of the places that get read when nobody is really reading yet.

- The first line under your name.
- The title and employer of your latest job.
- Its dates.
- The first three or four words of its first bullet.
- Any figure, wherever it stands, because digits look different from letters.

Everything else on the page is for the second look. It matters, but only if there is one.

# The left edge is expensive ground

Most bullets waste it. They open with "Responsible for", "Worked closely with", "Helped to drive". Read down the left edge of such a page and you learn that someone was present.

Take a bullet like this:

- Responsible for working with various stakeholders on improving the onboarding process, which led to activation of 38% instead of 31%.

The first seven words carry nothing. The only thing worth seeing is at the far right end, where the eye does not go. Turn it round:

- **Raised activation from 31% to 38%** by cutting onboarding from nine steps to four; agreed the cut with sales, support and legal.

Same fact, same person. But now the left edge says "Raised activation from 31%", and it can be read on the way down.

# One claim per line, and the claim first

A good bullet has three parts, and they come in this order: **what changed**, **by how much**, **how you did it**. The last part is where you show judgment, and it can be long. The first two should fit into the first six words.

1. Write the result as if it were a headline.
2. Put the size of it directly behind.
3. Then say what you did that someone else might not have done.

If you have no figure, use the plainest fact there is. "Moved payroll for 340 people to a new system in one weekend" needs no percentage.

# The line under the name

Many resumes open with a summary that could stand on anyone's page. "Results-driven professional with a passion for excellence" uses the most valuable line you have to say that you exist.

Either make it do work, or delete it and let the latest job begin at once. A summary that works names three things: what you are, the size of the things you have done, and what you want next.

- Backend engineer, eight years in payments; last built the ledger behind 4 million accounts. Looking for a team that owns its own on-call.

Thirty words, and after them the reader knows whether to go on. That is the point: a line that makes the wrong recruiter stop reading has done you a favor.

# What to leave out, so that the rest is seen

Attention is a budget, so everything you take away pays for what stays. These lines are on most resumes, and no reader has ever missed one that was gone.

- The full street address. A city is enough, and "open to moving" if you are.
- "References available on request". They know.
- A list of soft skills. "Good communicator" is a claim that the page itself proves or disproves.
- School before university, once you have been to university.
- The tools that everybody in the trade uses.
- The job from twelve years ago that has nothing to do with this one. One line, or none.

Do not fill the space. White at the margins is what makes the rest look deliberate. A page that is full to all four edges reads as if its author could not decide, and deciding is what most jobs above the first are about.

# Bold is a promise

You have perhaps five bold words to spend on a page before bold means nothing. Spend them on facts that a stranger would want to see, and not on your own adjectives.

Employers and titles are bold by convention, and they use up the budget quickly. If you want a result to stand out, make the title bold and leave the employer plain, or the other way round, and keep two or three bold figures for the bullets you would like to be asked about.

The same goes for everything that interrupts the gray: lines, icons, color. Each draws the eye to itself. Ask of each whether that is where you want the eye to be in second four.

# Dates are read before deeds

Recruiters check the chronology early, because gaps and overlaps are questions that they will be asked by the hiring manager. Do not hide the dates. Put them at the right edge, one format throughout, month and year.

If there is a gap, a short honest line ("2023: full-time care for a parent") answers the question. An unexplained hole asks it.

# What to do tonight

Open your resume and do this before anything else.

1. Read only the first four words of every bullet, aloud.
2. Mark each that could have been written by a colleague who did not do the work.
3. Rewrite those, result first. Ten of them take about an hour.
4. Look at the page from two meters away. Does anything stop your eye? Is it the right thing?
5. Give it to someone for ten seconds, take it away, and ask what you do for a living.

✅ If the answer is your latest title and one thing you achieved, you are done.

✅ If the answer is "something in tech", go back to step one.

Nobody was ever hired in seven seconds. But every interview starts with someone who did not stop reading after them.`,
};
