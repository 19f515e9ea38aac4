import { describe, expect, test } from "vitest";
import { codeOf, email, openAccounts } from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const fresh = "a-louder-room";
const both = { password: fresh, confirmPassword: fresh };

/** What is set in a browser, line by line, on all the ways in and out. */
async function everyCookie(publicUrl: string): Promise<string[]> {
	const { app, addMember, linkTo } = await openAccounts({ publicUrl });
	await addMember();
	const lines: string[] = [];
	const visitor = createVisitor({
		...app,
		async ask(...given) {
			const response = await app.ask(...given);
			lines.push(...response.headers.getSetCookie());
			return response;
		},
	});
	await visitor.visit("/auth/forgot-password", { form: { email } });
	const code = codeOf(await linkTo(email, "reset"));
	await visitor.visit("/auth/reset-password", { form: { code: "invented" } });
	await visitor.send("/auth/reset-password", { code: "invented" });
	await visitor.visit("/auth/reset-password", { form: { code } });
	await visitor.visit("/auth/reset-password", { form: both });
	await visitor.visit("/auth/resend", { form: { email } });
	await visitor.visit("/auth/signout", { form: {} });
	await visitor.visit("/auth/signin", { form: { email, password: fresh } });
	await visitor.send("/auth/signin", { email, password: fresh, from: "dialog" });
	return lines;
}

const named = (lines: string[], name: string) =>
	lines.filter((line) => line.startsWith(`${name}=`));

describe("the cookies", () => {
	test("of a site that is reached by https are Secure, each of them, and none is for scripts", async () => {
		const lines = await everyCookie("https://offers.example");
		const names = new Set(lines.map((line) => line.split("=")[0]));
		expect([...names].sort()).toEqual(
			[
				"__Secure-offerfolio.dont_remember",
				"__Secure-offerfolio.session_data",
				"__Secure-offerfolio.session_token",
				"__Host-offerfolio.device",
				"__Host-offerfolio.flash",
				"offerfolio.reset",
			].sort(),
		);
		for (const line of lines) {
			expect(line).toMatch(/; Secure(?:;|$)/iu);
			expect(line).toMatch(/; HttpOnly(?:;|$)/iu);
			expect(line).toMatch(/; SameSite=(?:Lax|Strict)(?:;|$)/iu);
			expect(line).not.toMatch(/; Domain=/iu);
		}
	});

	test("that a host beside ours has planted, or that bear the name of before, count for nothing over https", async () => {
		const site = await createTestSite(
			{ ADMIN_PASSCODE: passcode },
			{ publicUrl: "https://a.example" },
		);
		await site.services.start();
		const app = await createApp(site);
		const owner = createVisitor(app);
		await owner.visit("/admin", { form: { passcode } });
		const secret = owner.cookies.get("__Host-offerfolio.admin") ?? "";
		expect((await owner.ask("/admin/audit")).status).toBe(200);
		expect((await app.ask("/admin/audit", { cookie: `offerfolio.admin=${secret}` })).status).toBe(
			401,
		);
		const planted = "x".repeat(43);
		const again = createVisitor(app, { cookie: `offerfolio.device=${planted}` });
		await again.visit("/admin", { form: { passcode } });
		expect(again.cookies.get("__Host-offerfolio.device")).toMatch(/^(?!x{43})[\w-]{43}$/u);
	});

	test("hold the secret of a reset for half an hour, below /auth, for no other site's links", async () => {
		const lines = named(await everyCookie("http://localhost"), "offerfolio.reset");
		const [kept, ...others] = lines.filter((line) => !line.includes("=;"));
		expect(others).toEqual([]);
		expect(kept).toMatch(
			/^offerfolio\.reset=[\w-]{43}; Max-Age=1800; Path=\/auth; HttpOnly; SameSite=Strict$/u,
		);
		// And are forgotten in the place where they were set.
		for (const line of lines.filter((candidate) => candidate.includes("=;"))) {
			expect(line).toBe("offerfolio.reset=; Max-Age=0; Path=/auth; HttpOnly; SameSite=Strict");
		}
	});

	test("know a browser again for a year", async () => {
		const lines = named(await everyCookie("http://localhost"), "offerfolio.device");
		expect(new Set(lines.map((line) => line.split(";")[0])).size).toBe(1);
		for (const line of lines) {
			expect(line).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/u);
		}
	});
});
