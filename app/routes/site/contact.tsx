import { pageMeta } from "#app/components/base/page-meta.ts";
import { ContactPageView } from "#app/components/content/contact-page.tsx";
import { brand } from "#app/content/brand.ts";
import { contactPage } from "#app/content/contact-page.ts";
import * as messages from "#app/domain/base/messages/letters.ts";
import { type ContactResult, contactFields } from "#app/domain/content/contact.ts";
import {
	contactProblems,
	contactSchema,
	readPrefill,
	readTyped,
} from "#app/domain/content/contact-form.ts";
import { sendMessage } from "#app/operations/content/send-message.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser, readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/contact";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, {
		title: contactPage.title,
		description: `How to reach ${brand.name}. ${contactPage.lead}`,
		path: "/contact",
	});

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
	const person = await getPerson(context);
	const filled = readPrefill(new URL(request.url).searchParams);
	return {
		publicUrl: context.get(servicesContext).publicUrl,
		prefill: { name: "", email: person?.email ?? "", ...filled },
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const values = readTyped(form);
	const parsed = contactSchema.safeParse(Object.fromEntries(form));
	if (!parsed.success) {
		const answer = { success: false, values, ...contactProblems(parsed.error) };
		return formResponse<ContactResult>(answer, { status: 400 });
	}
	const person = await getPerson(context);
	const browser = browserOf(request, context);
	const services = context.get(servicesContext);
	const result = await sendMessage(services, parsed.data, person?.id ?? null, browser);
	if (!result.success) {
		return formResponse<ContactResult>({ success: false, message: result.error, values }, result);
	}
	if (isPostedByBrowser(request)) {
		return redirectWithFlash("/contact", { kind: "success", text: messages.contact.sent });
	}
	const next = { ...values, subject: "", message: "" };
	return formResponse<ContactResult>({
		success: true,
		message: messages.contact.sent,
		values: next,
	});
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, messages.contact.network, (message, form): ContactResult => {
		const typed = contactFields.map((name) => [name, form.get(name)?.toString() ?? ""]);
		const values = Object.fromEntries(typed) as ContactResult["values"];
		return { success: false, message, values };
	});
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <ContactPageView prefill={loaderData.prefill} result={actionData} />;
}
