import { data, redirect } from "react-router";
import { type AuthFormResult, invalidForm, resendSchema } from "#app/domain/auth-form.ts";
import { messages } from "#app/domain/messages.ts";
import { networkOf } from "#app/domain/network.ts";
import { safeReturnTo } from "#app/domain/return-to.ts";
import { requestInfoContext, servicesContext } from "#app/middleware/request-context.server.ts";
import { resendConfirmation } from "#app/operations/sign-up.server.ts";
import type { Route } from "./+types/resend";
import { orNetworkFailure } from "./network-failure.ts";

export function loader() {
	return redirect("/auth/signin");
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData();
	const parsed = resendSchema.safeParse(Object.fromEntries(form));
	if (!parsed.success) return data(invalidForm(parsed.error, form.get("email")), { status: 400 });
	const { clientAddress, now } = context.get(requestInfoContext);
	const result = await resendConfirmation(context.get(servicesContext), parsed.data.email, {
		returnTo: safeReturnTo(form.get("returnTo")?.toString()),
		network: networkOf(clientAddress),
		now,
	});
	const answer: AuthFormResult = {
		success: result.success,
		message: result.success
			? { kind: "success", text: messages.resend.success }
			: { kind: "error", text: result.error },
		values: { email: parsed.data.email },
	};
	if (result.success) return data(answer);
	return data(answer, {
		status: result.status,
		headers: result.retryAfter ? { "Retry-After": String(result.retryAfter) } : {},
	});
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	return orNetworkFailure(serverAction(), messages.resend.failed);
}
