import type { Article } from "../article.ts";

export const article: Article = {
	slug: "what-the-machine-does-with-your-file",
	title: "What the machine really does with your file",
	excerpt:
		"Applicant tracking systems are mostly databases with a search box. Knowing what they do with a file is more use than any trick against them.",
	category: "ATS Optimization",
	author: "Offerfolio Editors",
	date: "2026-07-14",
	image: "file-to-fields",
	imageText: "A page on the left, and the fields it is taken apart into on the right.",
	body: `There is an industry of advice about beating the machine that reads your resume. Most of it describes a robot that scores you out of a hundred and throws the rest away. The software that companies buy under the name of applicant tracking system, ATS for short, is a good deal duller than that, and knowing how dull it is will save you time.

# Step one: your file becomes text

You upload a PDF or a Word file. A parser takes the text out of it. That is the step in which most damage happens, and you control all of it.

A parser does not see your page. It gets a stream of words in the order in which they are stored in the file. In a plain document that is the order in which you read. In a designed one it may not be.

- **Two columns** are often read straight across: a skill, then half a job, then a skill.
- **Text boxes** may be put at the end, or lost.
- **Headers and footers** are skipped by some parsers. If your phone number is there, it may not exist.
- **Tables** come out cell by cell, in an order you did not choose.
- **Icons** for phone and email come out as odd characters, or not at all.
- **Text in pictures** does not come out at all.

You can see what a parser sees in ten seconds. Open your PDF, select everything, copy it, and paste it into a plain text editor. If you can still read your career from top to bottom, so can the machine.

# Step two: the text becomes fields

The parser then guesses which words are your name, your address, your employers, titles, dates and schools, and fills in a form with them. Many systems show you that form after the upload. **Correct it.** It is the record that will be searched, whatever your beautiful file says.

The guess works on patterns. It helps to be patterned.

1. Use the common headings: Experience, Education, Skills. "Where I've made an impact" is not found.
2. Keep employer, title and dates close together, in the same order for each job.
3. Write dates in one way throughout, with the month: "Mar 2023 – Present".
4. Put one job into one block. A promotion is its own block with its own dates.

# Step three: people search

Now a recruiter has 300 records and looks for some of them. They filter by the answers you gave to the questions in the form: may you work here, how many years, which city. They type words into a search box. And they read.

That is why the words of the posting matter. Not because a robot counts them, but because a person who looks for "accounts payable" does not find "invoice operations".

- Use the posting's own words for things you have really done.
- Write the long form and the short form once each: "search engine optimization (SEO)".
- Put the word into a sentence where it does something. A list gets you found, a sentence gets you called.

Some systems do rank by similarity to the posting, and more of them every year. The advice stays the same: a ranking by similarity prefers a resume that honestly resembles the posting.

# What is really automatic

The hard stop is usually not your resume at all. It is a question in the form. "Do you need sponsorship?", "Do you have five years of experience?" A no can end the matter without anyone looking.

Employers know that this costs them. In a survey for a 2021 study by Harvard Business School and Accenture, 88% of the employers said that their systems screen out qualified people, because they do not match the exact criteria that were set. It is a good reason to read those questions slowly, and to apply through a person where you can.

# What stays in the database

When a position is filled, your record does not disappear. In most systems it remains in a pool that recruiters search again for the next opening, sometimes for years, within what the law and the company's policy allow. Two things follow.

First, the version you send is the version that will be found later. A resume that was twisted to fit one odd posting will represent you for the next one, too.

Second, several versions of you may be in there. If you apply to the same company three times with three different titles for the same job, someone will see all three side by side. Tailor what you emphasize. Never tailor facts.

You can ask to be taken out. In the European Union and in a number of other places you have a right to know what is stored about you and to have it deleted, and a short email to the address in the company's privacy notice is enough.

# Tailoring in ten minutes

You do not need a new resume for each application. You need a good one, and ten minutes.

1. Read the posting once for what the job **is**. Ignore the list of wishes.
2. Mark the five nouns that come up most, or stand in the first paragraph.
3. Find where your page says the same thing in other words, and use theirs if they are true.
4. Move the most fitting bullet of each job to the top of its block.
5. Name the file so that a person can find it: first name, last name, role.

Then do the paste test once more, answer the questions in the form slowly, and send it.

# Myths, briefly

- **White keywords in white on white.** The parser shows them to the recruiter as ordinary text. It looks as it looks.
- **PDF is not read.** It is, as long as its text can be selected. Send Word if the posting asks for it.
- **One page only, for the machine.** The machine does not care. The reader does.
- **A score of 80 from a checking site.** It is that site's own formula. No employer sees it.
- **Fancy typefaces confuse it.** Rarely; but odd ligatures do. If "office" comes out as "o ce" in your paste test, change the typeface.

# A file that works

✅ One column, real headings, no text boxes.

✅ Contact data in the body, not in the header.

✅ Dates with months, in one format.

✅ Text that survives being pasted into a plain editor.

✅ The posting's words, where they are true.

After that, stop thinking about the machine. It will do its dull work. The page is for the person who reads it next.`,
};
