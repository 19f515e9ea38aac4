import { describe, expect, test } from "vitest";
import { rewardCause } from "#app/domain/intake/contribution/rewards.ts";
import { checkMail } from "../mail.ts";
import {
	accountDeletedMail,
	newSignInMail,
	passwordChangedMail,
	resetPasswordMail,
} from "./account-security.ts";
import {
	addressTakenMail,
	changeEmailMail,
	emailChangedMail,
	emailChangeRequestedMail,
	emailChangeUndoneMail,
} from "./address-change.ts";
import { resumeWithdrawnMail, rightGrantedMail } from "./changed-rights.ts";
import { contactMessageMail, contactReplyMail } from "./contact.ts";
import { contributionMail } from "./contribution.ts";
import { disputeOpenedMail } from "./dispute-opened.ts";
import type { MailContent } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";
import { confirmNewsletterMail, firstStepsMail, libraryDigestMail } from "./newsletter.ts";
import { outcomeQuestionMail } from "./outcome-question.ts";
import { ownerAlertMail, ownerDailyMail } from "./owner.ts";
import { packReceiptMail, proReceiptMail, refundedMail } from "./receipts.ts";
import { cardExpiringMail, packEndingMail, pauseEndingMail, priceRisingMail } from "./reminders.ts";
import { alreadyRegisteredMail, confirmEmailMail } from "./sign-up.ts";
import {
	paymentFailedMail,
	subscriptionCanceledMail,
	subscriptionEndedMail,
	subscriptionResumedMail,
} from "./subscription.ts";
import { accountReopenedMail, accountStoppedMail, confirmMovedMail } from "./support.ts";

const site = "https://offerfolio.example";
const brand: MailBrand = {
	name: "Offerfolio",
	supportAddress: "support@offerfolio.example",
	url: site,
};
const when = "November 21, 2026 at 14:05 UTC";
const newEmail = "ada.new@example.com";
const undoUrl = "https://offerfolio.example/auth/undo-email-change/secret";
const confirmUrl = `${site}/auth/callback?code=abc&next=%2Fresumes`;
const resetUrl = `${site}/auth/reset-password?code=abc&x=1`;
const forgotUrl = `${site}/auth/forgot-password`;
const signInUrl = `${site}/auth/signin`;
const settingsUrl = `${site}/settings`;
const browseUrl = `${site}/resumes`;
const unsubscribeUrl = `${site}/unsubscribe?who=abc&sign=def`;
const kept = ["Invoices, for ten years: tax law asks for them.", "Refunds, for the same reason."];
const resumes = Array.from({ length: 7 }, (_, index) => ({
	title: `Resume number ${index + 1}`,
	company: "Google",
	role: "Software Engineer",
	url: `${site}/resumes/${index + 1}?from=mail&n=${index + 1}`,
}));
const libraryUrl = `${site}/library`;
const pricingUrl = `${site}/pricing`;
const receiptUrl = `${site}/orders/9b1d/receipt`;
const number = "OF-000042";
const packReceipt = {
	brand,
	number,
	date: "November 21, 2026",
	amount: "$9.99",
	resumes: 5,
	expires: "December 21, 2026",
	libraryUrl,
	receiptUrl,
	settingsUrl,
	isCovered: true,
};
const proReceipt = {
	brand,
	number,
	date: "November 21, 2026",
	amount: "$1",
	periodStart: "November 21, 2026",
	periodEnd: "December 21, 2026",
	nextCharge: "December 21, 2026 at 12:00 UTC",
	isFirst: true,
	nextAmount: "$29.99",
	givenUntil: null,
	browseUrl,
	receiptUrl,
	settingsUrl,
	isCovered: true,
};
const refund = {
	brand,
	number,
	amount: "$9.99",
	inAll: null,
	isFull: true,
	isOver: false,
	givenUntil: null,
	what: "Resume Pack",
	date: "November 24, 2026",
};
const dispute = { brand, number, amount: "$9.99", givenUntil: null };
const packEnding = {
	brand,
	packs: 1,
	left: 3,
	opened: 2,
	proTerms: "first month $1, then $29.99 per month",
	days: 7,
	expires: "December 21, 2026",
	libraryUrl,
	browseUrl,
};
const pauseEnding = {
	brand,
	chargedOn: "December 21, 2026",
	amount: "$29.99",
	isPriceRising: false,
	givenUntil: null,
	settingsUrl,
};
const contactMessage = {
	brand,
	kind: "question",
	name: "Ada Example",
	email: "ada@example.com",
	subject: "A pack",
	text: "Does a pack expire?\n\nAnd what then?",
	when,
	account: null,
	messageUrl: `${site}/admin/messages/9b1d`,
} as const;
const contactReply = {
	brand,
	isRefundRequest: false,
	subject: "A pack",
	answer: "Yes, after 30 days.\nWhat it opened closes.\n\nSam",
	text: contactMessage.text,
	sentOn: "November 21, 2026",
};
const given = { brand, from: null, until: "December 21, 2026", browseUrl, settingsUrl };
const resumeWithdrawn = {
	brand,
	name: "“Backend engineer, payments” (Kestrel Works)",
	until: null,
	browseUrl,
	libraryUrl,
};
const digest = { brand, month: "November 2026", added: 18, resumes, browseUrl, unsubscribeUrl };

