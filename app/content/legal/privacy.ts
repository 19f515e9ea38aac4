import { messageKeptMonths } from "#app/domain/content/contact.ts";
import { useKeptDays } from "#app/domain/reader/fair-use.ts";
import { brand } from "../brand.ts";
import { type LegalPage, settingsLink, supportLink } from "./legal-page.ts";

// A starting point for the owner's lawyer, not advice. The owner checks the reasons and periods; who they are
// comes from the SELLER_ variables. Each sentence about data describes what the code does: change both.

export const privacyPage: LegalPage = {
	title: "Privacy policy",
	description: `What ${brand.name} keeps about you, why and for how long, and how you get a copy or delete it.`,
	published: "2024-12-30",
	lastUpdated: "2026-11-25",
	inShort: [
		"We keep what the site needs to work for you: your email address, how you sign in, what you opened and what you bought.",
		"There are no ads and no trackers. Our pages load nothing from other companies.",
		"Stripe takes payments. Your card number never reaches us.",
		[
			"You can download a copy of your data and delete your account in your ",
			settingsLink,
			", at any time.",
		],
	],
	sections: [
		{
			id: "what-we-keep",
			title: "What we keep about you",
			blocks: [
				"You can browse, search and see every preview without an account. With one, we keep:",
				{
					points: [
						"**Your account:** your email address, whether you confirmed it, when you joined, and your password as a hash that cannot be turned back. We ask for no name.",
						"**Sessions:** for each device that is signed in, what its browser calls itself, its network address, and when it was used.",
						"**Known browsers:** a code for each browser you signed in with, so that we can warn you about a new one.",
						"**Account links:** for each link we email you to prove your address or choose a password: a hash, its purpose and the address it went to.",
						"**Reading:** which resumes you unlocked, what you unlocked them with, and when you opened them.",
						"**Use of resumes:** which resumes you read or downloaded, in which form and when, to the hour at most. It backs fair use and refunds, and shows us when someone copies the library. Of the lines that you search, how many we showed you in words, and when.",
						"**View counts:** one entry per person, resume and day, under your account’s number.",
						"**Template downloads:** one entry per person, template and day, so that a download counts once.",
						"**Purchases:** your packs and subscriptions, their dates and state, and Stripe’s reference numbers.",
						"**Your free resume:** a code, made from your email address, that says it has been used.",
						"**What your payments used up:** the same kind of code, beside the numbers of payments that used the money-back guarantee or the cheaper first month, or that were disputed.",
						"**Email choices:** what you want from us; for the newsletter your address, where you left it and whether you confirmed.",
						"**What you write to us** by the contact form: the name and address that you typed, subject, text and time, your account if you were signed in, and our answers.",
						"**Your review checklist:** which of its checks you ticked, and when.",
						"**Comparisons in your account,** by choice: encrypted in your browser with a code that only you have, and when they changed.",
						"**Shortlist:** which resumes you star and your notes on them. Without an account, only your own browser keeps them.",
						"**Kept lines:** which lines of which resumes you keep, when, and the notes and group names that you write.",
						"**Saved searches:** which searches you save, their names, when you want an email about each, which new resumes matched and which we told you of. The site’s owner sees how many people saved a search, once five have, and never who.",
						"**Why you cancel,** if you tell us.",
						"**How your search went,** if you tell us: whether you got an offer, and of an offer its month, company and role and the resumes that helped, as far as you say so; whether your answer may be counted; and when we asked. The site’s owner sees counts only. We publish the share with an offer, of answers that may be counted, from 21 of them on, and of a resume how many say that it helped, from five on.",
						"**Your visits to My library:** when the last two were, so that the page can say what is new since.",
					],
				},
				"We count by day how often visitors search, sign up, open resumes and begin to pay, and what is searched for, without noting who it was; a search that holds an email address or a phone number is not kept. The numbers stay in our own database: the searches for 90 days, the counts for 400.",
				"A resume that you compare is read in your browser and not sent to us. Without scripts, or when you press “Read it on the server”, it is sent, read in memory and forgotten when the answer is written: we do not keep it, note it in a log, learn from it or send it to anyone. A comparison that you keep under a name stays in this browser, and in a file if you save one, until you remove it. By choice your account keeps it too, encrypted.",
				"What you type into “Check my lines” stays in your browser: it is compared there, and nothing of it is sent to us.",
				"For every visit, our server notes the time, the page, the result and the network address. It never notes what you type. Against abuse, it counts attempts such as sign-ins per network, email address or account, within an hour at most.",
			],
		},
		{
			id: "why",
			title: "Why we use it",
			blocks: [
				{
					points: [
						"**To give you what you asked for or bought:** our contract with you.",
						"**To keep the site and your account safe** and to count what is used: our legitimate interest, to which you may object.",
						"**To keep the records that the law asks of us:** a legal obligation.",
						"**To send you news,** as long as you want it: the newsletter by your consent, other news by our legitimate interest.",
					],
				},
				"These are the grounds of Article 6(1) b, f, c and a of the GDPR.",
				"We do not sell personal data, and we build no advertising profiles.",
			],
		},
		{
			id: "cookies",
			title: "Cookies",
			blocks: [
				"All cookies are our own, and each has a task:",
				{
					points: [
						"**Session:** keeps you signed in, until you sign out or stay away for 30 days.",
						"**Known browser:** recognizes this browser at your next sign-in; one year.",
						"**Message:** carries a notice to the next page; one minute.",
						"**Theme:** remembers light or dark, if you choose one; one year.",
						"**Dense list:** remembers that you see resumes as rows, if you choose so; one year.",
						"**Demonstration notice:** remembers that you hid it, until you close the browser.",
						"**Password reset** and **Google sign-in:** tie these steps to your browser; 30 and 10 minutes.",
					],
				},
				"If you must sign in to open a resume, your browser tab remembers which one for half an hour; a page that has invited you to sign up notes that in its tab. When you first see a sample resume unlocked, your browser notes it, so that you are welcomed once.",
			],
		},
		{
			id: "payments",
			title: "Payments",
			blocks: [
				"You pay on a page of Stripe, under Stripe’s privacy policy and with Stripe’s cookies. Stripe gets your email address and a number for your account. We learn what was bought, whether it was paid, and reference numbers, but no card data. In a demonstration of this site a built-in test checkout takes Stripe’s place, and no money moves.",
			],
		},
		{
			id: "emails",
			title: "Emails from us",
			blocks: [
				{
					points: [
						"**Security and account emails always come:** confirmations, a new sign-in, a changed password or address.",
						[
							"**Marketing emails and product updates** are switched on when you join. Switch them off in your ",
							settingsLink,
							", or by the one-click link in each of them, without signing in.",
						],
						"**Once we ask how your search went,** 60 days after your first resume, if marketing emails are switched on.",
						"**The newsletter** comes only once you confirm your address, and has the same link.",
					],
				},
				"Our emails contain no tracking images.",
			],
		},
		{
			id: "google",
			title: "Signing in with Google",
			blocks: [
				"Your browser goes to Google only if you choose this. We get your email address, whether Google has verified it, and Google’s identifier for you. We keep no token and cannot reach anything in your Google account.",
			],
		},
		{
			id: "who-sees-it",
			title: "Who else sees it",
			blocks: [
				{
					points: [
						"Companies that run our servers and storage, deliver our emails and take payments, each as far as its task needs.",
						"The people who run the site, to help you and to stop abuse.",
						"Authorities, where the law obliges us.",
					],
				},
				"Some resumes are kept on another site. Opening one leads you there, and that site sees your visit.",
			],
		},
		{
			id: "library",
			title: "People in the library",
			blocks: [
				"Every resume says where it comes from:",
				{
					points: [
						"**Demonstration:** invented; the person, the career and the offer do not exist.",
						"**Curated example:** written by our editors; not of a real person.",
						"**Declared by its author:** its author gave it to us and declared the offer; we have not checked it.",
						"**Verified offer:** its author gave it to us, and we have seen the offer.",
					],
				},
				"We publish no contact data of real people: no email address, phone number or street address.",
				[
					"Is a resume yours, or about you? Write to ",
					supportLink,
					" with the address of its page, and we take it out: the page then says that it was withdrawn, and the file is deleted. We cannot call back copies that readers have downloaded.",
				],
			],
		},
		{
			id: "how-long",
			title: "How long we keep it",
			blocks: [
				{
					points: [
						"**Your account** and what belongs to it: until you delete it.",
						"**Account links** work for a day, those for a password for an hour.",
						`**Use of resumes:** for ${useKeptDays} days, or until you delete your account.`,
						"**Template downloads:** the entries go within three days; the count stays, without you.",
						"**Sent emails** leave our queue within three weeks.",
						"**The server’s log:** as long as we need it to find faults and abuse.",
						`**Messages** to us, and our answers: for ${messageKeptMonths} months after we answered or closed them. Our mailbox gets a copy of each.`,
						"**The newsletter:** your address stays on the list as unsubscribed. Ask us to erase it.",
					],
				},
			],
		},
		{
			id: "your-data",
			title: "Your copy, and deletion",
			blocks: [
				[
					"“Download my data” in your ",
					settingsLink,
					" gives you a JSON file with your account, choices, sessions, purchases, messages to us, unlocked resumes, reading history, kept lines with your notes, saved searches, what you told us of your search, use of resumes and template downloads. You change your email address there, too.",
				],
				"“Delete my account” asks for your password and works at once; nobody can undo it. If you only use Google, choose a password first; if you have a running subscription, cancel it first. Your sign-in, sessions, unlocked resumes, reading history, kept lines, saved searches, what you told us of your search, use of resumes, template downloads, messages to us, choices and newsletter address are deleted. This stays:",
				{
					points: [
						"**Payment records,** with Stripe’s reference numbers but without your email address, because the law asks for them.",
						"**The code for your free resume,** if you used it: there is one for each mailbox.",
						"**The same code beside those payments:** each mailbox has the money-back guarantee and the cheaper first month once.",
						"**View counts,** under a number that then belongs to nobody, so that the counts stay right.",
						"**Traces** in the log, the attempt counters, the email queue, our mailbox and backups, until these are cleared.",
					],
				},
				"Depending on where you live, you have more rights, such as to object, or to complain to an authority. Write to us.",
			],
		},
		{
			id: "changes",
			title: "Changes to this page",
			blocks: [
				"When we change this page, we change the date at its top. If a change matters to you, we email you before it applies.",
			],
		},
		{
			id: "contact",
			title: "Contact",
			blocks: [
				[
					`${brand.name} is responsible for the personal data described here. Write to `,
					supportLink,
					" about it.",
				],
			],
		},
	],
};
