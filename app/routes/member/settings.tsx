import { SettingsPage } from "#app/components/account/settings-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import type { SettingsIntent } from "#app/domain/account/settings-form.ts";
import { accountField } from "#app/domain/base/form-result.ts";
import { general } from "#app/domain/base/messages/general.ts";
import { preferences } from "#app/domain/base/messages/settings.ts";
import { readSettings } from "#app/operations/account/read-settings.server.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import { answerSettings } from "#app/requests/settings-forms.server.ts";
import type { Route } from "./+types/settings";

export const meta = () => privateMeta("Settings");

// When to try again, and cookies of a session that has ended.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const member = await getMember(context);
	return {
		...(await readSettings(services, member)),
		billing: await readBilling(services, member.person, member.now),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	return answerSettings(request, context);
}

export async function clientAction(args: Route.ClientActionArgs) {
	const form = await args.request.clone().formData();
	const intent = form.get("intent") as SettingsIntent;
	const { unsubscribeFailed, saveFailed } = preferences;
	const usual =
		intent === "unsubscribe-all"
			? unsubscribeFailed
			: intent === "set-preference"
				? saveFailed
				: general.network;
	const answer = orFailure(args, usual);
	if (intent !== "delete-account") return answer;
	return answer.catch(async (gone: unknown) => {
		if (isDeleted(gone)) await forgetInBrowser(String(form.get(accountField)));
		throw gone;
	});
}

/** Who has deleted their account is sent to the first page, who has to sign in to another one. */
const isDeleted = (answer: unknown) =>
	answer instanceof Response && answer.headers.get("Location") === "/";

async function forgetInBrowser(account: string): Promise<void> {
	try {
		const { forgetKept } = await import("#app/components/insights/kept-store.ts");
		await forgetKept(account);
	} catch {
		// The account is deleted all the same.
	}
}

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
	const viewer = useViewer();
	if (!viewer) return null;
	return <SettingsPage settings={loaderData} viewer={viewer} result={actionData} />;
}
