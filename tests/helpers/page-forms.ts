import type { BrowserContext, Locator, Page } from "playwright-core";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { until } from "./until.ts";

/** Who looks at a form in the demonstration. */
export const formUsers = ["visitor", "free", "pro", "owner"] as const;
export type FormUser = (typeof formUsers)[number];

/** A form or button of a page, and what is said when nobody answers it. */
type Form = {
	/** The route whose action it posts to. */
	route: string;
	/** Tells forms of one route apart. */
	name?: string;
	/** Its page; what has to be there first is posted by the user's browser. */
	at: string | ((context: BrowserContext) => Promise<string>);
	/** Opens and fills it in. */
	fill?: (page: Page) => Promise<unknown>;
	press: (page: Page) => Locator;
	says: string;
	/** Instead of a press a file is chosen, which is sent at once. */
	file?: PostedFile;
	/** The page posts it as soon as it is there. */
	postsItself?: true;
	/** Where it stands other tabs are not heard, or it closes when they tell that their person has changed. */
	isWithoutTabs?: true;
	/** What asks for other data of the page, and what is said when nobody answers: the form stays as it is. */
	beside?: { press: (page: Page) => Locator; says: string };
};
export type PageForm = Form & { who: FormUser };

const button = (name: string | RegExp) => (page: Page) =>
	page
		.getByRole("main")
		.getByRole("button", { name, exact: typeof name === "string" })
		.first();
const inDialog = (name: string) => (page: Page) =>
	page.getByRole("dialog").getByRole("button", { name, exact: true });

/** Types into fields by their labels, within a part of the page. */
const type =
	(fields: Record<string, string>, within = "main") =>
	async (page: Page) => {
		const part = page.locator(within);
		for (const [label, text] of Object.entries(fields)) {
			await part.getByLabel(label, { exact: true }).fill(text);
		}
	};

/** Long enough to be compared. */
export const comparedText = `Ada Example
Boston, MA, (617) 555-0142, ada@mail.example

Experience
Operations Analyst, Harbor Lane Logistics, Nov 2022 – Present
- Rebuilt the monthly report in SQL, ready on day two instead of nine
- Cut the forecast error from 14% to 6% with Python
- Wrote the board that 30 managers open

Clerk, Fernway Shipping, Jan 2020 – Oct 2022
- Answered 45 calls a day`;

const openFirst = (name: string) => (page: Page) =>
	page.getByRole("main").getByText(name, { exact: true }).first().click();

const password = { "Current password": "reading-room" };
const settingsForm = (id: string) => `#${id}`;

/** Posts as a page of the site does, and returns what was answered. */
export async function post(
	context: BrowserContext,
	path: string,
	body: { form?: Record<string, string>; multipart?: Record<string, PostedFile | string> },
	accept = "text/html",
) {
	const { url } = await context.request.get("/robots.txt").then((answer) => ({
		url: new URL(answer.url()).origin,
	}));
	return context.request.post(path, { ...body, headers: { Origin: url, Accept: accept } });
}
type PostedFile = { name: string; mimeType: string; buffer: Buffer };

const firstOf = async (context: BrowserContext, page: string, link: RegExp) => {
	const found = link.exec(await (await context.request.get(page)).text());
	if (!found) throw new Error(`${page} has no ${link}`);
	return found[0];
};
const aResume = (context: BrowserContext) =>
	firstOf(context, "/resumes", /\/resumes\/[0-9a-f]{8}-[0-9a-f-]{27}/u);
const aReceipt = (context: BrowserContext) =>
	firstOf(context, "/subscription", /\/orders\/[0-9a-f-]{36}\/receipt/u);
const aResumeOfTheOwner = async (context: BrowserContext) => `/admin${await aResume(context)}`;

/** A file that has been read. */
export async function anUpload(context: BrowserContext): Promise<string> {
	const file = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Ledgers") };
	const answer = await post(context, "/admin/uploads", { multipart: { file } }, "application/json");
	const at = `/admin/uploads/${((await answer.json()) as { id: string }).id}`;
	return until(async () => {
		const page = await (await context.request.get(at)).text();
		return page.includes(adminMessages.uploads.waiting) ? null : at;
	});
}

const aDocument = {
	name: "ledgers.json",
	mimeType: "application/json",
	buffer: Buffer.from(
		JSON.stringify({ basics: { name: "Ada Example", label: "Ledger lead" }, work: [] }),
	),
};

