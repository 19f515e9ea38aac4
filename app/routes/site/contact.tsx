import { pageMeta } from "#app/components/base/page-meta.ts";
import { ContactPageView } from "#app/components/content/contact-page.tsx";
import { brand } from "#app/content/brand.ts";
import { contactPage } from "#app/content/contact-page.ts";
import * as messages from "#app/domain/base/messages/letters.ts";
import { contactSchema, readPrefill } from "#app/domain/content/contact-form.ts";
import { sendMessage } from "#app/operations/content/send-message.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import {
	formResponse,
	parseForm,
	refuseForm,
	tellFirst,
} from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
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
	const posted = await parseForm(request, contactSchema, tellFirst);
	if (!posted.success) return posted.refused;
	const { fields, values } = posted;
	const person = await getPerson(context);
	const browser = browserOf(request, context);
	const services = context.get(servicesContext);
	const result = await sendMessage(services, fields, person?.id ?? null, browser);
	if (!result.success) return refuseForm(result, values);
	const message = messages.contact.sent;
	if (isPostedByBrowser(request)) {
		return redirectWithFlash("/contact", { kind: "success", text: message });
	}
	return formResponse({
		success: true,
		message,
		values: { ...values, subject: "", message: "", kind: "question", resumeAddress: "" },
	});
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.contact.network);

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <ContactPageView prefill={loaderData.prefill} result={actionData} />;
}
