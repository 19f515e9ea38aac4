import { redirect } from "react-router";
import { ConfirmingEmail } from "#app/components/account/confirming-email.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { confirmationFailed } from "#app/domain/base/messages/account.ts";
import { messages } from "#app/domain/base/messages.ts";
import { placeAfterSignIn } from "#app/domain/base/return-to.ts";
import {
	isMoveLink,
	redeemLink,
	type UselessLink,
} from "#app/operations/account/redeem-link.server.ts";
import { resetCookie, secretHeaders } from "#app/requests/auth-secrets.server.ts";
import { browserOf, signedInHeaders } from "#app/requests/browser.server.ts";
import { finishWithGoogle } from "#app/requests/finish-with-google.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/callback";

export const meta = () => privateMeta("Confirming your email");

// The address holds a secret.
export const headers: Route.HeadersFunction = () => secretHeaders();

/**
 * Shows the page; a mail scanner that fetches it uses nothing up. Some run scripts, too: an account moves by a press
 * only, for the mail may have come to a stranger. Google's answer belongs to this browser.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	const url = new URL(request.url);
	if (url.searchParams.has("state")) throw await finishWithGoogle(url, request, context);
	const code = url.searchParams.get("code");
	if (code) return { code, isMove: await isMoveLink(context.get(servicesContext), code) };
	const expired =
		url.searchParams.get("error_code") === "otp_expired" ||
		(url.searchParams.get("error_description") ?? "").includes("expired");
	if (expired) throw await leadOn("expired", context);
	if (url.searchParams.has("error_code") || url.searchParams.has("error")) {
		throw await leadOn("unknown", context);
	}
	throw redirect("/");
}

/** The page's own POST uses the link up. */
export async function action({ request, context }: Route.ActionArgs) {
	const code = (await readForm(request)).get("code")?.toString() ?? "";
	const services = context.get(servicesContext);
	const browser = browserOf(request, context);
	try {
		const link = await redeemLink(services, code, browser);
		if (!link.success) {
			if (link.reason !== "too_many") return await leadOn(link.reason, context, link.movedUserId);
			const text = messages.busy.tooManyRequests(link.retryAfter);
			return redirectWithFlash("/", { kind: "error", text });
		}
		if (link.did === "address-changed") {
			const flash = success(messages.settings.emailChanged);
			return await leadToSettings(context, link.userId, flash, messages.callback.ofAnother.changed);
		}
		if (link.did === "confirmed-without-password") {
			const headers = new Headers({ "Set-Cookie": resetCookie(link.code) });
			const flash = { kind: "info", text: messages.reset.chooseOne } as const;
			return redirectWithFlash("/auth/reset-password", flash, headers);
		}
		const headers = signedInHeaders(link.cookies, browser);
		return redirectWithFlash(
			placeAfterSignIn(link.returnTo),
			success(messages.callback.success),
			headers,
		);
	} catch (error) {
		services.log.error({ error }, "A confirmation failed");
		return redirectWithFlash("/", { kind: "error", text: messages.callback.unexpected });
	}
}

const success = (text: string) => ({ kind: "success", text }) as const;

/**
 * Where the link of a change of address leads: to the settings of its account, which ask a visitor to sign in.
 * @param ofAnother what is said instead to a person whose account it is not
 */
async function leadToSettings(
	context: Route.LoaderArgs["context"],
	userId: string,
	flash: Parameters<typeof redirectWithFlash>[1],
	ofAnother: string,
) {
	const person = await getPerson(context);
	return person && person.id !== userId
		? redirectWithFlash("/", { kind: "info", text: ofAnother })
		: redirectWithFlash("/settings", flash);
}

/** Where a person with a failed link goes. @param movedUserId whose address it was to change */
async function leadOn(
	reason: UselessLink,
	context: Route.LoaderArgs["context"],
	movedUserId: string | null = null,
) {
	const texts = messages.callback;
	const error = (to: string, text: string) => redirectWithFlash(to, { kind: "error", text });
	if (reason === "deleted") {
		return (await getPerson(context))
			? redirectWithFlash("/", { kind: "info", text: texts.ofAnother.deleted })
			: error("/auth/signup", texts.deleted);
	}
	if (movedUserId && reason !== "unknown") {
		const { changed, used, expired, taken } = texts.ofAnother;
		const [kind, text, ofAnother] = {
			confirmed: ["info", texts.alreadyChanged, changed] as const,
			used: ["info", texts.changeUsed, used] as const,
			expired: ["error", texts.changeExpired, expired] as const,
			taken: ["error", messages.settings.emailTaken, taken] as const,
		}[reason];
		return leadToSettings(context, movedUserId, { kind, text }, ofAnother);
	}
	if (reason === "expired") return error("/auth/signin?expired=true", texts.expired);
	if (await getPerson(context)) {
		return redirectWithFlash("/", { kind: "info", text: texts.alreadySignedIn });
	}
	// A used link was a good one; it just no longer signs anyone in.
	if (reason === "confirmed" || reason === "used") {
		const text = reason === "used" ? texts.used : texts.alreadyConfirmed;
		return redirectWithFlash("/auth/signin", { kind: "info", text });
	}
	return error("/auth/signin", texts.failed);
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, confirmationFailed);

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
	const { code, isMove } = loaderData;
	return (
		<ConfirmingEmail answer={actionData} fixed={{ code }}>
			{isMove ? undefined : "Please wait while we verify your account."}
		</ConfirmingEmail>
	);
}