const ownUrl = `${site}/contribute/9b1d`;
const because = "Please say what the second job was.";
const moved = { brand, newEmail, when, undo: { url: undoUrl, days: 7 } };
const canceled = {
	...{ brand, endsOn: "December 21, 2026", hasAccess: true, givenUntil: null, settingsUrl },
};
const ended = {
	...{ brand, endedOn: "December 21, 2026", unpaidSince: null, givenUntil: null },
	...{ libraryUrl, pricingUrl },
};
const mails = {
	"confirm email": confirmEmailMail({ brand, plan: null, confirmUrl }),
	"confirm email, then pay": confirmEmailMail({ brand, plan: "Resume Pack", confirmUrl }),
	"already registered": alreadyRegisteredMail({ brand, signInUrl, resetUrl: forgotUrl }),
	"reset password": resetPasswordMail({ brand, resetUrl }),
	"password changed": passwordChangedMail({
		...{ brand, when, passkeys: 0, passkeysUrl: `${settingsUrl}#passkeys`, forgotUrl },
	}),
	"password changed, with passkeys": passwordChangedMail({
		...{ brand, when, passkeys: 2, passkeysUrl: `${settingsUrl}#passkeys`, forgotUrl },
	}),
	"new sign-in": newSignInMail({
		brand,
		when,
		device: "Chrome on Windows",
		network: "203.0.113.7",
		settingsUrl,
		forgotUrl,
	}),
	"change email": changeEmailMail({ brand, confirmUrl }),
	"email change requested": emailChangeRequestedMail({ brand, newEmail, when, forgotUrl }),
	"email changed": emailChangedMail(moved),
	"email changed, by an earlier version": emailChangedMail({ ...moved, undo: null }),
	"email change undone": emailChangeUndoneMail({ brand, when }),
	"address taken": addressTakenMail({ brand, signInUrl }),
	"email changed by support": emailChangedMail({ ...moved, bySupport: true }),
	"confirm an address that support has set": confirmMovedMail({ brand, confirmUrl }),
	"account stopped": accountStoppedMail({ brand }),
	"account open again": accountReopenedMail({ brand, signInUrl }),
	"owner, once a day": ownerDailyMail({
		brand,
		day: "November 21, 2026",
		waiting: [
			{ text: "1 disputed payment", url: `${site}/admin/orders/1` },
			{ text: "2 refunds asked for", url: `${site}/admin/messages/2` },
		],
		news: ["2 orders, $39.98"],
		overviewUrl: `${site}/admin/overview`,
	}),
	"owner, at once": ownerAlertMail({
		brand,
		title: "The site stopped and was started again",
		text: "Its process ended by itself.",
		url: `${site}/admin/overview`,
	}),
	"account deleted": accountDeletedMail({ brand, kept }),
	"account deleted by support": accountDeletedMail({ brand, kept, bySupport: true }),
	"confirm newsletter": confirmNewsletterMail({ brand, confirmUrl }),
	"library digest": libraryDigestMail({ ...digest, settingsUrl }),
	"library digest without an account": libraryDigestMail(digest),
	"first steps": firstStepsMail({ brand, browseUrl, unsubscribeUrl, settingsUrl }),
	"outcome question": outcomeQuestionMail({
		...{ brand, unsubscribeUrl, settingsUrl },
		outcomeUrl: `${brand.url}/library/outcome`,
	}),
	"pack receipt": packReceiptMail(packReceipt),
	"first Pro receipt": proReceiptMail(proReceipt),
	"later Pro receipt": proReceiptMail({ ...proReceipt, amount: "$29.99", isFirst: false }),
	"payment failed": paymentFailedMail({
		brand,
		amount: "$29.99",
		graceUntil: "December 28, 2026",
		givenUntil: null,
		billingUrl: settingsUrl,
	}),
	"subscription canceled": subscriptionCanceledMail(canceled),
	"paused subscription canceled": subscriptionCanceledMail({ ...canceled, hasAccess: false }),
	"subscription resumed": subscriptionResumedMail({
		brand,
		nextBilling: "December 21, 2026",
		amount: "$29.99",
		pause: null,
		givenUntil: null,
		settingsUrl,
	}),
	"subscription ended": subscriptionEndedMail(ended),
	"subscription given up": subscriptionEndedMail({
		...ended,
		endedOn: "December 28, 2026",
		unpaidSince: "December 21, 2026",
	}),
	"price rising": priceRisingMail({
		brand,
		chargedOn: "December 21, 2026",
		amount: "$29.99",
		givenUntil: null,
		settingsUrl,
	}),
	"pause ending": pauseEndingMail(pauseEnding),
	"pause ending, of unknown price": pauseEndingMail({ ...pauseEnding, amount: null }),
	"pause after the cheaper first month ending": pauseEndingMail({
		...pauseEnding,
		isPriceRising: true,
	}),
	"card expiring": cardExpiringMail({
		brand,
		card: "Visa 4242",
		chargedOn: "December 21, 2026",
		amount: "$29.99",
		billingUrl: settingsUrl,
	}),
	"full refund": refundedMail(refund),
	"partial refund": refundedMail({ ...refund, amount: "$2.50", isFull: false }),
	"later part of a refund": refundedMail({
		...refund,
		amount: "$4",
		inAll: "$9",
		isFull: false,
	}),
	"dispute opened": disputeOpenedMail({ ...dispute, isOver: false }),
	"dispute of what is over": disputeOpenedMail({ ...dispute, isOver: true }),
	"pack ending": packEndingMail(packEnding),
	"used-up pack ending": packEndingMail({ ...packEnding, left: 0, opened: 5 }),
	"contact message": contactMessageMail(contactMessage),
	"contact message of a member": contactMessageMail({
		...contactMessage,
		account: { email: "ada@example.com", isPro: true },
	}),
	"takedown request": contactMessageMail({ ...contactMessage, kind: "takedown" }),
	"refund request": contactMessageMail({ ...contactMessage, kind: "refund", name: "A member" }),
	"contact reply": contactReplyMail(contactReply),
	"answer to a refund request": contactReplyMail({ ...contactReply, isRefundRequest: true }),
	"Pro was given": rightGrantedMail({ ...given, right: "pro" }),
	"Pro was given for later": rightGrantedMail({
		...given,
		right: "pro",
		from: "November 21, 2026",
	}),
	"Pro was earned": rightGrantedMail({
		...given,
		right: "pro",
		earnedBy: rewardCause([{ contributionId: "one", reason: "readers:10" }]),
	}),
	"a pack was given": rightGrantedMail({ ...given, right: "pack" }),
	"resume withdrawn from a pack": resumeWithdrawnMail({
		...resumeWithdrawn,
		until: "December 21, 2026",
	}),
	"free resume withdrawn": resumeWithdrawnMail(resumeWithdrawn),
	"contribution published": contributionMail.published(brand, ownUrl, true),
	"contribution published, its days wait": contributionMail.published(brand, ownUrl, false),
	"contribution sent back": contributionMail.sentBack(brand, because, ownUrl),
	"contribution declined": contributionMail.declined(brand, because),
	"contribution ending": contributionMail.ending(brand, "December 21, 2026", ownUrl),
	"contribution taken down": contributionMail.takenDown(brand, ownUrl),
	"contribution taken out": contributionMail.takenOut(brand, ownUrl),
	"contribution restored": contributionMail.restored(brand, ownUrl),
	"note removed": contributionMail.noteRemoved(brand, ownUrl),
	"earlier version published": contributionMail.earlierPublished(brand, ownUrl),
	"earlier version removed": contributionMail.earlierRemoved(brand, ownUrl),
};
type Name = keyof typeof mails;

