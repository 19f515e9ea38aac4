import type { Article } from "../article.ts";

export const article: Article = {
	slug: "lines-an-engineering-manager-believes",
	title: "Lines that an engineering manager believes",
	excerpt:
		"Engineers read resumes like code review: vague claims get questions. How to write bullets that survive a reader who knows the trade.",
	category: "Engineering",
	author: "Offerfolio Editors",
	date: "2026-09-08",
	image: "code-review",
	imageText: "A resume line with a review mark beside it, and the line that replaces it.",
	body: `The person who decides about an engineer is usually another engineer. They read your resume the way they read a pull request: quickly, and then very slowly at the one place that smells.

"Improved performance by 300%" smells. Of what? From where? Under which load? A reader who has measured things knows that the number without its conditions means nothing, and starts to wonder about the other numbers.

The opposite of a vague claim is not a bigger claim. It is a **measured** one.

# Say what you measured

Here is the same piece of work twice.

- Drastically improved API performance and scalability.
- Cut p99 latency of the search API from 840 ms to 190 ms at 2,000 requests a second by replacing per-row permission checks with one query.

The second is longer, and every word of it answers a question that the first one raises. It names the percentile, so the reader knows that you know averages lie. It names the load. And it names the cause, which is the part that they will want to talk about.

You do not need such a number for everything. You need one for each thing you would like to be asked about.

# Name the decision

Anything that a team built together can be claimed by everybody in it, and readers know that. What only you can claim is what **you** decided.

- Migrated the monolith to microservices.
- Argued for splitting out billing only; the other eleven modules stayed, and the team kept one deploy a day throughout.

The second bullet describes less work and more judgment. Senior readers hire judgment. They have all seen a migration that should not have happened.

# Show the boring parts

Few resumes mention deletion, restarts, or the weeks in which nothing is deployed. Everybody who runs a team would like to hire the person who does these things.

- Retired 12 jobs after asking each recipient whether anyone still opened the file.
- Added restart points to every job, and a failed ONIX feed now resumes at the title where it stopped.
- Froze deployments for the 45 days before each election and listed the 4 exceptions that need two signatures.

None of these needs a framework's name to be impressive. (The people in our examples are invented. The work is what teams are short of.)

# The list of technologies

Put it in one place, keep it short, and keep it true. A list of forty tools says that you cannot tell which of them matter. It also invites the question about the one you used for a weekend.

1. Languages you would be interviewed in tomorrow.
2. The data stores and platforms you have run in production.
3. Nothing that every engineer has: no Git, no Jira, no "Agile".

If a technology matters for the job you are applying to, it should appear a second time, inside a bullet, doing something. A keyword in a list gets you found. A keyword in a sentence gets you believed.

# Scale without showing off

Scale impresses only in proportion. "Served 50 million requests a day" sounds large; it is about 580 a second, and an engineer will do the division. Give the figure in the unit in which the problem was hard.

- Requests **a second**, when it was about throughput.
- Rows or terabytes, when it was about data.
- Teams or repositories, when it was about people.
- Minutes of downtime, when it was about staying up.

And if your system had forty users who moved four billion a year through it, say that. Forty can be the most interesting number on the page.

# How much of it to keep

Ten years of work do not need ten years of bullets. An engineering manager reads your last two positions closely and looks at the rest only to see the direction. So spend the page in that proportion.

1. The current position: about half of the page, each bullet with something you would like to be asked about.
2. The one before: three or four.
3. Older ones: one line each, with the one thing that still matters.
4. Anything before a change of career: one line in all.

People find this hard, because the older work was hard too. But a page on which a job of eight years ago has as many bullets as today's says that nothing has grown since.

# Leadership without the title

The step from senior to staff, or into managing, is mostly a step in what you are trusted with. Readers look for signs that it has already happened.

- **Direction**: a design that other teams adopted, and how many of them.
- **People**: who learned from you, and what they do on their own now. "Paired with four junior engineers; two now lead services of their own" is a strong line.
- **Hiring**: interviews held, a question you designed, a bar that you raised and how you know.
- **Trouble**: the incident that you ran, what it cost, and what cannot happen again because of it.

The last of these deserves care. Write the outage in plain words, with your own part in it. "Locked a table for eleven minutes with a migration; wrote the check that now tries each one on a copy." A reader who has caused an outage, and all the good ones have, will like you for it.

# If you are just starting

Nobody expects a student to have cut anyone's latency. What a reader looks for at that level is evidence that you finish things and that you look at what you have made.

- A project that someone else used. Three classmates count.
- A bug that you found, explained and fixed in a project you did not own. A merged pull request is a public reference.
- One number about your own code: how big the input was, how long it took before, how long after.

✅ A link that works and leads to a readme with a picture beats four links to empty repositories.

# A test before you send it

Read each bullet and imagine the reader typing a comment next to it. If the comment is "what does that mean?", rewrite. If it is "how did you do that?", leave it exactly as it is, and prepare the answer. That comment is your interview.`,
};
