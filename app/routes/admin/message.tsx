import { MessageDetail } from "#app/components/admin/message-detail.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findReplies, getMessage } from "#app/data/admin/contact-messages.server.ts";
import { findOtherMessages } from "#app/data/admin/message-list.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { contact } from "#app/domain/base/messages/letters.ts";
import { messages } from "#app/domain/base/messages.ts";
import { replySchema } from "#app/domain/content/contact-form.ts";
import { describeWriter } from "#app/operations/admin/describe-writer.server.ts";
import {
	grantRefundRequest,
	readRefundRequest,
} from "#app/operations/admin/grant-refund-request.server.ts";
import { replyToMessage } from "#app/operations/admin/reply-to-message.server.ts";
import { settleMessage } from "#app/operations/admin/settle-message.server.ts";
import { readTakedownRequest, takeDown } from "#app/operations/admin/take-down.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { getAdmin, permitForm } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { orFailureOfForm } from "#app/requests/unanswered/form-outage.ts";
import type { Route } from "./+types/message";

/** How many other messages of the same sender are listed. */
const shownOthers = 20;

export const meta = () => privateMeta("Message");

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { database } = services;
	const message = isUuid(params.id) ? await getMessage(database, params.id) : null;
	if (!message) throw errorResponse("not_found", messages.general.notFound);
	return {
		message,
		writer: await describeWriter(services, message.userId, getAdmin(context).now),
		replies: await findReplies(database, message.id),
		refund: await readRefundRequest(services, message),
		takedown: await readTakedownRequest(services, message),
		others: await findOtherMessages(database, message, shownOthers),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await readForm(request);
	if (!isUuid(params.id)) throw errorResponse("not_found", messages.general.notFound);
	const services = context.get(servicesContext);
	const admin = getAdmin(context);
	const intent = form.get("intent") ?? "reply";
	permitForm(context, intent);
	const values = typedValues(form);
	const back = (text: string) =>
		redirectWithFlash(`/admin/messages/${params.id}`, { kind: "success", text });

	if (intent === "close" || intent === "reopen") {
		const status = intent === "close" ? "closed" : "new";
		const result = await settleMessage(services, admin, params.id, status);
		if (!result.success) return refuseForm(result, values);
		return back(intent === "close" ? messages.contact.closed : messages.contact.reopened);
	}
	if (intent === "refund") {
		const result = await grantRefundRequest(services, admin, params.id);
		if (!result.success) return refuseForm(result, values);
		return back(result.said);
	}
	if (intent !== "take-down" && intent !== "reply") {
		throw errorResponse("invalid", messages.forms.unreadable);
	}
	const parsed = parseFields(form, replySchema);
	if (!parsed.success) return parsed.refused;
	if (intent === "take-down") {
		const result = await takeDown(services, admin, params.id, parsed.fields.body);
		return result.success ? back(adminMessages.takedowns.done) : refuseForm(result, values);
	}
	const result = await replyToMessage(services, admin, params.id, parsed.fields.body);
	return result.success ? back(messages.contact.replied) : refuseForm(result, values);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailureOfForm(args, contact.network);

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
	return <MessageDetail key={loaderData.message.id} {...loaderData} failure={actionData} />;
}
