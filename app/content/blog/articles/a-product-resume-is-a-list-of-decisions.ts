import type { Article } from "../article.ts";

export const article: Article = {
	slug: "a-product-resume-is-a-list-of-decisions",
	title: "A product manager's resume is a list of decisions",
	excerpt:
		"You did not build it, design it or sell it. What you did was decide. How to put that on paper without taking credit for everybody's work.",
	category: "Product Management",
	author: "Offerfolio Editors",
	date: "2026-08-25",
	image: "fork-in-the-road",
	imageText: "A path that forks three ways; one way is drawn solid, the others end.",
	body: `Product managers have a peculiar problem with resumes. Everything on the page was made by someone else. Engineers built it, designers drew it, sales sold it. If you write "launched", the reader thinks: along with eighty other people.

So the weak version of the page lists launches. The strong version lists **decisions**, and what came of them.

# What a decision looks like on paper

A decision has an alternative. That is how the reader knows that there was something to decide.

- Led the redesign of the mobile checkout, increasing conversion by 12%.
- Chose to remove account creation from checkout rather than redesign it: two engineers, three weeks, conversion from 61% to 68%.

The first might be luck or a good designer. The second shows that you saw two roads, took the cheaper one, and can say what it cost and what it gave. Nobody else in the building can write that sentence.

Look through your last two years for moments like these.

- Something you **stopped**, and what the people did instead.
- Something you shipped smaller than planned, and what you learned from it.
- A customer you said no to.
- A metric you replaced, because the old one rewarded the wrong thing.

# The three numbers

Most product bullets carry one number, and it is the result. Readers who have run products look for two more.

1. **Where it started.** "+40%" from ten users is four users.
2. **What it cost.** Time, people, or what was not done meanwhile.
3. **Whether it lasted.** A lift that was gone after the novelty is not a lift. If you looked again after a quarter, say so; hardly anyone does.

You will not have all three for everything. One bullet with all three is worth more than five with a percentage.

# Write for two readers

Your resume passes a recruiter before it reaches a head of product. The recruiter looks for shape: which kind of product, which stage, how big a team, which numbers you owned. The head of product looks for taste.

Give the recruiter a plain line under each employer. It takes one row and saves ten questions.

- B2B payroll software, 1,900 customers, Series C; owned onboarding with one designer and six engineers.

After that line the bullets can be about choices, because the context is settled.

# Discovery belongs on the page

"Conducted user research" is the product manager's "responsible for". Say what you found that others had not seen, and what it changed.

- Sorted 600 rejected invoices by what was missing, and found the signed delivery receipt behind more than half.
- Built a text message that asks the driver for that receipt at the dock.

There is no strategy in these two, and they are the ones that will be remembered. They show someone who goes and looks. (The people in our examples are invented.)

# Stages change what counts

The same decision reads differently in a company of twelve and in one of twelve thousand. Readers look for evidence from their own stage, so it helps to know what each of them is short of.

- **Early**: they want someone who finds out what to build. Show how you learned: how many customers you spoke to, what you tried in a week, what you threw away.
- **Growing**: they want focus. Show what you refused, how you kept three teams off each other's toes, and one number that you moved for a year.
- **Large**: they want movement without permission. Show how you got four groups with different goals to agree on one date, and what you gave each of them for it.

If you are changing stage, translate. Someone from a large company who applies to a small one should take the process out of every bullet and leave the insight in. Someone who goes the other way should add the sizes: how many markets, how many dependencies, how many people had to agree.

# What to do with launches that failed

Leave one in. A resume on which everything worked was written by someone who either took no risk or does not look back, and both are bad signs in this job.

- Shipped team workspaces after two quarters; 3% of accounts used them. Interviewed the ones that did, found that they wanted approvals, and built those in five weeks: 22%.

It has a mistake in it, a method, and a recovery. It also answers, before it is asked, the question that every product interview contains: tell me about a time when you were wrong.

# On the words that everybody uses

Some words have been used so often that they slide off the page. They are not forbidden; they are empty until something concrete stands beside them.

- **Cross-functional**: name the functions, or drop it.
- **Data-driven**: name the data, and the time it proved you wrong.
- **Stakeholders**: they have job titles. Use one.
- **Vision** and **strategy**: say what was not going to be done.
- **Roadmap**: everybody has one. What came off it?

# If you are moving into product

You need evidence of deciding, and you may have more than you think. The support lead who chose which three bugs to escalate each week has set priorities under pressure. The engineer who proposed cutting a feature and was right has done product work. The analyst who refused to report a number because it was misleading has done it best of all.

Write those as decisions, with the alternative, the cost and the outcome. Put them above the tasks that fill your current job title.

# Before you send it

1. Underline every verb. "Led", "drove", "owned" and "managed" should be the minority.
2. For each bullet, ask what you would have done otherwise. If there is no answer, it was not a decision.
3. Take out one launch, and put in one thing you stopped.
4. Let an engineer you worked with read it. If they frown at a line, so will the interviewer who calls them.

✅ The page is right when it could only have been written by the person who was in the room when it was decided.`,
};
