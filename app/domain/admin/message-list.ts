import { z } from "zod";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { type MessageStatus, messageStatuses } from "#app/domain/content/contact.ts";

/** Where a page of messages ended: Pro members come first, then the newest. */
export type MessageCursor = { isPro: boolean; at: Date; id: string };

const cursorSchema = z
	.string()
	.regex(/^[01]\.\d{1,13}\.[^.]+$/u)
	.transform((text) => text.split("."))
	.transform(([pro, at, id = ""]) => ({ isPro: pro === "1", at: new Date(Number(at)), id }))
	.refine(({ at, id }) => isUuid(id) && !Number.isNaN(at.getTime()));

/** Which messages an address asks for. What cannot be understood is left out. */
export function readMessageQuery(parameters: URLSearchParams): {
	status: MessageStatus;
	after: MessageCursor | null;
} {
	const status = messageStatuses.find((one) => one === parameters.get("status")) ?? "new";
	return { status, after: cursorSchema.safeParse(parameters.get("after")).data ?? null };
}

/** The address of a list of messages, from its beginning or from where a page ended. */
export function messageListAddress(status: MessageStatus, after?: MessageCursor): string {
	const parameters = new URLSearchParams();
	if (status !== "new") parameters.set("status", status);
	if (after) parameters.set("after", `${after.isPro ? 1 : 0}.${after.at.getTime()}.${after.id}`);
	const search = parameters.toString();
	return search ? `/admin/messages?${search}` : "/admin/messages";
}
