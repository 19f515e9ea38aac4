import type { RouterContextProvider } from "react-router";
import { endSession, endSessions } from "#app/data/account/sessions.server.ts";
import { removeSealed } from "#app/data/insights/sealed-comparisons.server.ts";
import { parseTopic } from "#app/domain/account/email-preferences.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import {
	addPasskeySchema,
	beginPasskeySchema,
	removePasskeySchema,
	renamePasskeySchema,
} from "#app/domain/account/passkey-forms.ts";
import {
	changeEmailSchema,
	changePasswordSchema,
	deleteAccountSchema,
	parseIntent,
	type SettingsIntent,
} from "#app/domain/account/settings-form.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { keeping } from "#app/domain/base/messages/keeping-readings.ts";
import { messages } from "#app/domain/base/messages.ts";
import { headersOf } from "#app/integrations/auth.server.ts";
import { requestEmailChange } from "#app/operations/account/change-email.server.ts";
import { changePassword } from "#app/operations/account/change-password.server.ts";
import { deleteAccount } from "#app/operations/account/delete-person.server.ts";
import { requestPasswordReset } from "#app/operations/account/mail-links.server.ts";
import {
	addPasskey,
	beginPasskey,
	removePasskey,
	renamePasskey,
} from "#app/operations/account/passkeys/change-keys.server.ts";
import {
	setPreference,
	unsubscribeFromAll,
} from "#app/operations/account/update-preferences.server.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import {
	formResponse,
	parseFields,
	refuseForm,
	tellFirst,
} from "#app/requests/form-response.server.ts";
import { refuseOther } from "#app/requests/named-account.server.ts";
import { isPostedByBrowser, readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Services, Uses } from "#app/services.ts";

type Outcome =
	| { success: true; message: string }
	| Failure
	| Extract<ReturnType<typeof parseFields>, { success: false }>;

type Asked = {
	services: Services;
	member: MemberRequest;
	form: FormData;
	request: Request;
	headers: Headers;
};

/** Does what one form of the settings asks for, and answers it as a page or as data. */
export async function answerSettings(request: Request, context: Readonly<RouterContextProvider>) {
	const form = await readForm(request);
	const intent = parseIntent(form.get("intent"));
	if (!intent) throw errorResponse("invalid", messages.forms.unreadable);
	const services = context.get(servicesContext);
	const member = await getMember(context);
	const headers = headersOf(browserOf(request, context));
	const other = refuseOther(form, member.person);
	if (other && isPostedByBrowser(request) && !onEveryPage.has(intent)) {
		return redirectWithFlash("/settings", { kind: "error", text: other.error });
	}
	if (other) return refuseForm(other, typedValues(form));
	if (intent === "begin-passkey") return beginAdding({ services, member, form, request, headers });
	const outcome = await (intent === "mail-password-link"
		? mailPasswordLink(services, member, browserOf(request, context))
		: answers[intent]({ services, member, form, request, headers }));

	if (outcome.success && intent === "delete-account") {
		const cookies = new Headers();
		for (const cookie of await services.authenticator.signOut(request.headers)) {
			cookies.append("Set-Cookie", cookie);
		}
		return redirectWithFlash("/", { kind: "success", text: outcome.message }, cookies);
	}
	if (outcome.success && isPostedByBrowser(request)) {
		return redirectWithFlash("/settings", { kind: "success", text: outcome.message });
	}
	if (outcome.success) return formResponse(outcome);
	if ("refused" in outcome) return outcome.refused;
	if ((buttons.has(intent) || outcome.status === 404) && isPostedByBrowser(request)) {
		return redirectWithFlash("/settings", { kind: "error", text: outcome.error });
	}
	return refuseForm(outcome, typedValues(form));
}

/** Forms without a field to type in have no place of their own for a sentence, and one of what is gone is gone too. */
const buttons = new Set<SettingsIntent>([
	"end-session",
	"end-other-sessions",
	"set-preference",
	"unsubscribe-all",
	"remove-sealed",
]);

