import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { fieldLetters } from "#app/content/fields/field.ts";
import {
	resumeDocuments,
	resumeFiles,
	resumeLessons,
} from "#app/data/base/schema/bodies.server.ts";
import { userPurchases, userResumeAccess } from "#app/data/base/schema/entitlements.server.ts";
import { keptLines } from "#app/data/base/schema/keeping.server.ts";
import { outboxMails } from "#app/data/base/schema/mail.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import { createFileKey } from "#app/integrations/files/files.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { createApp, gatedAddresses, isBehindTheGate, openApp } from "#tests/helpers/app.ts";
import { addCareers } from "#tests/helpers/careers.ts";
import { readWhatIsKept } from "#tests/helpers/database-rows.ts";
import { enterAsOwner, passcode } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import {
	createTestSite,
	findBrokenInvariants,
	type TestSite,
	testNow,
} from "#tests/helpers/site.ts";

/** A word that stands in the body of every resume here and nowhere else. */
const secret = "zanzibarquicksilver";
const id = "11111111-1111-4111-8111-111111111111";
const pdfId = "22222222-2222-4222-8222-222222222222";

/**
 * Every line of routes.ts, with what each kind of person gets for a GET of the document.
 * visitor, stranger (a member who opened nothing and has nothing left), reader (the free allowance opened
 * it), holder (a pack opened it), pro. A status, or a path that the person is led to.
 */
type Row = {
	path: string;
	expect: Partial<Record<Who, number | string>>;
	body?: readonly Who[] /** Drawn for everybody, and kept by everybody. */;
	isPublic?: true;
};
const kinds = ["visitor", "stranger", "reader", "holder", "pro"] as const;
type Who = (typeof kinds)[number];

const everyone = (status: number | string) =>
	Object.fromEntries(kinds.map((who) => [who, status])) as Record<Who, number | string>;
const members = (status: number | string, visitor: number | string) => ({
	...everyone(status),
	visitor,
});

/** A landing page, and its sample as a file: of the plan, not of what was opened. */
function rowsOfField(letter: string): [route: string, row: Row][] {
	return [
		[`routes/fields/${letter}`, { path: `/${letter}`, expect: everyone(200) }],
		[
			`routes/fields/${letter}/download`,
			{
				path: `/${letter}/download/pdf`,
				expect: { visitor: 401, stranger: 403, reader: 403, holder: 200, pro: 200 },
			},
		],
	];
}

