import type { Article } from "../article.ts";

export const article: Article = {
	slug: "why-we-show-the-sheet-first",
	title: "Why we show you the sheet before the words",
	excerpt: "Every locked resume here is drawn line by line, with the words taken out.",
	category: "Company Story",
	author: "Offerfolio Editors",
	date: "2026-10-06",
	image: "greeked-sheet",
	imageText: "A resume sheet on a desk, its lines drawn as bars; some bars end in a green tick.",
	body: `Most sites that sell documents hide them behind a blur. You see that there is something, and nothing about it. Look at the page's source and you often find the whole text underneath: the blur is paint, and the secret is in the drawer below it.

We did not want either half of that. You should be able to judge a resume before you spend anything on it, and the person who let us show it should be able to trust that it stays closed until it is opened.

# What a resume says without words

Hold a resume at arm's length, far enough that you cannot read it. You still learn a surprising amount.

- Whether it fits on **one page**, and whether the page is full or padded.
- How many jobs there are, and which of them gets the space.
- How long the bullets are: one line each, or three.
- Whether there is a summary at the top or the first job starts at once.
- Where the education stands: above the work, as students put it, or below.

Typesetters have a word for pages drawn like this. Text that is replaced by gray bars, so that a layout can be judged without being read, is called **greeked**. Newspapers used it for decades to plan a page before the story was in.

So that is what we draw. For every resume in the library we set the real document on a Letter page with real font metrics, write down where each line starts and how long it is, and then throw the words away. What remains is a list of rectangles. It is two to four kilobytes, it is public, and no amount of looking at it gives you back a sentence.

# The green ticks

While we were at it, we added the one thing that a bar cannot show. If a line of the original holds a figure, whether money, a percentage, a count or a time, its bar carries a small green tick.

It sounds like decoration. It turned out to be the fact that people look at first. A page where every job has three or four ticks reads differently from a page where the ticks stop after the latest job, and you can see which is which from across the room.

Next to the drawing stand the plain counts: pages, bullets, how many of the bullets have a number, which sections there are, in their order. They are counted from the document itself, so they cannot flatter it.

# What we decided not to do

We could have shown the first few lines and faded the rest. Most readers would have liked it better on the first visit. We left it, for two reasons.

The top of a resume is the part that identifies someone. A name, a city, an employer and a date are enough to find a person. For a resume of the library, showing the top and hiding the rest is the wrong way round. The sample on a landing page is another matter: its person is invented.

And a teaser is made to be as good as possible. We would have been tempted to pick documents whose first lines sell. The greeked sheet cannot do that. A thin resume looks thin.

# What happens when you open one

When you press **View Full Resume**, the server asks one question: may this person read this document, now? Everything goes through that one rule, the page, the file behind it, the download. If the answer is no, not a single byte of the body leaves the machine. There is nothing underneath to find.

If the answer is yes, you get the document as text you can select, search and have read aloud, in the layout that you saw in the drawing. Nothing about the sheet was a promise that the document does not keep.

Your first resume is free. You can look at the shape of every sheet in the library before you decide which one it should be. We think that is how it should work: choose with your eyes open, and then read.

# The part about honesty

The library that you find in a demonstration of this software is invented. The people in it do not exist, and it says so on every sheet and at the top of the page. We wrote several thousand lines for them because a fair test of a reading room needs something to read.

When an owner fills it with real documents, each one says where it came from and how it was checked: curated, declared by its owner, or verified. Contact data is taken out before anything is published, from the file itself and not only from the picture of it.

None of this makes a resume good. It only means that what you judge is what is there.

# Try it on your own

You can do the same to your own resume in a minute, without us.

1. Print it, or show it as a full page on the screen.
2. Step back until you cannot read it any more.
3. Ask which job looks most important. Is it the one you want to talk about?
4. Count the lines with a figure in them. About half is plenty; a page with hardly any is a place to start.
5. Look at the right edge. Bullets that run two words into a second line cost a line each and say nothing more.

✅ If the page still makes its point from three steps away, the words have a fair chance to be read.

✅ If it does not, no better verb will save it.`,
};