const marketing = [
	"library digest",
	"library digest without an account",
	"first steps",
	"outcome question",
] as const satisfies Name[];

/** What a person reads of the HTML, in one line. The text before the mail is opened is left out. */
function wordsOf(html: string): string {
	return html
		.replace(/^.*<body[^>]*>\s*<div[^>]*>.*?<\/div>/su, "")
		.replace(/<[^>]+>/gu, " ")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&#39;", "'")
		.replaceAll("&amp;", "&")
		.replace(/\s+/gu, " ");
}

function expectInBothForms(mail: MailContent, ...sentences: string[]) {
	for (const sentence of sentences) {
		expect(wordsOf(mail.html)).toContain(sentence);
		expect(mail.text.replace(/\s+/gu, " ")).toContain(sentence);
	}
}

function expectLinkInBothForms(mail: MailContent, label: string, url: string) {
	expect(mail.text).toContain(`${label}:\n${url}\n`);
	const links = [...mail.html.matchAll(/<a\b[^>]*\bhref="([^"]+)"[^>]*>(.*?)<\/a>/gu)];
	expect(links.map(([, href, name]) => [href, name])).toContainEqual([
		url.replaceAll("&", "&amp;"),
		label,
	]);
}

describe.each(Object.entries(mails))("the mail %s", (_name, mail) => {
	test("has a subject of one line that names the site", () => {
		expect(mail.subject).toContain("Offerfolio");
		expect(mail.subject).not.toMatch(/[\r\n]/u);
		// A list shows the first forty letters: a day comes after what it is about. Filters take a "Re:" without a mail
		// before it for forged.
		expect(mail.subject).not.toMatch(/^(?:On|Re:) ?/u);
	});

	test("loads nothing from anywhere", () => {
		expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|object|form)\b/iu);
		expect(mail.html).not.toMatch(/\bsrc=|@import|url\(|background=/iu);
	});

	test("says in text what it says in HTML", () => {
		const links = [...mail.html.matchAll(/href="(https?:[^"]+)"/gu)].map(([, url]) =>
			url?.replaceAll("&amp;", "&"),
		);
		expect(links.length).toBeGreaterThan(0);
		for (const link of links) expect(mail.text).toContain(link);
		expect(mail.text).toContain("support@offerfolio.example");
		expect(mail.text).not.toMatch(/<|&amp;|undefined/u);
		expect(mail.html).not.toContain("undefined");

		const paragraphs = [...mail.html.matchAll(/<(h1|p|li)\b.*?<\/\1>/gu)].map(([html]) => html);
		const text = mail.text.replace(/\s+/gu, "");
		// Signs, links and addresses stand differently in text: the words between them are compared.
		const words = paragraphs
			.flatMap((html) => html.split(/<a\b.*?<\/a>|<br>/gu))
			.map((html) => wordsOf(html).replace(/\s+/gu, ""))
			.filter((sentence) => /\w/u.test(sentence) && !sentence.startsWith("Ifthebuttondoesnotwork"));
		expect(words.length).toBeGreaterThan(3);
		for (const sentence of words) expect(text).toContain(sentence);
	});

	test("stays under the size at which mailboxes cut a mail off", () => {
		expect(mail.html.length).toBeLessThan(20_000);
	});

	test("can be sent as it is", () => {
		const message = { to: "ada@example.com", key: "key", ...mail };
		expect(checkMail(message)).toBe(message);
	});
});

