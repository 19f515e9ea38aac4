import { describe, expect, test } from "vitest";
import { createApp, origin } from "#tests/helpers/app.ts";
import { createTestSite } from "#tests/helpers/site.ts";

const id = "11111111-1111-4111-8111-111111111111";

/** Every form of a member, and the pages on which it stands. */
const forms: [action: string, ...pages: string[]][] = [
	[
		"/checkout/resume-pack",
		"/pricing",
		"/checkout/resume-pack",
		"/purchase/success?session_id=cs_1",
	],
	["/checkout/pro-monthly", "/pricing", `/resumes/${id}?sort=recent`],
	["/subscription/cancel", "/subscription/cancel", "/subscription"],
	["/subscription/resume", "/subscription", "/settings", "/pricing"],
	["/billing/portal", "/settings", "/subscription"],
	[`/orders/${id}/refund`, "/settings", "/subscription"],
	["/settings", "/settings"],
];

/** An app, and the cookie of a session that has ended. */
async function openApp() {
	const site = await createTestSite();
	const app = await createApp(site);
	const cookie = await app.cookieOf(await site.addPerson());
	await site.services.authenticator.signOut(new Headers({ Cookie: cookie }));
	async function post(action: string, referrer: string | null): Promise<string> {
		const headers = new Map(referrer === null ? [] : [["Referer", referrer]]);
		const response = await app.ask(action, {
			cookie,
			form: {},
			headers: Object.fromEntries(headers),
		});
		expect(response.status).toBe(302);
		return response.headers.get("Location") ?? "";
	}
	return { app, cookie, post };
}

const signIn = (returnTo: string) => `/auth/signin?${new URLSearchParams({ returnTo })}`;

describe("A form that is sent after its session has ended", () => {
	test("leads to signing in, and from there back to the page on which it stands", async () => {
		const { post } = await openApp();
		for (const [action, ...pages] of forms) {
			for (const page of pages) {
				expect(await post(action, `${origin}${page}`), action).toBe(signIn(page));
			}
		}
	});

	test("by our scripts stays where it is, and is told so", async () => {
		const { app, cookie } = await openApp();
		for (const [action, page = ""] of forms) {
			const response = await app.ask(`${action}.data`, {
				cookie,
				form: {},
				headers: { Accept: "*/*", Referer: `${origin}${page}` },
			});
			expect(response.status, action).toBe(401);
			const text = await response.text();
			expect(text, action).toContain("Your session has ended.");
			expect(text, action).toContain("needsSignIn");
		}
	});

	test.each([
		["nothing", null],
		["no address", "settings"],
		["another site", "https://evil.example/settings"],
		["another port", "http://localhost:8080/settings"],
		["another scheme", "https://localhost/settings"],
		["a site whose name begins as ours", "http://localhost.evil.example/settings"],
		["an address of ours that means another site", `${origin}//evil.example/settings`],
		["one with dots", `${origin}/.//evil.example`],
		["one that is too long", `${origin}/${"x".repeat(2001)}`],
		["a script", "javascript:alert(1)"],
	])("leads to the home page when the browser names %s", async (_, referrer) => {
		const { post } = await openApp();
		for (const [action] of forms) expect(await post(action, referrer)).toBe(signIn("/"));
	});

	test("does nothing to what leads on when it is only looked at", async () => {
		const { app, cookie } = await openApp();
		const headers = { Referer: `${origin}/pricing` };
		const lookAt = async (path: string) =>
			(await app.ask(path, { cookie, headers })).headers.get("Location");
		expect(await lookAt("/billing/portal")).toBe("/settings");
		expect(await lookAt("/subscription/resume")).toBe("/subscription");
		expect(await lookAt(`/orders/${id}/refund`)).toBe("/subscription");
		expect(await lookAt("/checkout/resume-pack")).toBe(signIn("/checkout/resume-pack"));
	});
});
