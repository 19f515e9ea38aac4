import { expect, test } from "vitest";
import { email, linkIn, password } from "#tests/helpers/accounts.ts";
import { createApp, origin } from "#tests/helpers/app.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { cards, openShop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

type Rights = {
	plan: { plan: string; creditsLeft?: number; pastDue?: boolean; willRenew?: boolean };
	packs: { resumesRemaining: number; expiresAt: string; isPaused: boolean }[];
};

/** A site whose clock is moved as on /dev/stripe, and one customer of it. */
async function openLife() {
	const shop = await openShop({}, { clockMoves: true });
	const { services, sandbox } = shop;
	const browser = createVisitor(await createApp(shop));
	const mailbox = openMailbox(shop);
	let seen = 0;
	const allMails = async () =>
		(await mailbox.mailsTo(email)).map(
			({ createdAt, subject }) => `${createdAt.toISOString().slice(0, 10)} ${subject}`,
		);
	const rights = async () => {
		const answer = await browser.ask("/me");
		return answer.status === 200 ? ((await answer.json()) as Rights) : null;
	};
	return {
		shop,
		browser,
		rights,
		/** Time goes on to ten in the morning of a day. */
		goTo: (day: string) => sandbox.control.advance({ to: new Date(`${day}T10:00:00Z`) }),
		/** What has come since the last look, each with the day that it carries. */
		async newMails(): Promise<string[]> {
			const mails = (await allMails()).slice(seen);
			seen += mails.length;
			return mails;
		},
		allMails,
		plan: async () => (await rights())?.plan.plan ?? "signed out",
		async signUp() {
			await browser.visit("/auth/signup", {
				form: { email, password, confirmPassword: password },
			});
			const mail = await mailbox.newest(email, "Confirm");
			const code = new URL(linkIn(mail.text), origin).searchParams.get("code") ?? "";
			await browser.visit("/auth/callback", { form: { code } });
		},
		signIn: () => browser.visit("/auth/signin", { form: { email, password } }),
		/** Opens a new resume of the library, and says whether it may be read. */
		async open(): Promise<boolean> {
			const now = services.clock();
			const id = await shop.addResume({ createdAt: now, updatedAt: now });
			await browser.visit(`/resumes/${id}/open`, { form: {} });
			return (await browser.ask(`/resumes/${id}/read`)).status === 200;
		},
		async person() {
			const { rows } = await services.pool.query<{ id: string }>('select id from "user"');
			const mailboxHash = services.hashMailbox(email);
			return { id: rows[0]?.id ?? "", email, emailConfirmed: true, mailboxHash };
		},
		/** How often a job of the calendar has run. */
		async runsOf(name: string): Promise<number> {
			const { rows } = await services.pool.query("select 1 from pgboss.job where name = $1", [
				name,
			]);
			return rows.length;
		},
	};
}

test("Half a year of a customer: every mail comes on its day, and every right begins and ends on its own", async () => {
	const life = await openLife();
	const { shop, browser, goTo, newMails, plan, open, rights } = life;
	await goTo("2027-01-04");
	await life.signUp();
	expect(await newMails()).toEqual(["2027-01-04 Confirm your email for Offerfolio"]);
	expect([await open(), await open()]).toEqual([true, false]);
	await goTo("2027-01-06");
	expect(await newMails()).toEqual(["2027-01-05 Three ways to read a resume at Offerfolio"]);

	const person = await life.person();
	await shop.buy(person, "resume-pack");
	await shop.settle();
	expect([await open(), await open()]).toEqual([true, true]);
	expect((await rights())?.plan).toMatchObject({ plan: "pack", creditsLeft: 3 });
	expect(await newMails()).toEqual([
		"2027-01-06 Your Offerfolio Resume Pack is ready (receipt OF-000001)",
	]);

	await goTo("2027-01-20");
	await shop.buy(person, "pro-monthly");
	await shop.settle();
	expect((await shop.chargesOf(person)).map(({ amount }) => amount)).toEqual([999, 100]);
	expect(await plan()).toBe("pro");
	// A month without a visit: the session has ended, and the rights have not.
	await goTo("2027-02-21");
	expect(await plan()).toBe("signed out");
	await life.signIn();
	expect(await plan()).toBe("pro");
	expect((await rights())?.packs[0]?.isPaused).toBe(true);
	expect((await shop.chargesOf(person)).map(({ amount }) => amount)).toEqual([999, 100, 2999]);
	expect(await newMails()).toEqual([
		"2027-01-20 Welcome to Offerfolio Pro (receipt OF-000002)",
		"2027-02-01 New in the Offerfolio library: January 2027",
		expect.stringMatching(
			/^2027-02-13 Your Offerfolio Pro continues at \$29\.99 a month on February 20, 2027 at 10:\d\d UTC$/u,
		),
		"2027-02-20 Your Offerfolio Pro receipt OF-000003",
	]);

	await shop.pressInPortal(person, { action: "card", card: cards.failsLater });
	await goTo("2027-03-21");
	expect((await rights())?.plan).toMatchObject({ plan: "pro", pastDue: true });
	expect(await open()).toBe(true);
	await browser.visit("/subscription/cancel", { form: { reason: "Too expensive" } });
	await shop.settle();
	// The pack was paused while Pro was paid for, and goes on with what was left of it.
	expect((await rights())?.plan).toMatchObject({ plan: "pack", creditsLeft: 3 });
	expect((await rights())?.packs[0]).toMatchObject({
		isPaused: false,
		expiresAt: expect.stringMatching(/^2027-04-05T10:/u),
	});
	expect(await newMails()).toEqual([
		"2027-03-20 Your payment for Offerfolio Pro did not go through",
		"2027-03-21 How did your search go? Offerfolio asks once",
		"2027-03-21 Your Offerfolio Pro subscription has ended",
	]);

	await goTo("2027-04-06");
	expect(await plan()).toBe("free");
	await shop.buy(person, "resume-pack");
	await shop.settle();
	expect(await open()).toBe(true);
	await goTo("2027-05-05");
	await goTo("2027-05-07");
	await life.signIn();
	expect([await plan(), await open()]).toEqual(["free", false]);
	expect(await newMails()).toEqual([
		"2027-03-29 Your Offerfolio Resume Pack ends in 7 days, with 3 resumes left",
		"2027-04-01 New in the Offerfolio library: March 2027",
		"2027-04-04 Your Offerfolio Resume Pack ends in 1 day, with 3 resumes left",
		"2027-04-06 Your Offerfolio Resume Pack is ready (receipt OF-000004)",
		"2027-04-29 Your Offerfolio Resume Pack ends in 7 days, with 4 resumes left",
		"2027-05-01 New in the Offerfolio library: April 2027",
		"2027-05-05 Your Offerfolio Resume Pack ends in 1 day, with 4 resumes left",
	]);

	// One long jump: what is done by night is done once for it, not once for each night.
	const nights = await life.runsOf("clean-up");
	await goTo("2027-07-04");
	expect(await life.runsOf("clean-up")).toBe(nights + 1);
	expect(await newMails()).toEqual(["2027-06-01 New in the Offerfolio library: May 2027"]);
	await life.signIn();
	await browser.visit("/settings", {
		form: { intent: "delete-account", currentPassword: password, confirm: "yes" },
	});
	expect(await plan()).toBe("signed out");
	const mails = await life.allMails();
	expect(mails.at(-1)).toBe("2027-07-04 Your Offerfolio account was deleted");
	await goTo("2027-09-02");
	expect(await life.allMails()).toEqual(mails);
	expect(await findBrokenInvariants(shop)).toEqual([]);
});