test("a gift says what it opens, until when, and that nothing is charged", () => {
	for (const name of ["Pro was given", "a pack was given"] as const) {
		expectInBothForms(mails[name], "Until December 21, 2026 you can open", "Nothing is charged");
		expectLinkInBothForms(mails[name], "Browse resumes", browseUrl);
	}
	expectInBothForms(mails["Pro was given"], "every resume", "every format");
	expectInBothForms(mails["a pack was given"], "5 resumes of your choice", "as a PDF");
});

test("a gift that begins later says from when until when", () => {
	const mail = mails["Pro was given for later"];
	expect(mail.subject).toMatch(/ Pro from November 21, 2026 until December 21, 2026$/u);
	expectInBothForms(mail, "From November 21, 2026 until December 21, 2026 you can open");
	expectInBothForms(mail, "Nothing is charged");
});

test("an answer does not call the request of a button what the member wrote", () => {
	expectInBothForms(
		mails["contact reply"],
		"you wrote:",
		"someone wrote to Offerfolio from your address",
	);
	const refund = mails["answer to a refund request"];
	expectInBothForms(
		refund,
		"you asked for:",
		"a refund was asked for from your account at Offerfolio",
	);
	expect(refund.text).not.toContain("wrote");
});

test("the confirmation carries its link on a button and says that it lives for 24 hours", () => {
	const mail = mails["confirm email"];
	expectLinkInBothForms(mail, "Confirm email", confirmUrl);
	expectInBothForms(mail, "expires in 24 hours");
});

test("the owner of a known address can sign in or choose a new password, and learns that nothing changed", () => {
	const mail = mails["already registered"];
	expectLinkInBothForms(mail, "Sign in", signInUrl);
	expectLinkInBothForms(mail, "Choose a new one", forgotUrl);
	expectInBothForms(mail, "nothing has changed");
});

test("the link for a new password lives for 1 hour, and who did not ask for it need do nothing", () => {
	const mail = mails["reset password"];
	expectLinkInBothForms(mail, "Choose a new password", resetUrl);
	expectInBothForms(mail, "expires in 1 hour", "If you did not ask for it, ignore this email");
});

test("a changed password says when, that other devices are out, and how to take the account back", () => {
	const mail = mails["password changed"];
	expectInBothForms(mail, `was changed on ${when}.`, "All other devices were signed out.");
	expectInBothForms(mail, "If it was not you, choose a new one at once.");
	expectLinkInBothForms(mail, "Choose a new password", forgotUrl);
});

test("a new sign-in says when, on what and from where, and leads to a new password and to the devices", () => {
	const mail = mails["new sign-in"];
	expectInBothForms(mail, `When: ${when}`, "Device: Chrome on Windows", "Network: 203.0.113.7");
	expectInBothForms(mail, "If it was not you, choose a new password at once.");
	expectLinkInBothForms(mail, "Choose a new password", forgotUrl);
	expectLinkInBothForms(mail, "See your devices", settingsUrl);
});

test("the new address is asked to confirm within 24 hours, and until then nothing changes", () => {
	const mail = mails["change email"];
	expectLinkInBothForms(mail, "Confirm new email", confirmUrl);
	expectInBothForms(mail, "expires in 24 hours", "without your confirmation nothing changes");
});

test("the old address learns when, to which address, and that nothing has changed yet", () => {
	const mail = mails["email change requested"];
	expectInBothForms(mail, when, `to ${newEmail}.`, "Nothing has changed yet.");
	expectInBothForms(mail, "If it was not you, choose a new password at once.");
	expectLinkInBothForms(mail, "Choose a new password", forgotUrl);
});

test("the old address learns that the account has moved, and how to take it back within seven days", () => {
	const undo = mails["email changed"];
	expectInBothForms(undo, when, `moved from this address to ${newEmail}.`, "for 7 days");
	expectLinkInBothForms(undo, "Undo the change", undoUrl);
	const mail = mails["email changed, by an earlier version"];
	expect(mail.text).toContain("If it was not you, write at once, from this address, to support@");
	expect(mail.html).toMatch(
		/If it was not you, write at once, from this address, to <a class="link" href="mailto:support@offerfolio\.example"/u,
	);
	// A link for a new password would go to the new address.
	expect(mail.text).not.toContain("/auth/");
});

test("the owner of an address that another account wanted learns that nothing changed", () => {
	const mail = mails["address taken"];
	expectLinkInBothForms(mail, "Sign in", signInUrl);
	expectInBothForms(mail, "nothing has changed", "nobody was told that you have an account");
});

describe("the mail about a deleted account", () => {
	test("lists everything that was kept", () => {
		expectInBothForms(mails["account deleted"], "This is all that was kept, and why:", ...kept);
		expect(mails["account deleted"].text).toContain(`\n\n- ${kept[0]}\n- ${kept[1]}\n\n`);
		expect(mails["account deleted"].text).not.toContain("Nothing was kept");
	});

	test("says so when nothing was kept", () => {
		const mail = accountDeletedMail({ brand, kept: [] });
		expectInBothForms(mail, "Nothing was kept.");
		expect(mail.text).not.toContain("and why");
		expect(mail.html).not.toContain("<ul");
	});

	test("names support for the one who did not delete it", () => {
		expect(mails["account deleted"].text).toContain(
			"If you did not delete it, write at once to support@offerfolio.example.",
		);
	});
});