/** Forms with something typed that the settings of every person have: they come back with it. */
const onEveryPage = new Set<SettingsIntent>(["change-email", "delete-account"]);

const answers: Record<
	Exclude<SettingsIntent, "mail-password-link" | "begin-passkey">,
	(asked: Asked) => Promise<Outcome>
> = {
	async "change-email"({ services, member, form }) {
		const parsed = parseFields(form, changeEmailSchema);
		if (!parsed.success) return parsed;
		const result = await requestEmailChange(services, member, parsed.fields);
		const message = messages.settings.emailChangeSent(parsed.fields.email, member.person.email);
		return result.success ? { success: true, message } : result;
	},
	async "change-password"({ services, member, form }) {
		const parsed = parseFields(form, changePasswordSchema);
		if (!parsed.success) return parsed;
		const result = await changePassword(services, member, parsed.fields);
		return result.success ? { success: true, message: messages.settings.passwordChanged } : result;
	},
	async "add-passkey"({ services, member, form, headers }) {
		const parsed = parseFields(form, addPasskeySchema, tellFirst);
		return parsed.success ? addPasskey(services, member, parsed.fields, headers) : parsed;
	},
	async "rename-passkey"({ services, member, form }) {
		const parsed = parseFields(form, renamePasskeySchema);
		return parsed.success ? renamePasskey(services, member, parsed.fields) : parsed;
	},
	async "remove-passkey"({ services, member, form }) {
		const parsed = parseFields(form, removePasskeySchema);
		return parsed.success ? removePasskey(services, member, parsed.fields) : parsed;
	},
	async "end-session"({ services, member, form }) {
		const id = form.get("session")?.toString() ?? "";
		// Anything else is no session id, and Postgres would reject some texts.
		if (/^[\w-]{1,64}$/u.test(id)) await endSession(services.database, member.person.id, id);
		return { success: true, message: messages.settings.sessionEnded };
	},
	async "end-other-sessions"({ services, member }) {
		await endSessions(services.database, member.person.id, member.sessionId);
		return { success: true, message: messages.settings.sessionsEnded };
	},
	async "set-preference"({ services, member, form }) {
		const topic = parseTopic(form.get("topic"));
		if (!topic) return rejected(messages.preferences.securityLocked);
		const result = await setPreference(services, member, topic, form.get("wanted") === "yes");
		return result.success ? { success: true, message: messages.preferences.saved } : result;
	},
	async "unsubscribe-all"({ services, member }) {
		const result = await unsubscribeFromAll(services, member);
		return result.success ? { success: true, message: messages.preferences.unsubscribed } : result;
	},
	async "remove-sealed"({ services, member }) {
		await removeSealed(services.database, member.person.id);
		return { success: true, message: keeping.removedFromAccount };
	},
	async "delete-account"({ services, member, form }) {
		const parsed = parseFields(form, deleteAccountSchema);
		if (!parsed.success) return parsed;
		const result = await deleteAccount(services, member, parsed.fields);
		return result.success ? { success: true, message: messages.settings.deleted } : result;
	},
};

/** What a browser needs to make a passkey, as data: nothing without scripts asks for it. */
async function beginAdding({ services, member, form, headers }: Asked) {
	const parsed = parseFields(form, beginPasskeySchema);
	if (!parsed.success) return parsed.refused;
	const begun = await beginPasskey(services, member, parsed.fields.currentPassword, headers);
	if (!begun.success) return refuseForm(begun, typedValues(form));
	const cookies = new Headers(begun.cookies.map((cookie) => ["Set-Cookie", cookie]));
	return formResponse({ success: true, options: begun.options }, { headers: cookies });
}

/** For a user who signs in with Google and has no password yet. */
async function mailPasswordLink(
	services: Uses<"jobs" | "limits" | "log">,
	{ person }: MemberRequest,
	browser: ReturnType<typeof browserOf>,
): Promise<Outcome> {
	const result = await requestPasswordReset(services, person.email, "/settings", browser);
	return result.success ? { success: true, message: messages.reset.sent } : result;
}
