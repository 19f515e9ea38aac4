import { describe, expect, test } from "vitest";
import { alreadyRegisteredMail } from "./already-registered.ts";
import { confirmEmailMail } from "./confirm-email.ts";
import { type MailBrand, renderMail } from "./mail-layout.ts";

const brand: MailBrand = {
	name: "Offerfolio",
	supportAddress: "support@offerfolio.example",
	url: "https://offerfolio.example",
};
const confirmUrl = "https://offerfolio.example/auth/callback?code=abc&next=%2Fresumes";

const mails = {
	"confirm email": confirmEmailMail({ brand, confirmUrl }),
	"already registered": alreadyRegisteredMail({
		brand,
		signInUrl: "https://offerfolio.example/auth/signin",
		resetUrl: "https://offerfolio.example/auth/forgot-password",
	}),
};

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
		expect(links.length).toBeGreaterThan(1);
		for (const link of links) expect(mail.text).toContain(link);
		expect(mail.text).toContain("support@offerfolio.example");
		expect(mail.text).not.toMatch(/<|&amp;|undefined/u);
		expect(mail.html).not.toContain("undefined");
	});

	test("stays under the size at which mailboxes cut a mail off", () => {
		expect(mail.html.length).toBeLessThan(20_000);
	});
});

test("the confirmation carries its link on a button and says that it lives for 24 hours", () => {
	const mail = mails["confirm email"];
	expect(mail.html).toContain(`href="${confirmUrl.replaceAll("&", "&amp;")}"`);
	expect(mail.text).toContain(`Confirm email:\n${confirmUrl}\n`);
	for (const form of [mail.html, mail.text]) expect(form).toContain("expires in 24 hours");
});

test("the owner of a known address can sign in or choose a new password, and learns that nothing changed", () => {
	const { text } = mails["already registered"];
	expect(text).toContain("Sign in:\nhttps://offerfolio.example/auth/signin\n");
	expect(text).toContain("https://offerfolio.example/auth/forgot-password");
	expect(text).toContain("nothing has changed");
});

describe("the layout", () => {
	const attack = `"><script>alert(1)</script>'&`;
	const parts = {
		subject: attack,
		preheader: attack,
		heading: attack,
		paragraphs: [attack],
		button: { label: attack, url: "https://offerfolio.example/?a=%22&b='" },
		afterButton: { text: attack, link: { label: attack, url: "https://offerfolio.example/x" } },
		smallPrint: [attack],
	};

	test("escapes everything it is given, the words of the brand too", () => {
		const { html } = renderMail({ ...brand, name: attack, supportAddress: attack }, parts);
		expect(html).not.toContain("<script");
		expect(html).not.toContain(attack);
		expect(html).toContain('href="https://offerfolio.example/?a=%22&amp;b=&#39;"');
		// One for each place: title, preheader, name, heading, paragraph, button, two after it, small print,
		// and the address for questions twice.
		expect(html.match(/&lt;script&gt;/gu)).toHaveLength(11);
	});

	test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "", "https://a b"])(
		"links nowhere but to the web: %j",
		(url) => {
			const links = { ...parts, button: { label: "Go", url } };
			expect(() => renderMail(brand, links)).toThrow(RangeError);
		},
	);
});