test("the newsletter is described before it is confirmed, and does not come without", () => {
	const mail = mails["confirm newsletter"];
	expectLinkInBothForms(mail, "Confirm email", confirmUrl);
	expectInBothForms(mail, "one email a month", "no newsletter comes without your confirmation");
});

describe("the digest of the library", () => {
	test("counts what was added and shows six resumes at most", () => {
		const mail = mails["library digest"];
		expectInBothForms(mail, "18 resumes were added in November 2026. Here are 6 of them:");
		expect(mail.text).toContain(
			`- Resume number 1\n  Google · Software Engineer\n  ${resumes[0]?.url}\n\n- Resume number 2\n`,
		);
		expect(mail.html.match(/<li\b/gu)).toHaveLength(6);
		expect(mail.html).toContain(`href="${resumes[5]?.url.replaceAll("&", "&amp;")}"`);
		for (const form of [mail.html, mail.text]) expect(form).not.toContain("Resume number 7");
	});

	test.each([
		[1, 1, "1 resume was added in November 2026. Here it is:"],
		[2, 2, "2 resumes were added in November 2026. Here they are:"],
		[2, 1, "2 resumes were added in November 2026. Here is 1 of them:"],
		[1204, 6, "1,204 resumes were added in November 2026. Here are 6 of them:"],
	])("of %i new resumes it introduces %i", (added, shown, sentence) => {
		const mail = libraryDigestMail({ ...digest, added, resumes: resumes.slice(0, shown) });
		expectInBothForms(mail, sentence);
	});

	test("says what a resume did well where that is known", () => {
		const noted = resumes.slice(0, 1).map((resume) => ({ ...resume, note: "12 with a number" }));
		expectInBothForms(
			libraryDigestMail({ ...digest, resumes: noted }),
			"Google · Software Engineer · 12 with a number",
		);
	});

	test("is not written without a resume to show", () => {
		expect(() => libraryDigestMail({ ...digest, resumes: [] })).toThrow(RangeError);
	});

	test("a resume can neither break out of its row nor add a line of its own", () => {
		const attack = `"><script>alert(1)</script>'&\r\n\u2028\n--\nSign in:\nhttps://evil.example/`;
		const [first] = resumes;
		const hostile = { title: attack, company: attack, role: attack, note: attack, url: site };
		const { html, text } = libraryDigestMail({ ...digest, resumes: [hostile] });
		expect(html).not.toContain("<script");
		expect(html).not.toContain('"><script');
		expect(html.match(/&lt;script&gt;/gu)).toHaveLength(4);
		expect(html.match(/<li\b/gu)).toHaveLength(1);
		expect(html).not.toContain('href="https://evil.example');
		expect(text).not.toMatch(/^(?:Sign in|https:\/\/evil)/mu);
		expect(text.match(/^--$/gmu)).toHaveLength(1);
		const calm = libraryDigestMail({ ...digest, resumes: first ? [first] : [] });
		expect(text.split("\n")).toHaveLength(calm.text.split("\n").length);
	});

	test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "", "https://a b"])(
		"links to no resume at %j",
		(url) => {
			const hostile = resumes.map((resume) => ({ ...resume, url }));
			expect(() => libraryDigestMail({ ...digest, resumes: hostile })).toThrow(RangeError);
		},
	);
});

test("the first steps are three, and invented resumes are called invented", () => {
	const mail = mails["first steps"];
	expect(mail.html.match(/<li\b/gu)).toHaveLength(3);
	expectInBothForms(mail, "Invented and sample resumes");
	for (const form of [mail.html, mail.text]) expect(form).not.toMatch(/\breal\b/iu);
	expectLinkInBothForms(mail, "Browse resumes", browseUrl);
});

describe("the receipt for a pack", () => {
	const mail = mails["pack receipt"];

	test("says what was paid, for what, and until when it opens how much", () => {
		expect(mail.subject).toContain(number);
		expectInBothForms(mail, "We received your payment of $9.99:", "Date: November 21, 2026");
		expectInBothForms(
			mail,
			`Receipt: ${number}`,
			"Plan: Resume Pack, 5 resumes",
			"Amount: $9.99 (USD)",
		);
		expectInBothForms(mail, "You can open 5 resumes of your choice until December 21, 2026.");
		expectInBothForms(mail, "The pack does not renew.");
	});

	test("says for how long, on what condition and with which button the money comes back", () => {
		expectInBothForms(mail, "Within 7 days of payment you can get the full amount back");
		expectInBothForms(mail, "if you have opened at most 1 resume with the pack");
		expectInBothForms(mail, "there is a button in your settings");
		expectLinkInBothForms(mail, "Open your settings", settingsUrl);
	});

	test("leads to the library and to the receipt", () => {
		expectLinkInBothForms(mail, "Open your library", libraryUrl);
		expectLinkInBothForms(mail, "See your receipt", receiptUrl);
	});

	test("counts one resume as one", () => {
		const one = packReceiptMail({ ...packReceipt, resumes: 1 });
		expectInBothForms(one, "You can open 1 resume of your choice");
		for (const form of [one.html, one.text]) expect(form).not.toMatch(/\b1 resumes\b/u);
	});

	test("promises no money back where there is no button for it", () => {
		const uncovered = packReceiptMail({ ...packReceipt, isCovered: false });
		for (const form of [uncovered.html, uncovered.text]) expect(form).not.toMatch(/back\b/iu);
	});
});

