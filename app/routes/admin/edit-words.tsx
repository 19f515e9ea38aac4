import { type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { WordsForm, type WordsFormResult } from "#app/components/admin/words/edit-form.tsx";
import { WordsHistory } from "#app/components/admin/words/version-history.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { readWordsForm } from "#app/operations/admin/words/read-forms.server.ts";
import {
	previewWords,
	type Refused,
	saveWords,
	takeWordsBack,
} from "#app/operations/admin/words/save-version.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import {
	formResponse,
	landOn,
	refuseFields,
	refuseForm,
} from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin, permitForm } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/edit-words";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(loaderData?.form.title ?? "Words");

/** "brand", or a text by folder and slug. */
const keyOf = ({ key, slug }: { key: string; slug?: string | undefined }) =>
	slug === undefined ? key : `${key}/${slug}`;

/** A number of a version that a request names, or null. */
const versionOf = (text: string | null | undefined) =>
	text && /^\d{1,9}$/u.test(text) ? Number(text) : null;

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const before = versionOf(url.searchParams.get("before")) ?? undefined;
	permitForm(context, params.key);
	const { now } = getAdmin(context);
	const services = context.get(servicesContext);
	const form = await readWordsForm(services, keyOf(params), { now, before });
	if (!form) throw errorResponse("not_found", adminMessages.words.unknown);
	return { form };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	permitForm(context, params.key);
	const services = context.get(servicesContext);
	const admin = getAdmin(context);
	const key = keyOf(params);
	const posted = await readForm(request);
	const values = typedValues(posted);
	const version = versionOf(values.version) ?? -1;
	if (values.intent === "preview") {
		const result = await previewWords(services, admin, { key, values });
		if (!result.success) return refuse(result, values);
		const message = adminMessages.words.previewReady;
		const { address: preview } = result;
		return formResponse<WordsFormResult>({ success: true, message, values, preview });
	}
	const to = versionOf(values.to);
	const result = await (to === null
		? saveWords(services, admin, { key, version, values })
		: takeWordsBack(services, admin, { key, version, to, values }));
	if (!result.success) return refuse(result, values);
	if (!result.isTypedKept) return landOn(`/admin/words/${key}`, result);
	const message = `${result.message} ${adminMessages.words.typedKept}`;
	return formResponse<WordsFormResult>({ success: true, message, values: onNewer(values) });
}

/** What was typed goes on from the version that has come meanwhile, which its page shows with the answer. */
const onNewer = ({ version: _, ...fields }: Record<string, string>) => fields;

function refuse({ fieldErrors, ...refusal }: Refused, values: Record<string, string>) {
	if (fieldErrors) return refuseFields<WordsFormResult>(fieldErrors, values, { success: false });
	return refuseForm<WordsFormResult>(refusal, refusal.status === 409 ? onNewer(values) : values);
}

/** The history below a form that was late has the version that was quicker. */
export const shouldRevalidate = ({
	actionStatus,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.words.failed);

export default function EditWordsPage({ loaderData, actionData }: Route.ComponentProps) {
	const busy = useNavigation().formMethod === "POST";
	const { form } = loaderData;
	return (
		<div key={`${form.key} ${form.version}`}>
			<WordsForm form={form} answer={actionData} busy={busy} />
			<WordsHistory form={form} busy={busy} />
		</div>
	);
}
