import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { fieldLetters } from "./content/fields/field.ts";

export default [
	// Everyone: the public site. Nothing here depends on who looks, but for the header and the offers.
	layout("routes/site/layout.tsx", [
		index("routes/site/home.tsx"),
		route("resumes/lines", "routes/site/lines.tsx"),
		route("resumes/compare", "routes/site/compare-resumes.tsx"),
		route("for-you", "routes/site/for-you.tsx"),
		route("routes", "routes/site/career-routes.tsx"),
		// The pages of companies, roles and routes.
		route("resumes/at", "routes/site/hub-list.tsx", { id: "routes/site/companies" }),
		route("resumes/for", "routes/site/hub-list.tsx", { id: "routes/site/roles" }),
		route("resumes/at/:company/:role?", "routes/site/hub.tsx", { id: "routes/site/company" }),
		route("resumes/for/:role", "routes/site/hub.tsx", { id: "routes/site/role" }),
		route("resumes/from/:from/to/:to", "routes/site/career-route.tsx"),
		route("resumes", "routes/site/resumes.tsx", [route(":id", "routes/site/resume.tsx")]),
		// For those whose plan opens it; what is open to everyone, for everyone.
		route("resumes/:id/read", "routes/site/read-resume.tsx"),
		route("resumes/:id/versions", "routes/site/resume-versions.tsx"),
		route("pricing", "routes/site/pricing.tsx"),
		route("guides", "routes/site/guides.tsx"),
		route("guides/:slug", "routes/site/guide.tsx"),
		route("templates", "routes/site/templates.tsx", [route(":slug", "routes/site/template.tsx")]),
		route("blog", "routes/site/blog.tsx", [route(":slug", "routes/site/article.tsx")]),
		route("about", "routes/site/about.tsx"),
		route("how-we-check", "routes/site/how-we-check.tsx"),
		route("contribute", "routes/site/contribute.tsx"),
		route("contact", "routes/site/contact.tsx"),
		route("privacy", "routes/site/privacy.tsx"),
		route("terms", "routes/site/terms.tsx"),

		// Linked from nowhere.
		route("luna", "routes/site/luna.tsx"),

		// Signing in.
		route("auth/signin", "routes/auth/sign-in.tsx"),
		route("auth/signup", "routes/auth/sign-up.tsx"),
		route("auth/forgot-password", "routes/auth/forgot-password.tsx"),
		route("auth/callback", "routes/auth/callback.tsx"),
		route("auth/reset-password", "routes/auth/reset-password.tsx"),
		route("auth/undo-email-change/:token", "routes/auth/undo-email-change.tsx"),

		// Links of mails that work without signing in.
		route("unsubscribe/:list/:token", "routes/site/unsubscribe.tsx"),
		route("newsletter/confirm/:token", "routes/site/confirm-newsletter.tsx"),
		route("work-address/:token", "routes/site/confirm-work-address.tsx"),

		// A visitor's own is in the browser.
		route("shortlist", "routes/site/shortlist.tsx"),

		// Signed out it asks to sign up by itself.
		route("subscription", "routes/billing/subscription.tsx"),

		// Tools of Pro: every viewer sees what they are, members of Pro use them.
		route("insights", "routes/tools/insights.tsx"),
		route("checklist", "routes/tools/checklist.tsx"),

		// For everybody: nothing of it is sent.
		route("tools/what-a-program-reads", "routes/tools/what-a-program-reads.tsx"),

		// Members: guarded by the middleware of their layout.
		layout("routes/member/layout.tsx", [
			route("library", "routes/member/library.tsx"),
			route("library/opened", "routes/member/opened-resumes.tsx"),
			route("library/outcome", "routes/member/outcome.tsx"),
			route("library/lines", "routes/member/kept-lines.tsx"),
			route("library/searches", "routes/member/saved-searches.tsx"),
			route("library/searches/new", "routes/member/save-search.tsx"),
			// A contributor's own resumes, from the upload to the withdrawal.
			route("contribute/new", "routes/member/new-contribution.tsx"),
			route("contribute/:id", "routes/member/contribution.tsx"),
			route("contribute/:id/draft", "routes/member/contribution-draft.tsx"),
			route("contribute/:id/submit", "routes/member/submit-contribution.tsx"),
			route("contribute/:id/notes", "routes/member/margin-notes.tsx"),
			route("contribute/:id/earlier", "routes/member/earlier-version.tsx"),
			route("contribute/:id/withdraw", "routes/member/withdraw-contribution.tsx"),
			route("settings", "routes/member/settings.tsx"),
			route("checkout/:plan", "routes/billing/checkout.tsx"),
			route("subscription/success", "routes/billing/pro-success.tsx"),
			route("purchase/success", "routes/billing/pack-success.tsx"),
			route("subscription/cancel", "routes/billing/cancel-subscription.tsx"),
			route("orders/:id/receipt", "routes/billing/receipt.tsx"),
		]),

		route("*", "routes/site/not-found.tsx"),
	]),

	// Landing pages, /a to /g: one per field with its sample, and the sample as a file.
	layout(
		"routes/fields/layout.tsx",
		fieldLetters.map((letter) =>
			route(letter, "routes/fields/field.tsx", { id: `routes/fields/${letter}` }),
		),
	),
	...fieldLetters.map((letter) =>
		route(`${letter}/download/:format`, "routes/fields/download-sample.ts", {
			id: `routes/fields/${letter}/download`,
		}),
	),

	// Actions and files of signing in and reading; each asks the access decision itself.
	route("auth/signout", "routes/auth/sign-out.ts"),
	route("auth/resend", "routes/auth/resend.ts"),
	route("auth/google", "routes/auth/google.ts"),
	route("auth/passkey", "routes/auth/passkey.ts"),
	route("newsletter", "routes/site/join-newsletter.ts"),
	route("library/lines/keep", "routes/member/keep-line.ts"),
	route("library/lines/marks", "routes/member/line-marks.ts"),
	route("settings/export", "routes/member/export-data.ts"),
	route("settings/timeline.ics", "routes/member/timeline-file.ts"),
	route("resumes/:id/open", "routes/member/open-resume.ts"),
	// The same for scripts, with the id in the form: one address that the router knows before it is needed.
	route("resumes/open", "routes/member/open-resume.ts", { id: "routes/member/open-resume-named" }),
	route("resumes/:id/swap", "routes/member/swap-resume.ts"),
	route("resumes/:id/elsewhere", "routes/member/section-elsewhere.ts"),
	route("resumes/:id/file", "routes/member/resume-file.ts"),
	route("resumes/:id/download/:format", "routes/member/download-resume.ts"),
	route("templates/:slug/template.docx", "routes/member/template-file.ts"),

	// What a member's browser compares a resume with.
	route("insights/counts", "routes/tools/group-counts.ts"),
	// What a member's browser has sealed.
	route("insights/kept", "routes/tools/sealed-comparisons.ts"),

	// Money: forms that lead to the payment provider, and what the provider tells us.
	route("billing/portal", "routes/billing/portal.ts"),
	route("subscription/resume", "routes/billing/resume-subscription.ts"),
	route("subscription/pause", "routes/billing/pause-subscription.ts"),
	route("orders/:id/refund", "routes/billing/refund-order.ts"),
	route("webhooks/stripe", "routes/machine/stripe-webhook.ts"),
	route("functions/:name", "routes/machine/functions.ts"),
	route(".netlify/functions/:name", "routes/machine/netlify-functions.ts"),

	// The owner: the gate, and behind it everything under the middleware of the layout.
	route("admin", "routes/admin/gate.tsx"),
	layout("routes/admin/layout.tsx", [
		route("admin/signups", "routes/admin/signups.tsx"),
		route("admin/resumes", "routes/admin/resumes.tsx", [
			route("new", "routes/admin/add-resume.tsx"),
			route(":id", "routes/admin/edit-resume.tsx"),
			route(":id/withdraw", "routes/admin/withdraw-resume.tsx"),
			route(":id/evidence", "routes/admin/resume-evidence.tsx"),
			route(":id/notes", "routes/admin/resume-notes.tsx"),
		]),
		route("admin/uploads", "routes/admin/uploads.ts"),
		route("admin/uploads/new", "routes/admin/new-upload.tsx"),
		route("admin/uploads/:id", "routes/admin/upload.tsx"),
		route("admin/uploads/:id/file", "routes/admin/upload-file.ts"),
		route("admin/uploads/:id/sheet.svg", "routes/admin/upload-sheet.ts"),
		route("admin/intake", "routes/admin/intake.tsx"),
		route("admin/intake/files", "routes/admin/drop-files.ts"),
		route("admin/intake/:id", "routes/admin/draft.tsx"),
		route("admin/imports", "routes/admin/imports/imports.tsx"),
		route("admin/imports/new", "routes/admin/imports/import-resumes.tsx"),
		route("admin/imports/sample.csv", "routes/admin/imports/import-sample.ts"),
		route("admin/imports/:id", "routes/admin/imports/import.tsx"),
		route("admin/imports/:id/errors.csv", "routes/admin/imports/import-errors.ts"),
		route("admin/changes", "routes/admin/changes.tsx"),
		route("admin/changes/:id", "routes/admin/change.tsx"),
		route("admin/overview", "routes/admin/overview.tsx"),
		route("admin/demand", "routes/admin/demand.tsx"),
		route("admin/people", "routes/admin/people.tsx"),
		route("admin/people/:id", "routes/admin/person.tsx"),
		route("admin/people/:id/access", "routes/admin/person-access.tsx"),
		route("admin/orders", "routes/admin/orders.tsx"),
		route("admin/orders/:id", "routes/admin/order.tsx"),
		route("admin/messages", "routes/admin/messages.tsx"),
		route("admin/messages/:id", "routes/admin/message.tsx"),
		route("admin/cancellations", "routes/admin/cancellations.tsx"),
		route("admin/words", "routes/admin/words.tsx"),
		route("admin/words/:key/:slug?", "routes/admin/edit-words.tsx"),
		route("admin/audit", "routes/admin/audit-log.tsx"),
		route("admin/team", "routes/admin/team.tsx"),
		route("admin/exports/:list", "routes/admin/export-list.ts"),
		route("admin/lock", "routes/admin/lock.ts"),
	]),

	// Machines: pictures, search engines, and the caller's own rights as data.
	route("resumes/:id/sheet.svg", "routes/machine/sheet-picture.ts"),
	route("resumes/:id/share.png", "routes/machine/share-picture.ts"),
	route("resumes/picture/*", "routes/machine/hub-picture.ts"),
	route("blog/:slug/share.png", "routes/machine/article-picture.ts"),
	route("guides/:slug/share.png", "routes/machine/guide-picture.ts"),
	route("feed.xml", "routes/machine/feed.ts"),
	route("templates/:slug/page.svg", "routes/machine/template-picture.ts"),
	route("resumes/cards", "routes/machine/resume-cards.ts"),
	route("resumes/suggestions", "routes/machine/search-suggestions.ts"),
	route("resumes/options/:field", "routes/machine/filter-options.ts"),
	route("robots.txt", "routes/machine/robots.ts"),
	route("sitemap.xml", "routes/machine/sitemap.ts"),
	route("me", "routes/machine/me.ts"),

	// Development aids: only while mail goes to the outbox.
	layout("routes/dev/layout.tsx", [
		route("dev/mailbox", "routes/dev/mailbox.tsx"),
		route("dev/mailbox/:id", "routes/dev/mail.tsx"),
		route("dev/mailbox/:id/html", "routes/dev/mail-html.ts"),
	]),
] satisfies RouteConfig;