describe("the receipt for a month of Pro", () => {
	const first = mails["first Pro receipt"];
	const later = mails["later Pro receipt"];

	test("says what was paid, for which month, what comes next and how to cancel", () => {
		for (const [mail, amount] of [
			[first, "$1"],
			[later, "$29.99"],
		] as const) {
			expect(mail.subject).toContain(number);
			expectInBothForms(mail, `We received your payment of ${amount}:`, `Receipt: ${number}`);
			expectInBothForms(mail, "Plan: Pro, November 21, 2026 to December 21, 2026");
			expectInBothForms(mail, `Amount: ${amount} (USD)`, "Date: November 21, 2026");
			expectInBothForms(
				mail,
				"On December 21, 2026 at 12:00 UTC we charge $29.99 for the next month,",
			);
			expectInBothForms(mail, "You can cancel at any time in your settings.");
			expectLinkInBothForms(mail, "See your receipt", receiptUrl);
			expectLinkInBothForms(mail, "Open your settings", settingsUrl);
		}
	});

	test("welcomes with the first payment, and says how to take it back", () => {
		expect(first.subject).toContain("Welcome to Offerfolio Pro");
		expectInBothForms(first, "Welcome to Pro", "Every resume in the library is now open to you");
		expectInBothForms(first, "Within 7 days of this payment you can get the full amount back");
		expectInBothForms(first, "there is a button in your settings");
		expectInBothForms(
			first,
			"if you have since read or downloaded at most 20 different resumes, and been shown at most 500 lines",
		);
		const uncovered = proReceiptMail({ ...proReceipt, isCovered: false });
		for (const form of [uncovered.html, uncovered.text]) expect(form).not.toMatch(/back\b/iu);
	});

	test("neither welcomes nor offers the money back when Pro renews", () => {
		for (const form of [later.subject, later.html, later.text]) {
			expect(form).not.toMatch(/welcome|back\b/iu);
		}
	});
});

test("a failed renewal says how much, until when access goes on, and where to change the card", () => {
	const mail = mails["payment failed"];
	expectInBothForms(mail, "We could not charge $29.99 to renew your Pro subscription.");
	expectInBothForms(
		mail,
		"You keep access until December 28, 2026, and we will keep trying to charge it until then.",
	);
	expectLinkInBothForms(mail, "Update your card", settingsUrl);
});

test("a payment whose amount is not known is spoken of without one", () => {
	const unknown = {
		brand,
		nextBilling: "December 21, 2026",
		amount: null,
		pause: null,
		givenUntil: null,
		settingsUrl,
	};
	expectInBothForms(subscriptionResumedMail(unknown), "we charge the price of Pro for the next");
	const receipt = proReceiptMail({ ...proReceipt, nextAmount: null });
	expectInBothForms(receipt, "we charge the price of Pro for the next month");
});

test("a subscription that was given up says which renewal was not paid, and that nothing is owed", () => {
	const mail = mails["subscription given up"];
	expectInBothForms(mail, "because the renewal of December 21, 2026 could not be charged.");
	expectInBothForms(mail, "Nothing is owed", "subscribe again");
	expect(mails["subscription ended"].text).not.toContain("could not be charged");
});

test("the first whole price is announced with its day, its amount and how to cancel", () => {
	const mail = mails["price rising"];
	expect(mail.subject).toContain("on December 21, 2026");
	expectInBothForms(mail, "We then charge $29.99 for the next month,");
	expectInBothForms(mail, "“Cancel Subscription” in your settings before December 21, 2026");
	expectLinkInBothForms(mail, "Open your settings", settingsUrl);
});

test("a card that expires before the next payment is named, with the day, the amount and the way", () => {
	const mail = mails["card expiring"];
	expectInBothForms(mail, "Your next payment of $29.99 is due on December 21, 2026");
	expectInBothForms(mail, "(Visa 4242) will have expired by then.");
	expectLinkInBothForms(mail, "Update your card", settingsUrl);
});

test("a cancellation says until when access goes on, that nothing is charged, and how to undo it", () => {
	const mail = mails["subscription canceled"];
	expectInBothForms(mail, "Your Pro subscription ends on December 21, 2026.");
	expectInBothForms(mail, "Nothing more is charged", "every resume stays open to you");
	expectInBothForms(mail, "Until December 21, 2026, “Resume subscription” in your settings");
	expectInBothForms(mail, "After that it cannot be undone");
	expectLinkInBothForms(mail, "Open your settings", settingsUrl);
	const paused = mails["paused subscription canceled"];
	expectInBothForms(paused, "ends on December 21, 2026. Nothing more is charged");
	expect(paused.html + paused.text).not.toMatch(/stays open|keep access/u);
});

test("a subscription that goes on says what is charged next and when", () => {
	const mail = mails["subscription resumed"];
	expectInBothForms(mail, "continues as before");
	expect(mail.text).not.toContain("pause");
	expectInBothForms(mail, "On December 21, 2026 we charge $29.99 for the next month,");
	expectLinkInBothForms(mail, "Open your settings", settingsUrl);
});

