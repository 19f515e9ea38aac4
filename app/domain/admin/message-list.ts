import type { MessageKind, MessageStatus } from "#app/domain/content/contact.ts";
import { listAddress } from "./list-place.ts";

export const messageStatuses: readonly MessageStatus[] = ["new", "answered", "closed"];

/** A message in a list. */
export type MessageLine = {
	id: string;
	isPro: boolean;
	name: string;
	email: string;
	subject: string;
	kind: MessageKind;
	/** How it begins. */
	excerpt: string;
	createdAt: Date;
};

/** Which messages an address asks for: those that wait for an answer, if it names no status. */
export const readMessageStatus = (params: URLSearchParams): MessageStatus =>
	messageStatuses.find((one) => one === params.get("status")) ?? "new";

/** The address of a list of messages, from its beginning or from where a page ended. */
export const messageListAddress = (status: MessageStatus, after: string | null = null): string =>
	listAddress("/admin/messages", { status: status === "new" ? null : status, after });
