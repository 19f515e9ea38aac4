import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { messages } from "#app/domain/base/messages.ts";
import { contactProblems, contactSchema } from "#app/domain/content/contact-form.ts";
import { sendMessage } from "#app/operations/content/send-message.server.ts";
import type { Uses } from "#app/services.ts";

export const contactFunction = "contact";

type FunctionResponse = {
	status: number;
	body: { ok: boolean; error?: string };
	retryAfter?: number;
};

/** The contact form as the specification's client posts it; public, as the page is. */
export async function callContact(
	services: Uses<"database" | "jobs" | "limits" | "log">,
	body: unknown,
	userId: string | null,
	browser: BrowserRequest,
): Promise<FunctionResponse> {
	const parsed = contactSchema.safeParse(body);
	if (!parsed.success) {
		const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
		const error = isObject ? contactProblems(parsed.error).message : messages.contact.failed;
		return { status: 400, body: { ok: false, error } };
	}
	const result = await sendMessage(services, parsed.data, userId, browser);
	if (result.success) return { status: 200, body: { ok: true } };
	const { status, error, retryAfter } = result;
	return { status, body: { ok: false, error }, ...(retryAfter && { retryAfter }) };
}
