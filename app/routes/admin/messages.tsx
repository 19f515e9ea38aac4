import { MessageFilter } from "#app/components/admin/message-filter.tsx";
import { MessageTable } from "#app/components/admin/message-table.tsx";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { brand } from "#app/content/brand.ts";
import { findMessages } from "#app/data/admin/contact-messages.server.ts";
import { messageListAddress, readMessageQuery } from "#app/domain/admin/message-list.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/messages";

const pageSize = 50;

export const meta: Route.MetaFunction = () => [
	{ title: `Messages · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const { now } = getAdmin(context);
	const { status, after } = readMessageQuery(new URL(request.url).searchParams);
	const rows = await findMessages(database, { status, after, limit: pageSize + 1, now });
	const messages = rows.slice(0, pageSize);
	const last = messages.at(-1);
	return {
		status,
		messages,
		first: after ? messageListAddress(status) : null,
		next:
			rows.length > pageSize && last
				? messageListAddress(status, { isPro: last.isPro, at: last.createdAt, id: last.id })
				: null,
	};
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
	const { status, messages, first, next } = loaderData;
	return (
		<>
			<h1 className="text-2xl">Messages</h1>
			<p className="mt-1 mb-4 text-quiet">Those of Pro members first, then the newest.</p>
			<MessageFilter status={status} />
			<MessageTable messages={messages} status={status} />
			<PageTurner first={first} next={next} />
		</>
	);
}
