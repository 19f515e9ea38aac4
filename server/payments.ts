import { createHmac } from "node:crypto";
import { createSandbox, messagePage, pagesPath, type Sandbox } from "@offerfolio/stripe-sandbox";
import type { Logger } from "pino";
import { brand } from "#app/content/brand.ts";
import type { Environment } from "#app/env.server.ts";
import { enabledEvents } from "#app/integrations/payments/read-event.server.ts";
import { followClock } from "#app/operations/base/follow-clock.server.ts";
import { findAdmin } from "#app/requests/owner.server.ts";
import { createRequestContext } from "#app/requests/request-context.server.ts";
import type { Services, StripeAccess } from "#app/services.ts";
import type { Handler } from "./http/call-handler.ts";
import type { Lifetime } from "./lifetime.ts";

type OpenPayments = {
	/** How the services reach Stripe; the sandbox brings its clock, which can be moved. */
	access: {
		stripe: StripeAccess;
		clock?: () => Date;
		/** Pays a checkout as a person would; only in the sandbox. */
		payTestCheckout?: (checkoutUrl: string) => Promise<void>;
	};
	/** Writes payments of the past for a demonstration; only with the sandbox. */
	writePast?: Sandbox["writePast"];
	/** The sandbox moves the site's time as well. */
	follow(services: Services): void;
	/** The app, with the sandbox's pages in front of it. */
	withPages(handler: Handler, services: Services): Handler;
};

/** Stripe where it is configured, else the sandbox. */
export async function openPayments(
	env: Environment,
	site: {
		databaseUrl: string;
		publicUrl: string;
		port: number;
		log: Logger;
		lifetime: Lifetime;
	},
): Promise<OpenPayments> {
	if (env.stripe) {
		return { access: { stripe: env.stripe }, follow() {}, withPages: (handler) => handler };
	}
	const { databaseUrl, publicUrl, log, lifetime } = site;
	// Made from the site's own secret, so that a restart and a second process speak the same.
	const secretOf = (name: string) =>
		createHmac("sha256", env.authSecret).update(`sandbox:${name}`).digest("hex");
	const secrets = {
		secretKey: `sk_test_${secretOf("key")}`,
		webhookSecret: `whsec_${secretOf("webhook")}`,
	};
	const webhookUrl = `http://127.0.0.1:${site.port}/webhooks/stripe`;
	const seller = brand.name;
	const where = { databaseUrl, publicUrl, webhookUrl, enabledEvents };
	const sandbox = createSandbox({ ...where, seller, secrets, log });
	await sandbox.start();
	lifetime.atEnd("The payment sandbox", () => sandbox.stop());
	return {
		access: {
			stripe: {
				secretKey: secrets.secretKey,
				webhookSecrets: [secrets.webhookSecret],
				address: sandbox.api,
			},
			clock: () => sandbox.now(),
			payTestCheckout: sandbox.pay,
		},
		writePast: sandbox.writePast,
		follow: (services) => sandbox.control.follow(followClock(services)),
		withPages: (handler, services) =>
			showSandbox(sandbox, handler, { services, ownerOnly: env.site === "public" }),
	};
}

/**
 * The sandbox's pages in front of the app.
 * @param options `ownerOnly`: its controls, which move the time and money of everybody, ask for the dashboard's
 * session
 */
export function showSandbox(
	sandbox: Pick<Sandbox, "handlePage">,
	handler: Handler,
	{ services, ownerOnly }: { services: Services; ownerOnly: boolean },
): Handler {
	return async (request, info) => {
		const { pathname } = new URL(request.url);
		if (!pathname.startsWith(pagesPath)) return handler(request, info);
		if (ownerOnly && /^\/?$/u.test(pathname.slice(pagesPath.length))) {
			const context = createRequestContext(services, info);
			if (!(await findAdmin({ request, context }))) return ownersPage();
		}
		return (await sandbox.handlePage(request)) ?? handler(request, info);
	};
}

const ownersPage = () =>
	messagePage({
		title: "This is the owner's",
		text: "On a public site the sandbox's controls open with the dashboard's passcode. Enter it, and come back.",
		status: 401,
		link: { href: "/admin", text: "To the dashboard" },
	});