/** A draft of a JSON Resume document, which needs no reading. */
async function aDraft(context: BrowserContext): Promise<string> {
	const multipart = { file: aDocument, provenance: "curated" };
	await post(context, "/admin/intake/files", { multipart });
	return firstOf(context, "/admin/intake", /\/admin\/intake\/[0-9a-f]{8}-[0-9a-f-]{27}/u);
}

/** A page of a contributor's own draft, which needs no reading. */
async function anOwnDraft(context: BrowserContext, page: "draft" | "submit"): Promise<string> {
	const own = /\/contribute\/[0-9a-f-]{36}/u;
	const list = await (await context.request.get("/contribute/new")).text();
	if (!own.test(list)) {
		await post(context, "/contribute/new", { multipart: { file: aDocument } });
	}
	return `${await firstOf(context, "/contribute/new", own)}/${page}`;
}

/** The desk with a file that could not be taken. */
async function aRefusedFile(context: BrowserContext): Promise<string> {
	const file = { name: "a.exe", mimeType: "text/plain", buffer: Buffer.from("MZ") };
	const multipart = { file, provenance: "curated" };
	await post(context, "/admin/intake/files", { multipart });
	return "/admin/intake";
}

async function aCleanCopy(context: BrowserContext): Promise<string> {
	// The first word of a file looks like a name, which may stay.
	const form = { intent: "redact", "why name Ledgers": "" };
	const answer = await post(context, await anUpload(context), { form });
	return new URL(answer.url()).pathname;
}

async function aNote(page: Page): Promise<void> {
	await openFirst("Add a note or group")(page);
	await type({ "Your note": "A long story." })(page);
}

/** The reader of a resume with a kept line. */
async function aReaderWithALine(context: BrowserContext): Promise<string> {
	const at = `${await aResume(context)}/read`;
	const [reference = ""] = /[0-9a-f-]{36}\.[0-9a-z]+(?=")/u.exec(
		await (await context.request.get(at)).text(),
	) ?? [""];
	await post(context, "/library/lines/keep", { form: { intent: "keep", reference } });
	return at;
}

async function aKeptLine(context: BrowserContext): Promise<string> {
	await aReaderWithALine(context);
	return "/library/lines";
}

/** The shortlist, with resumes to sort. */
async function aShortlist(context: BrowserContext): Promise<string> {
	const list = await (await context.request.get("/resumes")).text();
	const ids = [...list.matchAll(/\/resumes\/([0-9a-f]{8}-[0-9a-f-]{27})/gu)].map(([, id]) => id);
	await post(context, "/shortlist", { form: { bring: [...new Set(ids)].slice(0, 2).join(",") } });
	return "/shortlist";
}

async function aSavedSearch(context: BrowserContext): Promise<string> {
	const form = { query: "q=nurse", name: "Nurses", alert: "never" };
	await post(context, "/library/searches/new", { form });
	return "/library/searches";
}

/** The settings, with something sealed in the account. */
async function withSealed(context: BrowserContext): Promise<string> {
	const buffer = Buffer.concat([Buffer.from("OFKEPT2\n"), Buffer.alloc(60)]);
	const file = { name: "box", mimeType: "application/octet-stream", buffer };
	await post(context, "/insights/kept", { multipart: { file } }, "application/json");
	return "/settings";
}

