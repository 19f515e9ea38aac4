import { setPasswordHash } from "#app/data/account/passwords.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { createApp } from "./app.ts";
import type { HtmlElement } from "./html.ts";
import { type TestSite, testNow } from "./site.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export type Member = { person: Person; password: string; cookie: string; browser: Visitor };

/** A person with an account and a password, signed in with a browser of their own. */
export async function addMember(
	site: TestSite,
	app: Awaited<ReturnType<typeof createApp>>,
	{ email, password = "a-quiet-room" }: { email?: string; password?: string } = {},
): Promise<Member> {
	const person = await site.addPerson(email === undefined ? {} : { email });
	const hash = await site.services.authenticator.passwords.hash(password);
	await site.services.database.transaction((transaction) =>
		setPasswordHash(transaction, person.id, hash, testNow),
	);
	const cookie = await app.cookieOf(person);
	return { person, password, cookie, browser: createVisitor(app, { cookie }) };
}

/** Signs in once more: by the clock of the shop the session has ended a month on. */
export async function signInAgain(
	app: Awaited<ReturnType<typeof createApp>>,
	member: Member,
): Promise<void> {
	member.cookie = await app.cookieOf(member.person);
	member.browser = createVisitor(app, { cookie: member.cookie });
}

/** The forms of a page whose fields have these values before anyone has typed. */
export function formsWith(page: HtmlElement, fields: Record<string, string>): HtmlElement[] {
	return page
		.all("form")
		.filter((form) =>
			Object.entries(fields).every(
				([name, value]) => form.all("input", { type: "hidden", name, value }).length > 0,
			),
		);
}

/** The only such form. */
export function formWith(page: HtmlElement, fields: Record<string, string>): HtmlElement {
	const [form, ...more] = formsWith(page, fields);
	if (!form || more.length > 0) throw new Error(`Not one form with ${JSON.stringify(fields)}`);
	return form;
}
