import { redirect } from "react-router";
import { WordsList } from "#app/components/admin/words/list-of-forms.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { maySend } from "#app/domain/admin/dashboard-roles.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isTextKey } from "#app/domain/content/own-fields.ts";
import { readWordsList } from "#app/operations/admin/words/read-forms.server.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/words";

export const meta = () => privateMeta("Words");

/** The list of all that can be written; the form below it leads to a new text. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const name = url.searchParams.get("name")?.trim() ?? null;
	const key = `${url.searchParams.get("kind")}/${name}`;
	if (isTextKey(key)) throw redirect(`/admin/words/${key}`);
	const problem = name === null ? null : adminMessages.words.addressInvalid;
	const { role } = getAdmin(context);
	const isMine = ({ key }: { key: string }) =>
		maySend(role, "/admin/words/:key/:slug?", key.split("/")[0]);
	const { forms, texts } = await readWordsList(context.get(servicesContext));
	return {
		forms: forms.filter(isMine),
		texts: texts.filter(isMine),
		asked: { name: name ?? "", problem },
	};
}

export default function WordsPage({ loaderData }: Route.ComponentProps) {
	return <WordsList {...loaderData} />;
}