async function anImport(context: BrowserContext): Promise<string> {
	const csv = "Title,Company,Role,Industry\r\nNurse,Harrow,Consultant,Consulting\r\n";
	const file = { name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
	const answer = await post(context, "/admin/imports/new", { multipart: { file } });
	return new URL(answer.url()).pathname;
}

async function aMessage(context: BrowserContext): Promise<string> {
	const form = { name: "Ada", email: "ada@example.com", subject: "Ledgers", message: "Hello." };
	await post(context, "/contact", { form });
	return firstOf(context, "/admin/messages", /\/admin\/messages\/[0-9a-f-]{36}/u);
}

/** The evidence of a resume that its author gave. */
async function anEvidencePage(context: BrowserContext): Promise<string> {
	const form = { title: "Nurse", company: "Harrow", role: "Nursing", industry: "Health" };
	await post(context, "/admin/resumes/new", { form: { ...form, provenance: "declared" } });
	const list = "/admin/resumes?provenance=declared";
	return firstOf(context, list, /\/admin\/resumes\/[0-9a-f-]{36}\/evidence/u);
}

/** A change that can be taken back. */
async function aChange(context: BrowserContext): Promise<string> {
	const id = (await aResume(context)).replace("/resumes/", "");
	const form = { intent: "bulk", change: "tag", value: `tag ${Date.now()}`, id };
	const answer = await post(context, "/admin/resumes", { form });
	return new URL(answer.url()).pathname;
}

/** The page of a link that was sent to a work address. */
async function aWorkLink(context: BrowserContext): Promise<string> {
	const email = `kim-${Date.now()}@work.example`;
	const form = { intent: "work-link", reviewer: "Ada", isEmployer: "true", email };
	await post(context, await anEvidencePage(context), { form });
	return until(async () => {
		const mail = await firstOf(context, "/dev/mailbox", /\/dev\/mailbox\/[0-9a-f-]{36}/u);
		const page = await (await context.request.get(`${mail}/html`)).text();
		return /\/work-address\/[\w.-]+/u.exec(page)?.[0] ?? null;
	});
}

const { admin, adminResumes } = adminMessages;

/** Every form of the site, by who uses it. */
const formsOf: Readonly<Record<FormUser, readonly Form[]>> = {
	visitor: [
		{
			route: "routes/site/contact.tsx",
			at: "/contact",
			fill: type({
				Name: "Ada",
				Email: "ada@example.com",
				Subject: "Hi",
				Message: "A long story.",
			}),
			press: button(/^Send message/iu),
			says: messages.contact.network,
		},
		{
			route: "routes/site/for-you.tsx",
			at: "/for-you",
			fill: async (page) => {
				await openFirst("Take the answers from a job posting")(page);
				await page
					.getByLabel("The job posting", { exact: true })
					.fill("Data Scientist ".repeat(20));
			},
			press: button("Read the posting"),
			says: messages.insights.postingFailed,
			beside: { press: button("Show"), says: messages.unanswered.notLoaded },
		},
		{
			route: "routes/site/join-newsletter.ts",
			at: "/blog",
			fill: type({ Email: "ada@example.com" }),
			press: button("Keep me posted"),
			says: messages.newsletter.failed,
		},
		{
			route: "routes/site/confirm-newsletter.tsx",
			at: "/newsletter/confirm/a-token",
			press: button("Confirm my email"),
			says: messages.newsletter.unexpected,
		},
		{
			route: "routes/auth/sign-in.tsx",
			at: "/auth/signin",
			fill: type({ Email: "ada@example.com", Password: "a-quiet-room" }),
			press: button("Sign In"),
			says: messages.signIn.unexpected,
		},
		{
			route: "routes/auth/sign-in.tsx",
			name: "in the dialog",
			at: "/pricing?auth=signin",
			fill: type({ Email: "ada@example.com", Password: "a-quiet-room" }, "[role=dialog]"),
			press: inDialog("Sign In"),
			says: messages.signIn.unexpected,
		},
		{
			route: "routes/auth/sign-up.tsx",
			at: "/auth/signup",
			fill: type({
				Email: "ada@example.com",
				Password: "a-quiet-room",
				"Confirm password": "a-quiet-room",
			}),
			press: button("Sign Up"),
			says: messages.signUp.unexpected,
		},
		{
			route: "routes/auth/forgot-password.tsx",
			at: "/auth/forgot-password",
			fill: type({ Email: "ada@example.com" }),
			press: button("Send Reset Email"),
			says: messages.reset.failed,
		},
		{
			route: "routes/auth/resend.ts",
			at: "/auth/signup",
			fill: async (page) => {
				await type({
					Email: "waits@example.com",
					Password: "a-quiet-room",
					"Confirm password": "a-quiet-room",
				})(page);
				await button("Sign Up")(page).click();
				await page.getByText(messages.signUp.checkEmail).waitFor();
			},
			press: button(/again|resend/iu),
			says: messages.resend.failed,
		},
		{
			route: "routes/auth/google.ts",
			at: "/auth/signin",
			fill: type({ Email: "ada@example.com" }),
			press: button("Continue with Google"),
			says: messages.google.unexpected,
		},
		{
			route: "routes/auth/callback.tsx",
			at: "/auth/callback?code=a-code",
			press: button("Confirm my email"),
			says: messages.callback.unexpected,
			postsItself: true,
		},
		{
			route: "routes/auth/reset-password.tsx",
			at: "/auth/reset-password?code=a-code",
			press: button("Continue"),
			says: messages.reset.updateFailed,
			postsItself: true,
		},
		{
			route: "routes/admin/gate.tsx",
			at: "/admin",
			fill: type({ Passcode: "seven-loud-otters" }),
			press: button("Access Admin"),
			says: admin.network,
		},
		{
			route: "routes/admin/gate.tsx",
			name: "of a page that is locked",
			at: "/admin/orders",
			fill: type({ Passcode: "seven-loud-otters" }),
			press: button("Access Admin"),
			says: messages.unanswered.notLoaded,
			isWithoutTabs: true,
		},
	],
	free: [
		{
			route: "routes/auth/sign-out.ts",
			at: "/about",
			fill: (page) => page.getByRole("button", { name: /^Account/u }).click(),
			press: (page) => page.getByRole("button", { name: "Sign Out" }),
			says: messages.signOut.failed,
			isWithoutTabs: true,
		},
		{
			route: "routes/member/open-resume.ts",
			name: "from the list",
			at: "/resumes",
			press: button(/^View Resume/u),
			says: messages.access.checkFailed,
		},
		{
			route: "routes/member/open-resume.ts",
			name: "from its preview",
			at: aResume,
			press: button("View Full Resume"),
			says: messages.access.checkFailed,
		},
		{
			route: "routes/billing/checkout.tsx",
			at: "/pricing",
			press: button("Get the Resume Pack"),
			says: messages.checkout.startFailed,
		},
		{
			route: "routes/billing/checkout.tsx",
			name: "after signing up",
			at: "/checkout/pro-monthly",
			press: button("Continue to checkout"),
			says: messages.checkout.startFailed,
			postsItself: true,
		},
		...(
			[
				["account", { "New email": "new@example.com", ...password }, "Send confirmation link"],
				[
					"password",
					{ ...password, "New password": "another-room", "Confirm new password": "another-room" },
					"Change password",
				],
			] as const
		).map(
			([id, fields, label]): Form => ({
				route: "routes/member/settings.tsx",
				name: label,
				at: "/settings",
				fill: async (page) => {
					await openFirst(id === "account" ? "Change email" : "Change your password")(page);
					await type(fields, settingsForm(id))(page);
				},
				press: button(label),
				says: messages.general.network,
			}),
		),
		{
			route: "routes/member/settings.tsx",
			name: "a mail switch",
			at: "/settings",
			press: (page) => page.getByRole("switch", { name: "Product Updates" }),
			says: messages.preferences.saveFailed,
		},
		{
			route: "routes/member/settings.tsx",
			name: "Unsubscribe All",
			at: "/settings",
			press: button("Unsubscribe All"),
			says: messages.preferences.unsubscribeFailed,
		},
		{
			route: "routes/member/settings.tsx",
			name: "Sign out all other devices",
			at: "/settings",
			fill: (page) => page.getByText(/^\d+ other devices$/u).click(),
			press: button("Sign out all other devices"),
			says: messages.general.network,
		},
		{
			route: "routes/member/settings.tsx",
			name: "Delete my account",
			at: "/settings",
			fill: async (page) => {
				await openFirst("Delete account")(page);
				await type(password, settingsForm("privacy"))(page);
				await page.getByLabel("Delete my account and everything in it.").check();
			},
			press: button("Delete my account"),
			says: messages.general.network,
		},
		{
			route: "routes/member/new-contribution.tsx",
			at: "/contribute/new",
			fill: type({ "Or its text, pasted": "Ledgers, kept for years" }),
			press: button("Read my resume"),
			says: contributing.receiveFailed,
		},
		{
			route: "routes/member/contribution-draft.tsx",
			at: (context) => anOwnDraft(context, "draft"),
			fill: type({ Headline: "Ledger lead, typed" }),
			press: button("Save and see the page"),
			says: contributing.failed,
		},
		{
			route: "routes/member/submit-contribution.tsx",
			at: (context) => anOwnDraft(context, "submit"),
			press: button("Submit"),
			says: contributing.failed,
		},
	],
	pro: [
		{
			route: "routes/billing/pause-subscription.ts",
			at: "/subscription",
			fill: openFirst("Pause instead"),
			press: button("Pause Pro"),
			says: messages.pause.failed,
		},
		{
			route: "routes/member/settings.tsx",
			name: "Remove them from my account",
			at: withSealed,
			fill: openFirst("Encrypted comparisons"),
			press: button("Remove them from my account"),
			says: messages.general.network,
		},
		{
			route: "routes/billing/portal.ts",
			at: "/settings",
			press: button("Manage Billing"),
			says: messages.billing.managementFailed,
		},
		{
			route: "routes/billing/refund-order.ts",
			at: "/subscription",
			fill: (page) => page.locator("summary", { hasText: "Get my money back" }).first().click(),
			press: button(/^Yes, refund/u),
			says: messages.billing.refundFailed,
		},
		{
			route: "routes/billing/cancel-subscription.tsx",
			at: "/subscription/cancel",
			fill: async (page) => {
				await page.getByRole("radio", { name: "Other" }).check();
				await page.getByLabel(/^Anything else/u).fill("It was a good month.");
			},
			press: button("Complete Cancellation"),
			says: messages.cancel.failed,
		},
		{
			route: "routes/tools/insights.tsx",
			at: "/insights",
			// The browser reads a resume itself; what it cannot read may be sent.
			fill: async (page) => {
				await type({ "The job posting (optional)": "Keep the ledger of a bakery. ".repeat(20) })(
					page,
				);
				await page.locator("form[data-reading=ready]").waitFor();
				await page.getByLabel("Or its file").setInputFiles({
					name: "resume.pdf",
					mimeType: "application/pdf",
					buffer: Buffer.from("%PDF-1.7 and no more"),
				});
				await button("Compare mine")(page).click();
				await button("Read it on the server")(page).waitFor();
			},
			press: button("Read it on the server"),
			says: messages.insights.failed,
		},
		{
			route: "routes/member/keep-line.ts",
			at: async (context) => `${await aResume(context)}/read`,
			press: (page) => page.getByRole("button", { name: /^Keep:/u }).first(),
			says: messages.keeping.failed,
		},
		{
			route: "routes/member/kept-lines.tsx",
			at: aKeptLine,
			fill: aNote,
			press: button("Save"),
			says: messages.keeping.failed,
			beside: { press: button("Find"), says: messages.unanswered.notLoaded },
		},
		{
			route: "routes/member/kept-lines.tsx",
			name: "in the reader",
			at: aReaderWithALine,
			fill: aNote,
			press: button("Save"),
			says: messages.keeping.failed,
		},
		{
			route: "routes/site/shortlist.tsx",
			name: "star",
			at: "/resumes",
			press: (page) => page.getByRole("button", { name: /^Shortlist:/u }).last(),
			says: messages.shortlisting.failed,
		},
		{
			route: "routes/site/shortlist.tsx",
			name: "note",
			at: aShortlist,
			fill: async (page) => {
				await page.getByRole("main").locator("summary").first().click();
				await type({ "Your note": "A long story." }, "main .library-row >> nth=0")(page);
			},
			press: button("Save note"),
			says: messages.shortlisting.failed,
			beside: {
				press: (page) => page.getByRole("link", { name: "Company", exact: true }),
				says: messages.unanswered.notLoaded,
			},
		},
		{
			route: "routes/member/outcome.tsx",
			at: "/library/outcome",
			fill: async (page) => {
				await page.getByLabel("Yes, I got an offer").check();
				await page.getByLabel("Month of the offer").selectOption({ index: 1 });
				await type({ "Company (optional)": "A long story" })(page);
			},
			press: button("Save my answer"),
			says: messages.telling.failed,
		},
		{
			route: "routes/member/save-search.tsx",
			at: "/library/searches/new?q=ledger",
			fill: type({ Name: "A long story" }),
			press: button("Save search"),
			says: messages.searches.failed,
		},
		{
			route: "routes/member/saved-searches.tsx",
			at: aSavedSearch,
			fill: async (page) => {
				await page.getByRole("main").locator("summary").first().click();
				await type({ Name: "A long story" })(page);
			},
			press: button("Save"),
			says: messages.searches.failed,
		},
		{
			route: "routes/tools/checklist.tsx",
			name: "from a comparison",
			at: "/insights",
			fill: async (page) => {
				await page.locator("form[data-reading=ready]").waitFor();
				await type({ "The text of your resume": comparedText })(page);
				await button("Compare mine")(page).click();
				await button(/^Tick \d/u)(page).waitFor();
			},
			press: button(/^Tick \d/u),
			says: messages.checklist.failed,
		},
		{
			route: "routes/tools/checklist.tsx",
			at: "/checklist",
			press: (page) => page.getByRole("checkbox").first(),
			says: messages.checklist.failed,
		},
		{
			route: "routes/billing/resume-subscription.ts",
			at: async (context) => {
				await post(context, "/subscription/cancel", { form: { reason: "Other", from: "page" } });
				return "/subscription";
			},
			press: button("Resume subscription"),
			says: messages.billing.resumeFailed,
		},
		{
			route: "routes/billing/receipt.tsx",
			at: aReceipt,
			fill: async (page) => {
				await page.getByRole("main").locator("summary").click();
				await page.getByLabel("Name, company, address, tax number").fill("Example Ltd.");
			},
			press: button("Save"),
			says: messages.receipts.unreached,
		},
	],
	owner: [
		{
			route: "routes/site/confirm-work-address.tsx",
			at: aWorkLink,
			press: button("Yes, it is mine"),
			says: messages.workAddress.unexpected,
		},
		{
			route: "routes/admin/add-resume.tsx",
			at: "/admin/resumes/new",
			fill: type({
				Title: "Ledger lead",
				Company: "Kestrel",
				Role: "Finance",
				Industry: "Finance",
			}),
			press: button("Add Resume"),
			says: adminResumes.addFailed,
		},
		{
			route: "routes/admin/edit-resume.tsx",
			at: aResumeOfTheOwner,
			fill: type({ Title: "Ledger lead" }),
			press: button("Save changes"),
			says: adminResumes.updateFailed,
		},
		{
			route: "routes/admin/withdraw-resume.tsx",
			at: async (context) => `${await aResumeOfTheOwner(context)}/withdraw`,
			fill: type({ "Reason (optional, only you see it)": "The author asked for it." }),
			press: button("Yes"),
			says: adminResumes.deleteFailed,
		},
		{
			route: "routes/admin/resumes.tsx",
			at: "/admin/resumes",
			press: button(/^(?:Unf|F)eature/u),
			says: adminResumes.featuredFailed,
		},
		{
			route: "routes/admin/resumes.tsx",
			name: "many at once",
			at: "/admin/resumes",
			fill: async (page) => {
				await page.getByLabel("All on this page", { exact: true }).check();
				await page.getByRole("combobox", { name: "Change the chosen ones" }).selectOption("tag");
				await type({ "The tag, the new value, or the reason": "unanswered" })(page);
			},
			press: button("Change"),
			says: adminMessages.bulk.failed,
		},
		{
			route: "routes/admin/export-list.ts",
			name: "resumes",
			at: "/admin/resumes",
			press: button("Export CSV"),
			says: adminResumes.exportFailed,
		},
		{
			route: "routes/admin/change.tsx",
			at: aChange,
			press: button("Take this change back"),
			says: admin.network,
		},
		{
			route: "routes/admin/resume-evidence.tsx",
			at: anEvidencePage,
			fill: async (page) => {
				await page.getByLabel("Work address", { exact: true }).fill("kim@work.example");
				await page.getByLabel(/^The address belongs to/u).check();
			},
			press: button("Send the link"),
			says: admin.network,
		},
		{
			route: "routes/admin/resume-evidence.tsx",
			name: "a document",
			at: anEvidencePage,
			fill: async (page) => {
				await page.getByRole("combobox", { name: "Document" }).selectOption("contract");
				await page.getByLabel("The document", { exact: true }).setInputFiles({
					name: "a.pdf",
					mimeType: "application/pdf",
					buffer: Buffer.from("Nurse"),
				});
				await page.getByLabel(/^Employer:/u).check();
			},
			press: button("Record it"),
			says: admin.network,
		},
		{
			route: "routes/admin/upload.tsx",
			name: "a clean copy",
			at: aCleanCopy,
			fill: (page) => page.getByLabel(/may be published/u).check(),
			press: button("Save"),
			says: admin.network,
		},
		{
			route: "routes/admin/upload.tsx",
			name: "an original",
			at: anUpload,
			fill: type({ "More to remove": "Ledgers" }),
			press: button("Remove this file"),
			says: admin.network,
		},
		{
			route: "routes/admin/draft.tsx",
			at: aDraft,
			fill: type({ Headline: "Ledger lead, typed" }),
			press: button("Save"),
			says: intakeMessages.saveFailed,
		},
		{
			route: "routes/admin/intake.tsx",
			at: aRefusedFile,
			press: button("Throw away what could not be taken"),
			says: admin.network,
		},
		{
			route: "routes/admin/drop-files.ts",
			at: "/admin/intake",
			fill: (page) => page.getByLabel("Where they come from").selectOption("curated"),
			press: (page) => page.getByLabel(/choose them/u),
			file: { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("Ledgers") },
			says: "Upload failed:",
		},
		{
			route: "routes/admin/imports/import-resumes.tsx",
			at: "/admin/imports/new",
			fill: (page) =>
				page
					.getByLabel("CSV file", { exact: true })
					.setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("Title\r\n") }),
			press: button("Check this file"),
			says: admin.network,
		},
		{
			route: "routes/admin/imports/import.tsx",
			at: anImport,
			press: button(/^Add 1 resume/u),
			says: admin.network,
		},
		{
			route: "routes/admin/uploads.ts",
			at: "/admin/uploads/new",
			press: (page) => page.getByLabel(/choose one/u),
			file: { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("Ledgers") },
			says: "Upload failed:",
		},
		{
			route: "routes/admin/export-list.ts",
			at: "/admin/signups",
			press: button("Export CSV"),
			says: adminMessages.signups.exportFailed,
		},
		{
			route: "routes/admin/message.tsx",
			at: aMessage,
			fill: type({ "Your answer": "Dear Ada, a long answer." }),
			press: button("Send answer"),
			says: messages.contact.network,
		},
		{
			route: "routes/admin/person.tsx",
			at: (context) => firstOf(context, "/admin/people", /\/admin\/people\/[0-9a-f-]{36}/u),
			fill: async (page) => {
				await openFirst("Give a Resume Pack")(page);
				await page.locator("details[open]").getByLabel("Reason", { exact: true }).fill("A gift.");
			},
			press: button("Give a Resume Pack"),
			says: admin.network,
		},
		{
			route: "routes/admin/team.tsx",
			at: "/admin/team",
			fill: async (page) => {
				await openFirst("Give a role to an account")(page);
				await page.getByLabel("Address of the account").fill("free@offerfolio.example");
				await page.locator("details[open]").getByLabel("Reason", { exact: true }).fill("A helper.");
			},
			press: button("Give the role"),
			says: admin.network,
		},
		{
			route: "routes/admin/order.tsx",
			at: (context) => firstOf(context, "/admin/orders", /\/admin\/orders\/[0-9a-f-]{36}/u),
			fill: async (page) => {
				await page.getByRole("main").locator("summary").first().click();
				await page.getByLabel("Amount in dollars").fill("1.50");
				await page.getByLabel("Reason", { exact: true }).first().fill("Asked for it.");
			},
			press: button("Refund"),
			says: admin.network,
		},
		{
			route: "routes/admin/edit-words.tsx",
			at: "/admin/words/brand",
			fill: type({ Tagline: "Read by lamplight" }),
			press: button("Save"),
			says: adminMessages.words.failed,
		},
		{
			route: "routes/admin/lock.ts",
			at: "/admin/people",
			press: (page) => page.getByRole("button", { name: "Lock" }),
			says: admin.network,
		},
	],
};