const audience: Record<string, Row> = {
	root: { path: "/", expect: everyone(200) },
	"routes/site/layout": { path: "/", expect: everyone(200) },
	"routes/site/home": { path: "/", expect: everyone(200) },
	"routes/site/resumes": { path: "/resumes", expect: everyone(200) },
	"routes/site/lines": {
		path: "/resumes/lines?verb=built",
		expect: everyone(200),
		body: ["reader", "holder", "pro"],
	},
	// Line by line what is open is in words; at a glance nothing is.
	"routes/site/compare-resumes": {
		path: `/resumes/compare?ids=${id},${pdfId}&lines=on`,
		expect: everyone(200),
		body: ["reader", "holder", "pro"],
	},
	"routes/site/shortlist": { path: `/shortlist?ids=${id},${pdfId}`, expect: everyone(200) },
	"routes/site/for-you": { path: "/for-you?role=Consultant", expect: everyone(200) },
	"routes/site/career-routes": { path: "/routes", expect: everyone(200) },
	"routes/site/career-route": {
		path: "/resumes/from/teaching/to/consultant",
		expect: everyone(200),
	},
	"routes/site/companies": { path: "/resumes/at", expect: everyone(200) },
	"routes/site/roles": { path: "/resumes/for", expect: everyone(200) },
	"routes/site/company": { path: "/resumes/at/google/consultant", expect: everyone(200) },
	"routes/site/role": { path: "/resumes/for/consultant", expect: everyone(200) },
	"routes/site/resume": { path: `/resumes/${id}`, expect: everyone(200) },
	"routes/site/pricing": { path: "/pricing", expect: everyone(200) },
	"routes/site/contact": { path: "/contact", expect: everyone(200) },
	"routes/site/blog": { path: "/blog", expect: everyone(200) },
	"routes/site/article": {
		path: "/blog/lines-an-engineering-manager-believes",
		expect: everyone(200),
	},
	"routes/site/guides": { path: "/guides", expect: everyone(200) },
	"routes/site/guide": { path: "/guides/tech-resume", expect: everyone(200) },
	"routes/site/contribute": { path: "/contribute", expect: everyone(200) },
	"routes/member/new-contribution": {
		path: "/contribute/new",
		expect: members(200, "/auth/signin"),
	},
	// Only what is a person's own is there for them.
	"routes/member/contribution-draft": {
		path: `/contribute/${id}/draft`,
		expect: members(404, "/auth/signin"),
	},
	"routes/member/submit-contribution": {
		path: `/contribute/${id}/submit`,
		expect: members(404, "/auth/signin"),
	},
	"routes/member/contribution": { path: `/contribute/${id}`, expect: members(404, "/auth/signin") },
	"routes/member/margin-notes": {
		path: `/contribute/${id}/notes`,
		expect: members(404, "/auth/signin"),
	},
	"routes/member/earlier-version": {
		path: `/contribute/${id}/earlier`,
		expect: members(404, "/auth/signin"),
	},
	"routes/member/withdraw-contribution": {
		path: `/contribute/${id}/withdraw`,
		expect: members(404, "/auth/signin"),
	},
	"routes/site/how-we-check": { path: "/how-we-check", expect: everyone(200) },
	"routes/site/about": { path: "/about", expect: everyone(200) },
	"routes/site/luna": { path: "/luna", expect: everyone(200) },
	"routes/fields/layout": { path: "/a", expect: everyone(200) },
	...Object.fromEntries(fieldLetters.flatMap(rowsOfField)),
	"routes/site/templates": { path: "/templates", expect: everyone(200) },
	"routes/site/template": { path: "/templates/registered-nurse", expect: everyone(200) },
	"routes/site/privacy": { path: "/privacy", expect: everyone(200) },
	"routes/site/terms": { path: "/terms", expect: everyone(200) },
	"routes/site/not-found": { path: "/no-such-page", expect: everyone(404) },
	"routes/auth/sign-in": { path: "/auth/signin", expect: members("/library", 200) },
	"routes/auth/sign-up": { path: "/auth/signup", expect: members("/", 200) },
	"routes/auth/callback": { path: "/auth/callback?code=invented", expect: everyone(200) },
	"routes/site/unsubscribe": { path: "/unsubscribe/product/invented.token", expect: everyone(404) },
	"routes/site/confirm-newsletter": {
		path: "/newsletter/confirm/invented.token",
		expect: everyone(200),
	},
	"routes/site/confirm-work-address": {
		path: "/work-address/invented.token",
		expect: everyone(200),
	},
	"routes/site/join-newsletter": { path: "/newsletter", expect: everyone("/") },
	"routes/auth/forgot-password": { path: "/auth/forgot-password", expect: everyone(200) },
	"routes/auth/reset-password": {
		path: "/auth/reset-password?code=invented",
		expect: everyone(200),
	},
	"routes/auth/undo-email-change": {
		path: "/auth/undo-email-change/invented",
		expect: everyone(200),
	},
	"routes/auth/google": { path: "/auth/google", expect: everyone("/auth/signin") },
	"routes/auth/passkey": { path: "/auth/passkey", expect: everyone("/auth/signin") },
	"routes/auth/sign-out": { path: "/auth/signout", expect: everyone("/") },
	"routes/auth/resend": { path: "/auth/resend", expect: everyone("/auth/signin") },
	"routes/tools/insights": { path: "/insights", expect: everyone(200) },
	"routes/tools/what-a-program-reads": {
		path: "/tools/what-a-program-reads",
		expect: everyone(200),
	},
	"routes/tools/group-counts": {
		path: "/insights/counts",
		expect: { ...everyone(403), pro: 200 },
	},
	"routes/tools/sealed-comparisons": { path: "/insights/kept", expect: members(204, 401) },
	"routes/tools/checklist": { path: "/checklist", expect: everyone(200) },
	"routes/member/layout": {
		path: "/library/opened",
		expect: members(200, "/auth/signin"),
	},
	// The newest kept lines stand there.
	"routes/member/library": {
		path: "/library",
		expect: members(200, "/auth/signin"),
		body: ["reader", "holder", "pro"],
	},
	"routes/member/opened-resumes": {
		path: "/library/opened",
		expect: members(200, "/auth/signin"),
	},
	"routes/member/outcome": { path: "/library/outcome", expect: members(200, "/auth/signin") },
	// Each of them keeps a line: its words are for those who may read the resume.
	"routes/member/kept-lines": {
		path: "/library/lines",
		expect: members(200, "/auth/signin"),
		body: ["reader", "holder", "pro"],
	},
	"routes/member/saved-searches": {
		path: "/library/searches",
		expect: members(200, "/auth/signin"),
	},
	"routes/member/save-search": {
		path: "/library/searches/new?q=ledger",
		expect: members(200, "/auth/signin"),
	},
	"routes/member/keep-line": {
		path: "/library/lines/keep",
		expect: everyone("/library/lines"),
	},
	"routes/member/line-marks": {
		path: "/library/lines/marks",
		expect: members(200, 401),
	},
	"routes/billing/subscription": { path: "/subscription", expect: everyone(200) },
	"routes/billing/checkout": {
		path: "/checkout/resume-pack",
		expect: members(200, "/auth/signin"),
	},
	"routes/billing/pro-success": {
		path: "/subscription/success?session_id=cs_test_invented",
		expect: members(200, "/auth/signin"),
	},
	"routes/billing/pack-success": {
		path: "/purchase/success?session_id=cs_test_invented",
		expect: members(200, "/auth/signin"),
	},
	"routes/billing/cancel-subscription": {
		path: "/subscription/cancel",
		expect: members(200, "/auth/signin"),
	},
	"routes/billing/receipt": {
		path: `/orders/${id}/receipt`,
		expect: members(404, "/auth/signin"),
	},
	"routes/billing/portal": { path: "/billing/portal", expect: everyone("/settings") },
	"routes/billing/resume-subscription": {
		path: "/subscription/resume",
		expect: everyone("/subscription"),
	},
	"routes/billing/pause-subscription": {
		path: "/subscription/pause",
		expect: everyone("/subscription"),
	},
	"routes/billing/refund-order": {
		path: `/orders/${id}/refund`,
		expect: everyone("/subscription"),
	},
	"routes/machine/stripe-webhook": { path: "/webhooks/stripe", expect: everyone(405) },
	"routes/machine/functions": {
		path: "/functions/create-checkout-session",
		expect: everyone(405),
	},
	"routes/machine/netlify-functions": {
		path: "/.netlify/functions/cancel-subscription",
		expect: everyone(405),
	},
	"routes/member/settings": { path: "/settings", expect: members(200, "/auth/signin") },
	"routes/member/export-data": {
		path: "/settings/export",
		expect: members(200, "/auth/signin"),
	},
	"routes/member/timeline-file": {
		path: "/settings/timeline.ics",
		expect: members(200, "/auth/signin"),
	},
	"routes/site/read-resume": {
		path: `/resumes/${id}/read`,
		expect: { visitor: "/auth/signin", stranger: 403, reader: 200, holder: 200, pro: 200 },
		body: ["reader", "holder", "pro"],
	},
	"routes/site/resume-versions": {
		path: `/resumes/${id}/versions`,
		expect: { visitor: "/auth/signin", stranger: 403, reader: 200, holder: 200, pro: 200 },
		body: ["reader", "holder", "pro"],
	},
	"routes/member/section-elsewhere": {
		path: `/resumes/${id}/elsewhere`,
		expect: { visitor: 401, stranger: 403, reader: 200, holder: 200, pro: 200 },
	},
	"routes/member/open-resume": {
		path: `/resumes/${id}/open`,
		expect: everyone(`/resumes/${id}`),
	},
	"routes/member/swap-resume": {
		path: `/resumes/${id}/swap`,
		expect: everyone(`/resumes/${id}`),
	},
	"routes/member/open-resume-named": {
		path: "/resumes/open",
		expect: everyone("/resumes"),
	},
	"routes/member/resume-file": {
		path: `/resumes/${pdfId}/file`,
		expect: { visitor: 401, stranger: 403, reader: 403, holder: 200, pro: 200 },
		body: ["holder", "pro"],
	},
	"routes/member/download-resume": {
		path: `/resumes/${id}/download/json`,
		expect: { visitor: 401, stranger: 403, reader: 403, holder: 403, pro: 200 },
		body: ["pro"],
	},
	"routes/member/template-file": {
		path: "/templates/registered-nurse/template.docx",
		expect: { visitor: 401, stranger: 403, reader: 403, holder: 403, pro: 200 },
	},
	"routes/machine/template-picture": {
		path: "/templates/registered-nurse/page.svg",
		expect: everyone(200),
		isPublic: true,
	},
	"routes/machine/resume-cards": { path: "/resumes/cards", expect: everyone(200) },
	"routes/machine/search-suggestions": {
		path: "/resumes/suggestions?q=goog",
		expect: everyone(200),
		isPublic: true,
	},
	"routes/machine/filter-options": { path: "/resumes/options/company", expect: everyone(200) },
	"routes/machine/sheet-picture": { path: `/resumes/${id}/sheet.svg`, expect: everyone(404) },
	"routes/machine/share-picture": { path: `/resumes/${id}/share.png`, expect: everyone(404) },
	"routes/machine/hub-picture": {
		path: "/resumes/picture/for/consultant.png",
		expect: everyone(200),
		isPublic: true,
	},
	"routes/machine/article-picture": {
		path: "/blog/lines-an-engineering-manager-believes/share.png",
		expect: everyone(200),
		isPublic: true,
	},
	"routes/machine/guide-picture": {
		path: "/guides/tech-resume/share.png",
		expect: everyone(200),
		isPublic: true,
	},
	"routes/machine/feed": { path: "/feed.xml", expect: everyone(200), isPublic: true },
	"routes/machine/robots": { path: "/robots.txt", expect: everyone(200), isPublic: true },
	"routes/machine/sitemap": { path: "/sitemap.xml", expect: everyone(200), isPublic: true },
	"routes/machine/me": { path: "/me", expect: members(200, 401) },
	"routes/admin/gate": { path: "/admin", expect: everyone(200) },
	"routes/dev/layout": { path: "/dev/mailbox", expect: everyone(200) },
	"routes/dev/mailbox": { path: "/dev/mailbox", expect: everyone(200) },
	"routes/dev/mail": { path: `/dev/mailbox/${id}`, expect: everyone(200) },
	"routes/dev/mail-html": { path: `/dev/mailbox/${id}/html`, expect: everyone(200) },
};

