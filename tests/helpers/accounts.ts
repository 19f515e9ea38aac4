import { addIdentity, addPerson } from "#app/data/account/people.server.ts";
import type { HashingWork } from "#app/integrations/password-hashing.server.ts";
import { type Ask, createApp, origin } from "./app.ts";
import { type HtmlElement, parseHtml } from "./html.ts";
import { openMailbox } from "./mailbox.ts";
import { createTestSite, type TestSite, testNow } from "./site.ts";
import type { Visit } from "./visitor.ts";

export const email = "ada@example.com";
export const password = "a-quiet-room";

/** The mails about an account, by their subjects. */
export const subjects = {
	confirm: "Confirm your email for Offerfolio",
	alreadyRegistered: "You already have an account at Offerfolio",
	reset: "Choose a new password for Offerfolio",
	passwordChanged: "Your Offerfolio password was changed",
	newSignIn: "New sign-in to your Offerfolio account",
	emailChanged: "Your email at Offerfolio was changed",
	emailChangeUndone: "A change of email at Offerfolio was undone",
} as const;

/** What a script sends that wants the answer as data. */
export const asScript = { Accept: "*/*", "Sec-Fetch-Mode": "cors" };

/** A site whose queue works, and what people do there about their accounts. */
export async function openAccounts(options: { publicUrl?: string; hashing?: HashingWork } = {}) {
	const site = await createTestSite({}, options);
	await site.services.start();
	const app = await createApp(site);
	const { ask } = app;

	const mailbox = openMailbox(site);
	/** The mails of an address, once none is on its way; the oldest first. */
	const mailsTo = async (recipient: string, subject?: string) => {
		const mails = await mailbox.mailsTo(recipient);
		return mails.filter((mail) => subject === undefined || mail.subject === subject);
	};
	/** The path of the link in the newest mail of its kind. */
	const linkTo = async (recipient: string, kind: "confirm" | "reset" = "confirm") => {
		const mails = await mailsTo(recipient, subjects[kind]);
		return linkIn(mails.at(-1)?.text ?? "");
	};
	const signUp = (address = email, chosen = password, more: Ask = {}) =>
		ask("/auth/signup", {
			...more,
			form: { email: address, password: chosen, confirmPassword: chosen, ...more.form },
		});
	const signIn = (address = email, chosen = password, more: Ask = {}) =>
		ask("/auth/signin", { ...more, form: { email: address, password: chosen, ...more.form } });
	const confirm = (path: string, more: Ask = {}) =>
		ask("/auth/callback", { ...more, form: { code: codeOf(path) } });
	const requestReset = (address = email, more: Ask = {}) =>
		ask("/auth/forgot-password", { ...more, form: { email: address, ...more.form } });
	/** An account with a password, as signing up leaves it; signed in nowhere. */
	const addMember = async (
		address = email,
		{ chosen = password, emailVerified = true }: { chosen?: string; emailVerified?: boolean } = {},
	) => {
		const hash = await site.services.authenticator.passwords.hash(chosen);
		return addAccount(site, { email: address, emailVerified, password: hash });
	};
	/** An account of a person who signs in with Google only. */
	const addGoogleMember = async (address: string) => {
		const id = await addAccount(site, { email: address, emailVerified: true, password: null });
		const identity = { issuer: "https://accounts.google.com", subject: `subject-of-${address}` };
		await site.services.database.transaction((transaction) =>
			addIdentity(transaction, id, identity, testNow),
		);
		return id;
	};
	return {
		site,
		app,
		ask,
		settle: mailbox.settle,
		mailsTo,
		linkTo,
		signUp,
		signIn,
		confirm,
		requestReset,
		addMember,
		addGoogleMember,
	};
}

/** An account, without a request. */
export async function addAccount(
	site: TestSite,
	person: { email: string; emailVerified: boolean; password: string | null },
): Promise<string> {
	const id = await site.services.database.transaction((transaction) =>
		addPerson(transaction, { ...person, now: testNow }),
	);
	if (!id) throw new Error(`There is an account of ${person.email} already`);
	return id;
}

/** The path of the link with a secret in a mail. */
export function linkIn(text: string): string {
	const link = /https?:\/\/[^\s/]+(\/auth\/(?:callback|reset-password)\?code=[\w.-]+)/u.exec(text);
	if (!link?.[1]) throw new Error(`There is no link in: ${text}`);
	return link[1];
}

export const codeOf = (path: string) => new URL(path, origin).searchParams.get("code") ?? "";

/** What an answer leaves in the browser, as the next request sends it. */
export const cookiesOf = (response: Response) =>
	response.headers
		.getSetCookie()
		.filter((line) => !/Max-Age=0/iu.test(line))
		.map((line) => line.split(";")[0])
		.join("; ");

export const sessionCookieOf = (response: Response) =>
	response.headers.getSetCookie().find((line) => /session_token=[^;]/u.test(line));

export const pageOf = async (response: Response) => parseHtml(await response.text());

/** What a form says above its fields. */
export const sayingOf = (page: HtmlElement) =>
	page
		.one("main")
		.all("div")
		.filter((element) => ["alert", "status"].includes(element.get("role") ?? ""))
		.map(({ text }) => text)
		.join(" ");

/** What is said on the page after a redirect, where the browser runs no scripts. */
export const toastOf = ({ page }: { page: HtmlElement }) =>
	page.one("div", { "data-flash": "" }).one("p").text;

/** What is said on the page that an answer leads to. */
export function flashOf(response: Response): string | null {
	const line = response.headers
		.getSetCookie()
		.find((cookie) => /^offerfolio\.flash=/u.test(cookie));
	const value = /=([^;]+)/u.exec(line ?? "")?.[1];
	if (!value) return null;
	// The signature stands behind the dot.
	const [text = ""] = value.split(".");
	return JSON.parse(Buffer.from(text, "base64url").toString()).text;
}

/** What each field that is wrong is said to be. */
export const fieldProblemsOf = (page: HtmlElement) =>
	page.all("input", { "aria-invalid": "true" }).map((input) => {
		const ids = (input.get("aria-describedby") ?? "").split(" ");
		return page.one("p", { id: ids[0] ?? "" }).text;
	});

/** The form of a page; the one of the header is another. */
export const formOf = ({ page }: Visit) => {
	const form = page
		.all("form", { method: "post" })
		.find((candidate) => candidate.get("action") !== "/auth/signout");
	if (!form) throw new Error("There is no form in this page");
	return form;
};