export const pageForms: readonly PageForm[] = formUsers.flatMap((who) =>
	formsOf[who].map((form) => ({ ...form, who })),
);

const ofContributors = "the demonstration's accounts have contributed nothing";

/** Actions of pages that no form above posts to, and why. */
export const formsElsewhere: Readonly<Record<string, string>> = {
	"routes/auth/passkey.ts": "posted when a device has signed; without an answer the button says so",
	"routes/tools/group-counts.ts":
		"asked by the page for a posting: without an answer nothing is counted, and the page says so",
	"routes/tools/sealed-comparisons.ts":
		"sealed and sent by the page; without an answer it says so, and the browser keeps them",
	"routes/auth/undo-email-change.tsx":
		"its address is a secret of a mail; tests/app/one-time-links",
	"routes/member/swap-resume.ts":
		"its button stands for ten minutes in the reader of a pack's holder; tests/app/opening",
	"routes/admin/resume-notes.tsx": "its buttons stand there only where a line has a note",
	"routes/member/contribution.tsx": ofContributors,
	"routes/member/margin-notes.tsx": ofContributors,
	"routes/member/earlier-version.tsx": ofContributors,
	"routes/member/withdraw-contribution.tsx": ofContributors,
	"routes/site/unsubscribe.tsx": "its address is a secret of a mail; tests/app/email-preferences",
	"routes/admin/overview.tsx": "its buttons stand there only after something has failed",
};
