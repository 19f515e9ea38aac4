import { redirect, useNavigation } from "react-router";
import { WordsForm, type WordsFormResult } from "#app/components/admin/words/edit-form.tsx";
import { WordsList } from "#app/components/admin/words/list-of-forms.tsx";
import { WordsHistory } from "#app/components/admin/words/version-history.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { isTextKey } from "#app/domain/content/own-fields.ts";
import { readWordsForm, readWordsList } from "#app/operations/admin/words/read-forms.server.ts";
import {
	previewWords,
	saveWords,
	takeWordsBack,
} from "#app/operations/admin/words/save-version.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse, refuseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/own-words";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(loaderData?.form?.title ?? "Words");

/** The list of all that can be written, or the form of one. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const key = params["*"];
	if (key === "") {
		const kind = url.searchParams.get("kind");
		const name = kind && (url.searchParams.get("name") ?? "").trim();
		if (name && isTextKey(`${kind}/${name}`)) throw redirect(`/admin/words/${kind}/${name}`);
		const list = await readWordsList(services);
		const problem = name === null ? null : adminMessages.words.addressInvalid;
		return { list: { ...list, asked: { name: name ?? "", problem } }, form: null };
	}
	const before = Number(url.searchParams.get("before")) || undefined;
	const { now } = getAdmin(context);
	const form = await readWordsForm(services, key, { now, before });
	if (!form) throw errorResponse("not_found", adminMessages.words.unknown);
	return { list: null, form };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const admin = getAdmin(context);
	const key = params["*"];
	const posted = await readForm(request);
	const values = typedValues(posted);
	const version = Number(values.version);
	if (values.intent === "preview") {
		const result = await previewWords(services, admin, { key, values });
		if (!result.success) return refuse(result, values);
		const message = adminMessages.words.previewReady;
		const { address: preview } = result;
		return formResponse<WordsFormResult>({ success: true, message, values, preview });
	}
	const result =
		values.intent === "take-back"
			? await takeWordsBack(services, admin, { key, version, to: Number(values.to) })
			: await saveWords(services, admin, { key, version, values });
	if (!result.success) return refuse(result, values);
	return redirectWithFlash(`/admin/words/${key}`, { kind: "success", text: result.message });
}

function refuse(
	failure: Exclude<Awaited<ReturnType<typeof saveWords>>, { success: true }>,
	values: Record<string, string>,
) {
	const { fieldErrors, version, ...refusal } = failure;
	if (fieldErrors) {
		// Below a long text nobody would see it.
		const message = fieldErrors.text;
		return refuseFields<WordsFormResult>(fieldErrors, values, { success: false, message });
	}
	if (version === undefined) return refuseForm<WordsFormResult>(refusal, values);
	const newer = { ...values, version: String(version) };
	return refuseForm<WordsFormResult>(refusal, newer, { success: false, isStale: true });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.words.failed);

export default function OwnWordsPage({ loaderData, actionData }: Route.ComponentProps) {
	const busy = useNavigation().formMethod === "POST";
	const { list, form } = loaderData;
	if (list) return <WordsList {...list} />;
	return (
		<div key={`${form.key} ${form.version}`}>
			<WordsForm form={form} answer={actionData} busy={busy} />
			<WordsHistory form={form} busy={busy} />
		</div>
	);
}
