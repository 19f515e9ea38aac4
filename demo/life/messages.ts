/** What people have written by the contact form. Days count back from today, hours from the message. */
export type Written = {
	ago: number;
	/** Who wrote signed in: a buyer by the number, or a member who had just joined; without it, a visitor did. */
	by?: number | "newcomer";
	subject: string;
	message: string;
	/** None: nobody has answered yet. */
	reply?: { after: number; body: string };
	/** Settled without an answer, or with no more to say. */
	isClosed?: true;
};

export const written: readonly Written[] = [
	{
		ago: 1,
		subject: "Resumes for technical writers?",
		message:
			"Hello, I searched for technical writers and found nothing. Do you plan to add some? I would sign up for a pack at once.",
	},
	{
		ago: 2,
		by: 12,
		subject: "Card changed",
		message:
			"My bank sent me a new card with another number. Where do I enter it, so that the next month of Pro does not fail?",
	},
	{
		ago: 3,
		subject: "May I post my own resume?",
		message:
			"I got an offer as a civil engineer in August and would share my resume, without my name. How does that work?",
	},
	{
		ago: 6,
		by: 20,
		subject: "Does my pack run out while I have Pro?",
		message:
			"I bought a pack first and then Pro for a dollar. Do the days of the pack run out in the meantime?",
		reply: {
			after: 5,
			body: "No. While Pro is paid for, your pack is paused. Its days run on when Pro ends, and My library shows how many are left.",
		},
	},
	{
		ago: 10,
		subject: "Where are my receipts?",
		message: "My employer pays for this and asks for a receipt every month. Where do I find them?",
		reply: {
			after: 9,
			body: "In your settings: each payment is listed there with its receipt beside it.",
		},
	},
	{
		ago: 17,
		by: "newcomer",
		subject: "Only one free resume?",
		message: "I opened one to look around and now everything is locked. Was that really it?",
		reply: {
			after: 3,
			body: "Yes: a free account opens one resume, and it stays open. Everything that you see on the cards and the sheets is free to look at. A pack opens five more.",
		},
	},
	{
		ago: 24,
		subject: "Interview request",
		message:
			"I write about hiring for a student paper and would like to ask you three questions about what resumes that worked have in common.",
		reply: {
			after: 21,
			body: "Gladly. Send us the questions, and we answer by the end of the week.",
		},
	},
	{
		ago: 31,
		by: "newcomer",
		subject: "Confirmation email came late",
		message:
			"The email with the link came after twenty minutes. It works now, I only wanted to tell you.",
		isClosed: true,
	},
	{
		ago: 38,
		subject: "Guest post offer",
		message:
			"We offer high quality guest posts about careers with two links each. Please send your prices.",
		isClosed: true,
	},
	{
		ago: 33,
		by: 26,
		subject: "Word file of a resume",
		message:
			"With my pack I can download a PDF. I would need Word to compare the layout. Is that possible?",
		reply: {
			after: 7,
			body: "A pack gives the PDF of each resume that it opens; Word and text are part of Pro. The holder of a running pack pays one dollar for the first month.",
		},
	},
	{
		ago: 63,
		subject: "Are the resumes real?",
		message: "Who are these people, and did they agree to be here?",
		reply: {
			after: 4,
			body: "On this demonstration nobody is real: every person, resume and offer is invented, and every page of a resume says so.",
		},
	},
	{
		ago: 88,
		by: 7,
		subject: "Great for nurses too",
		message:
			"I did not expect nurses' resumes here. More from intensive care, please, and from people who changed hospitals.",
		reply: {
			after: 26,
			body: "Thank you. We have noted both, and the monthly email will say when there are more.",
		},
	},
	{
		ago: 121,
		subject: "Account closed by mistake",
		message: "I deleted my account yesterday and want it back. Can you restore it?",
		reply: {
			after: 2,
			body: "We cannot: what is deleted is gone. You can sign up with the same address again. A free resume that was used stays used.",
		},
	},
];
