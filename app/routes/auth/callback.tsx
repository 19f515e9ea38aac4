import { useEffect, useRef } from "react";
import { Form, redirect, useNavigation } from "react-router";
import { ConfirmingEmail } from "#app/components/confirming-email.tsx";
import { brand } from "#app/content/brand.ts";
import { messages } from "#app/domain/messages.ts";
import { networkOf } from "#app/domain/network.ts";
import { redirectWithFlash } from "#app/middleware/flash.server.ts";
import { readForm } from "#app/middleware/page-form.server.ts";
import { getPerson } from "#app/middleware/person.server.ts";
import { requestInfoContext, servicesContext } from "#app/middleware/request-context.server.ts";
import { confirmEmail } from "#app/operations/confirm-email.server.ts";
import type { Route } from "./+types/callback";

export const meta: Route.MetaFunction = () => [
	{ title: `Confirming your e-mail · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

// The address holds a secret; it must not travel on as a referrer. With "no-referrer" a browser would also
// leave the origin out of the form's POST, which is then refused as another site's.
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });

/** Shows the page; a mail scanner that fetches it uses nothing up. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const code = searchParams.get("code");
	if (code) return { code };
	const expired =
		searchParams.get("error_code") === "otp_expired" ||
		(searchParams.get("error_description") ?? "").includes("expired");
	if (expired) throw await expiredLink();
	if (searchParams.has("error_code") || searchParams.has("error")) throw await failedLink(context);
	throw redirect("/");
}

/** The page's own POST uses the link up. */
export async function action({ request, context }: Route.ActionArgs) {
	const code = (await readForm(request)).get("code")?.toString() ?? "";
	const { clientAddress, now } = context.get(requestInfoContext);
	const result = await confirmEmail(context.get(servicesContext), code, {
		headers: request.headers,
		network: networkOf(clientAddress),
		now,
	});
	if (result.success) {
		const cookies = new Headers();
		for (const cookie of result.data.cookies) cookies.append("Set-Cookie", cookie);
		return redirectWithFlash(
			result.data.returnTo,
			{ kind: "success", text: messages.callback.success },
			cookies,
		);
	}
	if (result.reason === "too_many") {
		return redirectWithFlash("/", { kind: "error", text: messages.general.tooManyRequests });
	}
	return result.reason === "expired" ? expiredLink() : failedLink(context);
}

function expiredLink() {
	return redirectWithFlash("/auth/signin?expired=true", {
		kind: "error",
		text: messages.callback.expired,
	});
}

async function failedLink(context: Route.LoaderArgs["context"]) {
	return (await getPerson(context))
		? redirectWithFlash("/", { kind: "info", text: messages.callback.alreadySignedIn })
		: redirectWithFlash("/auth/signin", { kind: "error", text: messages.callback.failed });
}

export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useNavigation().state !== "idle";
	useEffect(() => form.current?.requestSubmit(), []);
	return (
		<Form method="post" ref={form} replace>
			<input type="hidden" name="code" value={loaderData.code} />
			<ConfirmingEmail busy={busy} />
		</Form>
	);
}