const document: ResumeDocument = {
	basics: { name: "Ada Example", label: "Engineer", summary: `About ${secret}` },
	work: [
		{
			name: "Kestrel Works",
			position: "Engineer",
			startDate: "2020-01",
			highlights: [`Built the ${secret} ledger for 12 teams`],
		},
	],
	education: [{ institution: "Harrow State", studyType: "BSc", area: "Computing" }],
	skills: [{ name: "Languages", keywords: ["Go"] }],
};

async function fillSite(site: TestSite): Promise<Record<Who, Person | null>> {
	const { database, files } = site.services;
	await site.addResume({ id });
	await database.insert(resumeDocuments).values({ resumeId: id, document, style: "classic" });
	const changes = [{ what: `Named ${secret}`, why: secret }];
	const earlier = { sent: "2025-01", answer: `No ${secret}`, document, changes };
	await database.insert(resumeLessons).values({ resumeId: id, notes: [], earlier });
	await addCareers(site, { title: "Teacher", role: "Consultant", people: 5, word: secret });
	await site.addResume({ id: pdfId, availability: "file", title: "A file only" });
	const key = createFileKey("pdf", testNow, randomBytes);
	// A file that nobody can read is not opened; a word behind its end is easy to find in the answer.
	const pdf = await renderPdf(document, "classic", "A note");
	const bytes = Buffer.concat([pdf, Buffer.from(`\n% ${secret}\n`)]);
	const stored = await files.put(key, bytes, { contentType: "application/pdf" });
	await database
		.insert(resumeFiles)
		.values({ key, resumeId: pdfId, kind: "pdf", origin: "original", isClean: true, ...stored });
	await database.insert(outboxMails).values({
		id,
		key: "test",
		recipient: "somebody@example.com",
		subject: "A mail",
		html: "<p>Hello</p>",
		text: "Hello",
	});

	const now = site.services.clock();
	const used = await site.addResume();
	const people = {
		visitor: null,
		stranger: await site.addPerson(),
		reader: await site.addPerson(),
		holder: await site.addPerson(),
		pro: await site.addPerson(),
	};
	await openResume(site.services, people.stranger, used, now);
	await openResume(site.services, people.reader, id, now);
	await site.addPack(people.holder, { grantedAt: now });
	await openResume(site.services, people.holder, id, now);
	await openResume(site.services, people.holder, pdfId, now);
	await site.addSubscription(people.pro, { currentPeriodEnd: addDays(now, 30) });
	const line = lineHash(document.work[0]?.highlights[0] ?? "");
	await database.insert(keptLines).values(
		[people.stranger, people.reader, people.holder, people.pro].map((person) => ({
			userId: person.id,
			resumeId: id,
			line,
			place: 0,
			keptAt: now,
		})),
	);
	await site.services.background.settle();
	return people;
}

