import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	// Everyone: the public site. Nothing here depends on who looks, but for the header and the offers.
	layout("routes/site/layout.tsx", [
		index("routes/site/home.tsx"),
		route("resumes", "routes/site/resumes.tsx", [route(":id", "routes/site/resume.tsx")]),
		route("pricing", "routes/site/pricing.tsx"),
		route("privacy", "routes/site/privacy.tsx"),
		route("terms", "routes/site/terms.tsx"),

		// Signing in.
		route("auth/signin", "routes/auth/sign-in.tsx"),
		route("auth/signup", "routes/auth/sign-up.tsx"),
		route("auth/forgot-password", "routes/auth/forgot-password.tsx"),
		route("auth/callback", "routes/auth/callback.tsx"),
		route("auth/reset-password", "routes/auth/reset-password.tsx"),

		// Links of mails that work without signing in.
		route("unsubscribe/:list/:token", "routes/site/unsubscribe.tsx"),
		route("newsletter/confirm/:token", "routes/site/confirm-newsletter.tsx"),

		// Signed out it asks to sign up by itself.
		route("subscription", "routes/billing/subscription.tsx"),

		// Members: guarded by the middleware of their layout.
		layout("routes/member/layout.tsx", [
			route("library", "routes/member/library.tsx"),
			route("resumes/:id/read", "routes/member/read-resume.tsx"),
			route("settings", "routes/member/settings.tsx"),
			route("checkout/:plan", "routes/billing/checkout.tsx"),
			route("subscription/success", "routes/billing/pro-success.tsx"),
			route("purchase/success", "routes/billing/pack-success.tsx"),
			route("subscription/cancel", "routes/billing/cancel-subscription.tsx"),
			route("orders/:id/receipt", "routes/billing/receipt.tsx"),
		]),

		route("*", "routes/site/not-found.tsx"),
	]),

	// Actions and files of signing in and reading; each asks the access decision itself.
	route("auth/signout", "routes/auth/sign-out.ts"),
	route("auth/resend", "routes/auth/resend.ts"),
	route("auth/google", "routes/auth/google.ts"),
	route("newsletter", "routes/site/join-newsletter.ts"),
	route("settings/export", "routes/member/export-data.ts"),
	route("resumes/:id/open", "routes/member/open-resume.ts"),
	route("resumes/:id/file", "routes/member/resume-file.ts"),
	route("resumes/:id/download/:format", "routes/member/download-resume.ts"),

	// Money: forms that lead to the payment provider, and what the provider tells us.
	route("billing/portal", "routes/billing/portal.ts"),
	route("subscription/resume", "routes/billing/resume-subscription.ts"),
	route("orders/:id/refund", "routes/billing/refund-order.ts"),
	route("webhooks/stripe", "routes/machine/stripe-webhook.ts"),
	route("functions/:name", "routes/machine/functions.ts"),
	route(".netlify/functions/:name", "routes/machine/netlify-functions.ts"),

	// Machines: pictures, search engines, and the caller's own rights as data.
	route("resumes/:id/sheet.svg", "routes/machine/sheet-picture.ts"),
	route("resumes/:id/share.png", "routes/machine/share-picture.ts"),
	route("resumes/cards", "routes/machine/resume-cards.ts"),
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
