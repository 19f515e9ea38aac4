import type { Article } from "../article.ts";

export const article: Article = {
	slug: "say-what-the-model-changed",
	title: "Say what the model changed, not what it was",
	excerpt:
		"A data science resume full of algorithms tells a hiring manager what you studied. One full of consequences tells them what you would do for them.",
	category: "Data Science",
	author: "Offerfolio Editors",
	date: "2026-08-11",
	image: "curve-and-cutoff",
	imageText: "A curve with a vertical line at a cut-off, and two shaded areas beside it.",
	body: `Read twenty data science resumes in a row and the methods blur into one. Gradient boosting, random forests, a transformer in the later ones, an AUC of 0.9-something. They are all true, and they all fail to answer the question the hiring manager has: **and then what happened?**

A model is a cost until someone acts on it. The strongest resumes in the field are written from the acting end.

# From metric to consequence

Here is a typical bullet, and the same project told from the other side.

- Achieved an AUC of 0.84 with an optimized machine learning pipeline.
- A first call within two days reached 118 of the 150 costliest claims in 2025, against 57 of 150 in 2023.

The second one does not even say that there was a model. It does not need to: someone who can write that sentence can also choose a classifier. What it shows is which decision the model served, that the same number of claims was compared in both years, and that someone looked afterwards. (The people in our examples are invented.)

The metric is not worthless. Put it where it explains a decision: "chose recall 0.8 over 0.9, because each false alarm cost an analyst twenty minutes".

# The held-out group is your best friend

Experienced readers are suspicious of any improvement that has no comparison. A line of four words, "against a held-out group", removes the suspicion. So do these.

- Ran a five-month randomized test on 1,200 flagged households: those called by a case worker left as often as those not called.
- Compared with last year's same weeks, holidays matched.
- Not randomized; matched on region and tenure, and said so in the report.

The third may be the most convincing of all. Admitting what a number cannot show is rare on a resume, and it is exactly what a good data team does all day.

# Write down what you killed

Some of the most valuable work in data is stopping something. It rarely makes it onto the page, because it sounds like failure.

- Recommended in writing that the forecast be retired, and shut it down in February 2025.
- Replaced a neural ranking model by a sorted list after an experiment found no difference; saved its hosting and one on-call rotation.

A manager who reads that knows you will tell them the truth in their own meetings.

# Pipelines, honestly

Ask anyone in the field how they spend their week. Then look at how little of it is on their resume. If you made a data set trustworthy, say what was wrong with it and who relied on it afterwards.

1. What came in, and how dirty: "nine feeds, three time zones, no keys in common".
2. What you did about it: tests, contracts, one definition of "active".
3. Who stopped asking: "finance closes the month without calling us".

# Money, carefully

Finance departments have made data people cautious about claiming savings, and rightly. "Generated $12M in value" is the data science version of improved performance by 300%. Three habits make an amount of money believable.

- Say **whose** estimate it is: "as booked by finance", "by our own model".
- Say over **what time**: a quarter, a year, once.
- Say what it is **net of**, if it cost something to run.

If nobody ever measured the money, do not convert. "Analysts review 60 cases a day in place of 95" is a fact; what that is worth can be worked out by the person who reads it, and they will trust their own figure more than yours.

# Which job is this, anyway?

The same title covers at least four jobs, and a page that tries to fit all of them fits none. Decide which one you are applying for and let it choose your bullets.

1. **Analyst of products**: questions, experiments, decisions. Lead with what teams did differently.
2. **Modeler**: accuracy that pays. Lead with the consequence, then the method, then how it stayed accurate.
3. **Data engineer in disguise**: trust. Lead with what broke before, and what nobody needs to check any more.
4. **Scientist**: new methods. Lead with the question, and link to the paper or the internal note's result.

A short test: read the posting and count its verbs. "Partner, influence, recommend" is the first job. "Train, deploy, monitor" is the second or third. Then count the verbs on your own page, and move the bullets until the two lists resemble each other.

# The skills section

Group it by what you would be trusted with, not by brand.

- **Ask and measure**: experiment design, causal inference, survey sampling.
- **Model**: the two or three families you know well enough to debug.
- **Run**: SQL at the size you have really used, orchestration, monitoring.
- **Explain**: who you presented to, and how often.

Leave out the libraries that come with the language. Nobody was ever rejected for not listing NumPy.

# Junior, and no company data to point to

A public data set and a question of your own beat a certificate. Choose something small and finish it.

- Ask a question whose answer you do not know.
- Say where the data misleads. Every set does.
- End with what someone should do differently, even if that person is a city's bus operator.

✅ One finished question with a clear answer is a better portfolio than six notebooks that end with a confusion matrix.

# Five minutes before you send it

1. Cross out every metric that has no decision behind it.
2. Next to each remaining one, write who acted on it.
3. Add the comparison: against what, over how long.
4. Check that one bullet shows you being wrong, and what you did then.

If the page still says something after step one, you are ahead of most of the pile.`,
};