test("the end of a subscription says what stays and what does not, and promises no access", () => {
	const mail = mails["subscription ended"];
	expectInBothForms(mail, "ended on December 21, 2026. Nothing more is charged.");
	expectInBothForms(mail, "The list of what you have read", "Your free resume");
	expectInBothForms(mail, "What you opened with Pro is locked there now.");
	expectInBothForms(mail, "A free account opens 1 resume.");
	for (const form of [mail.html, mail.text])
		expect(form).not.toMatch(/keep access|goes on|continues/iu);
	expectLinkInBothForms(mail, "Open your library", libraryUrl);
	expectLinkInBothForms(mail, "See plans", pricingUrl);
});

test("the end of a pause says what is charged, and after the cheaper first month that it is more", () => {
	const mail = mails["pause ending"];
	expectInBothForms(mail, "we charge $29.99 for the month.", "Nothing was charged for the pause.");
	expect(mail.text).not.toContain("lower price");
	expectInBothForms(mails["pause ending, of unknown price"], "we charge the price of Pro");
	const rising = mails["pause after the cheaper first month ending"];
	expectInBothForms(
		rising,
		"we charge $29.99 for the month.",
		"The lower price was for your first month only.",
	);
	expect(mail.text + rising.text).not.toContain("as before");
});

describe("the mail about a refund", () => {
	const askForIt = "If it has not arrived after ten days, write to support@offerfolio.example.";

	test("says what goes back, of which payment, how long it takes and whom to ask", () => {
		for (const [mail, amount] of [
			[mails["full refund"], "$9.99"],
			[mails["partial refund"], "$2.50"],
		] as const) {
			expect(mail.subject).toContain(`refund of ${amount}`);
			expectInBothForms(
				mail,
				`Receipt: ${number}`,
				"Plan: Resume Pack",
				`Refunded: ${amount} (USD)`,
			);
			expectInBothForms(mail, "Date: November 24, 2026", "five to ten days to arrive");
			expect(mail.text).toContain(askForIt);
		}
	});

	test("says that the access has ended when all of it goes back", () => {
		const mail = mails["full refund"];
		expectInBothForms(mail, "in full:", "The access that this payment paid for has ended.");
		expect(mail.text).not.toContain("a part of");
	});

	test("says that the access stays when a part of it goes back", () => {
		const mail = mails["partial refund"];
		expectInBothForms(
			mail,
			"part of your payment:",
			"The access that you paid for stays as it is.",
		);
		expect(mail.text).not.toMatch(/in full|has ended/u);
	});
});

test("a dispute says of which payment, that its access is closed meanwhile, and whom to write to", () => {
	const mail = mails["dispute opened"];
	expectInBothForms(mail, "this payment is disputed:", `Receipt: ${number}`, "Amount: $9.99 (USD)");
	expectInBothForms(mail, "Until it is settled, the access that this payment paid for is closed.");
	expect(mail.text).toContain("with what you bought, write to support@offerfolio.example.");
	const over = mails["dispute of what is over"];
	expectInBothForms(over, "was over already: what is open to you stays open.");
	expect(over.html + over.text).not.toMatch(/is closed|opens again/u);
});

describe("the reminder that a pack ends", () => {
	test("says how much is left, when it ends, and that nothing is charged", () => {
		const mail = mails["pack ending"];
		expectInBothForms(mail, "It ends on December 21, 2026,", "nothing is charged");
		expectLinkInBothForms(mail, "Browse resumes", browseUrl);
		expectLinkInBothForms(mail, "Open your library", libraryUrl);
	});

	test.each([
		[3, 7, "ends in 7 days, with 3 resumes left", "Open them until"],
		[1, 1, "ends in 1 day, with 1 resume left", "Open it until"],
	])("with %i left and %i to go, counts both", (left, days, subject, preheader) => {
		const mail = packEndingMail({ ...packEnding, left, days });
		expect(mail.subject).toMatch(new RegExp(`${subject}$`, "u"));
		expect(mail.html).toContain(`${preheader} December 21, 2026.`);
		const resumes = left === 1 ? "1 resume" : `${left} resumes`;
		expectInBothForms(mail, `You can still open ${resumes} with your Resume Pack.`);
		expectInBothForms(mail, `Your Resume Pack ends in ${days === 1 ? "1 day" : `${days} days`}`);
	});

	test("with nothing left says until when the PDFs can be had, and what Pro would cost", () => {
		const mail = mails["used-up pack ending"];
		expect(mail.subject).toContain("download your PDFs until December 21, 2026");
		expectInBothForms(mail, "You have opened 5 resumes with your Resume Pack.");
		expectInBothForms(mail, "stays open: first month $1, then $29.99 per month.");
		expectLinkInBothForms(mail, "Open your library", libraryUrl);
		expect(mail.text).not.toContain("You can still open");
	});

	test("speaks of all that end on that day", () => {
		for (const [left, words] of [
			[8, "You can still open 8 resumes with your Resume Packs. They end on"],
			[0, "You have opened 2 resumes with your Resume Packs."],
		] as const) {
			const mail = packEndingMail({ ...packEnding, packs: 2, left });
			expect(mail.subject).toContain("Your Offerfolio Resume Packs end in");
			expectInBothForms(mail, words, "The packs do not renew");
			expect(mail.text).not.toMatch(/Resume Pack\b|\bit (?:ends|closes)/u);
		}
	});

	test("says nothing of what was opened when nothing was", () => {
		const mail = packEndingMail({ ...packEnding, left: 5, opened: 0 });
		for (const form of [mail.html, mail.text]) expect(form).not.toMatch(/opened with it|again/u);
	});

	test.each([
		[0, 0, 7],
		[3, 2, 0],
	])("is not written with %i left, %i opened and %i days to go", (left, opened, days) => {
		expect(() => packEndingMail({ ...packEnding, left, opened, days })).toThrow(RangeError);
	});
});

