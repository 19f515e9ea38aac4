import { describe, expect, test } from "vitest";
import { checkMail } from "../mail.ts";
import { accountDeletedMail } from "./account-deleted.ts";
import { addressTakenMail } from "./address-taken.ts";
import { alreadyRegisteredMail } from "./already-registered.ts";
import { changeEmailMail } from "./change-email.ts";
import { confirmEmailMail } from "./confirm-email.ts";
import { confirmNewsletterMail } from "./confirm-newsletter.ts";
import { emailChangeRequestedMail } from "./email-change-requested.ts";
import { emailChangedMail } from "./email-changed.ts";
import { firstStepsMail } from "./first-steps.ts";
import { libraryDigestMail } from "./library-digest.ts";
import type { MailBrand, MailContent } from "./mail-layout.ts";
import { newSignInMail } from "./new-sign-in.ts";
import { passwordChangedMail } from "./password-changed.ts";
import { resetPasswordMail } from "./reset-password.ts";

const site = "https://offerfolio.example";
const brand: MailBrand = {
	name: "Offerfolio",
	supportAddress: "support@offerfolio.example",
	url: site,
};
const when = "November 21, 2026 at 14:05 UTC";
const newEmail = "ada.new@example.com";
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
const digest = { brand, month: "November 2026", added: 18, resumes, browseUrl, unsubscribeUrl };

const mails = {
	"confirm email": confirmEmailMail({ brand, confirmUrl }),
	"already registered": alreadyRegisteredMail({ brand, signInUrl, resetUrl: forgotUrl }),
	"reset password": resetPasswordMail({ brand, resetUrl }),
	"password changed": passwordChangedMail({ brand, when, forgotUrl }),
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
	"email changed": emailChangedMail({ brand, newEmail, when }),
	"address taken": addressTakenMail({ brand, signInUrl }),
	"account deleted": accountDeletedMail({ brand, kept }),
	"confirm newsletter": confirmNewsletterMail({ brand, confirmUrl }),
	"library digest": libraryDigestMail({ ...digest, settingsUrl }),
	"library digest without an account": libraryDigestMail(digest),
	"first steps": firstStepsMail({ brand, browseUrl, unsubscribeUrl, settingsUrl }),
};
type Name = keyof typeof mails;

const marketing = [
	"library digest",
	"library digest without an account",
	"first steps",
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
	expectInBothForms(mail, "expires in 1 hour", "If you did not ask for it, ignore this mail");
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

test("the old address learns that the account has moved, and that support is the way back", () => {
	const mail = mails["email changed"];
	expectInBothForms(mail, when, `moved from this address to ${newEmail}.`);
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
	expectInBothForms(mail, "one mail a month", "no newsletter comes without your confirmation");
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