const foreignOrigins = [
	...["https://evil.example", "https://evil.example", "null", "null"],
	...["http://sub.localhost", "http://localhost:8080", "https://localhost"],
	"http://localhost.evil.example",
];

async function countRights(site: TestSite): Promise<unknown> {
	return [
		await site.services.database.select().from(userResumeAccess).orderBy(sql`1, 2`),
		await site.services.database.select().from(userPurchases).orderBy(userPurchases.id),
	];
}

describe("every line of routes.ts", () => {
	test("has a declared audience, and nothing declared is gone", async () => {
		const { build } = await createApp(await createTestSite());
		// What stands under the dashboard's layout is the owner's: admin-gate.test.ts walks it.
		const declared = Object.keys(build.routes).filter((name) => !isBehindTheGate(build, name));
		expect(declared.sort()).toEqual(Object.keys(audience).sort());
	});

	test("answers each kind of person as declared, and gives a body to nobody else", async () => {
		const site = await openShop();
		const app = await createApp(site);
		const people = await fillSite(site);
		for (const [route, row] of Object.entries(audience)) {
			for (const who of kinds) {
				const response = await app.ask(row.path, { as: people[who] });
				const where = response.headers.get("Location")?.split("?")[0];
				const seen = where ?? response.status;
				expect(`${route} for ${who}: ${seen}`).toBe(`${route} for ${who}: ${row.expect[who]}`);
				const text = await response.text();
				expect(`${route} for ${who}: body ${text.includes(secret)}`).toBe(
					`${route} for ${who}: body ${row.body?.includes(who) ?? false}`,
				);
				if (people[who] && !row.isPublic) {
					expect(`${route}: ${response.headers.get("Cache-Control")}`).toMatch(
						/private, no-store/u,
					);
				}
			}
		}
	});

	test("keeps its bodies also as data, as a single route's data, as HEAD and as a POST", async () => {
		const site = await openShop();
		const app = await createApp(site);
		const people = await fillSite(site);
		const before = await countRights(site);
		for (const [route, row] of Object.entries(audience)) {
			const [path = "", search = ""] = row.path.split("?");
			const data = path === "/" ? "/_root.data" : `${path}.data`;
			for (const who of ["visitor", "stranger"] as const) {
				const as = people[who];
				const forms = [
					app.ask(`${data}?${search}`, { as }),
					app.ask(`${data}?_routes=${encodeURIComponent(route)}`, { as }),
					app.ask(row.path, { as, method: "HEAD" }),
					app.ask(row.path, { as, headers: { Range: "bytes=0-10" } }),
					...(route === "routes/auth/sign-out"
						? []
						: [
								app.ask(row.path, { as, form: { code: "x", id } }),
								app.ask(`${data}?${search}`, { as, form: { code: "x", id } }),
							]),
				];
				for (const [index, response] of (await Promise.all(forms)).entries()) {
					const name = `${route} for ${who}, form ${index}`;
					expect(`${name}: ${(await response.text()).includes(secret)}`).toBe(`${name}: false`);
					const headers = JSON.stringify([...response.headers]);
					expect(`${name}: ${/Content-Range|20[0-9]{6}t/iu.test(headers)}`).toBe(`${name}: false`);
					expect(`${name}: ${response.status < 500}`).toBe(`${name}: true`);
				}
			}
		}
		expect(await countRights(site)).toEqual(before);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("leads a client-side navigation to signing in, and back to the page and not to its data", async () => {
		const { ask } = await createApp(await createTestSite());
		const response = await ask("/library.data?page=2&_routes=routes%2Fmember%2Flibrary");
		const text = decodeURIComponent(await response.text());
		expect(text).toContain("/auth/signin?returnTo=/library?page=2");
		expect(text).not.toContain(".data");
	});

	test("takes no form of another site, with scripts or without, and does nothing of what it asks", async () => {
		const { site, app } = await openApp({ ADMIN_PASSCODE: passcode });
		const { pro } = await fillSite(site);
		const cookie = `${await app.cookieOf(pro as Person)}; ${await enterAsOwner(site)}`;
		const paths = [
			...Object.values(audience).map(({ path }) => path.split("?")[0] ?? ""),
			...gatedAddresses(app.build).map(({ path }) => path),
		];
		const before = await readWhatIsKept(site);
		const taken: string[] = [];
		for (const path of new Set(paths)) {
			for (const [at, Origin] of foreignOrigins.entries()) {
				const where = at % 2 ? path : `${path === "/" ? "/_root" : path}.data`;
				const answer = await app.ask(where, { cookie, form: { intent: "x" }, headers: { Origin } });
				const text = await answer.text();
				// A route with a page is refused by the router, before anything of ours.
				const isRefused =
					(answer.status === 403 && text.includes(messages.forms.foreign)) ||
					(answer.status === 400 && /SanitizedError|Bad Request/u.test(text));
				if (!isRefused)
					taken.push(`${where} from ${Origin}: ${answer.status} ${text.slice(0, 300)}`);
				expect(answer.headers.getSetCookie()).toEqual([]);
			}
		}
		expect(taken).toEqual([]);
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("takes a forged or ended session for none", async () => {
		const { site, app } = await openApp();
		const people = await fillSite(site);
		const cookie = await app.cookieOf(people.pro as Person);
		const forged = cookie.replace(/.(?=\.)/u, (letter) => (letter === "A" ? "B" : "A"));
		await site.services.authenticator.signOut(new Headers({ Cookie: cookie }));
		for (const given of [
			cookie,
			forged,
			"offerfolio.session_token=x.y",
			"offerfolio.session_token=",
		]) {
			const response = await app.ask(`/resumes/${id}/read`, { cookie: given });
			expect(response.status).toBe(302);
			expect(response.headers.get("Location")).toMatch(/^\/auth\/signin/u);
		}
	});
});