describe("the mail about a withdrawn resume", () => {
	const ofPack = mails["resume withdrawn from a pack"];
	const ofFree = mails["free resume withdrawn"];

	test("names the resume, and leads to other ones", () => {
		for (const mail of [ofPack, ofFree]) {
			expectInBothForms(mail, "“Backend engineer, payments” (Kestrel Works) was withdrawn");
			expectLinkInBothForms(mail, "Browse resumes", browseUrl);
			expectLinkInBothForms(mail, "Open your library", libraryUrl);
		}
	});

	test("says what is given back: the credit until its pack ends, or the free resume", () => {
		expectInBothForms(ofPack, "back into your Resume Pack: until December 21, 2026 you can open");
		expectInBothForms(ofFree, "We have given you your free resume back");
		for (const form of [ofFree.html, ofFree.text]) expect(form).not.toMatch(/pack|until/iu);
	});
});

describe("unsubscribing", () => {
	test.each(marketing)("is one link in the small print of %s", (name) => {
		const mail = mails[name];
		expectLinkInBothForms(mail, "Unsubscribe", unsubscribeUrl);
		expect(mail.text.indexOf(unsubscribeUrl)).toBeGreaterThan(mail.text.indexOf("\n--\n"));
	});

	test("comes with a way to the settings for those who have an account", () => {
		for (const name of ["library digest", "first steps"] as const) {
			expectLinkInBothForms(mails[name], "Change what we send", settingsUrl);
		}
		const { html, text } = mails["library digest without an account"];
		for (const form of [html, text]) {
			expect(form).not.toContain(settingsUrl);
			expect(form).not.toContain("Change what we send");
			expect(form).not.toContain("you have an account");
		}
	});

	test.each(Object.keys(mails).filter((name) => !marketing.some((other) => other === name)))(
		"is not offered by %s",
		(name) => {
			const { html, text } = mails[name as Name];
			for (const form of [html, text]) expect(form).not.toMatch(/unsubscribe/iu);
		},
	);
});

describe("what a person typed into the contact form", () => {
	const typed = {
		...contactMessage,
		name: "<b>Ada</b> & co",
		subject: "<script>alert(1)</script>",
		text: "First <i>line</i>\n--\nOpen the dashboard:\nhttps://evil.example/\n<a href='https://evil.example'>x</a>",
	};
	const mail = contactMessageMail(typed);

	test("is text in the HTML, and no link of it works", () => {
		expect(mail.html).not.toMatch(/<(?:script|i|b)>|href="https:\/\/evil/u);
		expect(mail.html).toContain("First &lt;i&gt;line&lt;/i&gt;<br>--<br>");
	});

	test("is quoted in the text, so that no line of it looks like ours", () => {
		expect(mail.text).toContain(
			"\n> First <i>line</i>\n> --\n> Open the dashboard:\n> https://evil",
		);
		const ownLines = mail.text.split("\n").filter((line) => !line.startsWith("> "));
		expect(ownLines.filter((line) => line === "--")).toHaveLength(1);
		expect(ownLines.join("\n")).not.toContain("evil.example");
	});

	test("comes with what is known of the sender", () => {
		expectInBothForms(mails["contact message"], "From: Ada Example, ada@example.com");
		expectInBothForms(mails["contact message"], "Account: not signed in");
		expectInBothForms(mails["contact message of a member"], "Account: ada@example.com, on Pro");
	});

	test.each([
		[
			"contact message",
			"Message to Offerfolio: A pack",
			"A message from the contact form",
			"Ada Example wrote through the contact form.",
		],
		[
			"takedown request",
			"Takedown request to Offerfolio: A pack",
			"A takedown request from the contact form",
			"Ada Example wrote through the contact form.",
		],
		[
			"refund request",
			"Refund request to Offerfolio: A pack",
			"A refund request",
			"A member pressed “Ask for a refund”.",
		],
	] as const)("says what the %s is and how it came", (name, subject, heading, preheader) => {
		const said = mails[name];
		expect(said.subject).toBe(subject);
		expectInBothForms(said, heading);
		expect(said.html).toContain(preheader);
	});
});

test("an answer keeps its lines, and stands above what it answers", () => {
	const { text, html, subject } = mails["contact reply"];
	expect(subject).toBe("Our answer to “A pack” (Offerfolio)");
	expect(text).toContain(
		"Yes, after 30 days.\nWhat it opened closes.\n\nSam\n\nOn November 21, 2026 you wrote:\n\n> Does a pack expire?\n> \n> And what then?",
	);
	expect(html).toContain("Yes, after 30 days.<br>What it opened closes.</p>");
	expect(html).toMatch(/<blockquote[^>]*><p[^>]*>Does a pack expire\?<br><br>And what then\?/u);
});
