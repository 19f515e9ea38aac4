import { MessageFilter } from "#app/components/admin/message-filter.tsx";
import { MessageTable } from "#app/components/admin/message-table.tsx";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findMessages } from "#app/data/admin/message-list.server.ts";
import { listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { messageListAddress, readMessageStatus } from "#app/domain/admin/message-list.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/messages";

export const meta = () => privateMeta("Messages");

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const { now } = getAdmin(context);
	const { searchParams } = new URL(request.url);
	const status = readMessageStatus(searchParams);
	const after = readPlace(searchParams);
	const rows = await findMessages(database, { status, after, limit: listPageSize + 1, now });
	const { page, next } = pageOf(rows, ({ createdAt, id, isPro }) => ({
		at: createdAt,
		id,
		isFirstGroup: isPro,
	}));
	return { status, messages: page, next, isFirst: after === null };
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
	const { status, messages, next, isFirst } = loaderData;
	return (
		<>
			<h1 className="text-2xl">Messages</h1>
			<p className="mt-1 mb-4 text-quiet">Messages of Pro members first, then the newest.</p>
			<MessageFilter status={status} />
			<MessageTable messages={messages} status={status} />
			<PageTurner
				address={(after) => messageListAddress(status, after)}
				next={next}
				isFirst={isFirst}
			/>
		</>
	);
}
