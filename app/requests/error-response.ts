import { data } from "react-router";
import { type ErrorKind, statusOf } from "#app/domain/base/errors.ts";
import * as messages from "#app/domain/base/messages/busy.ts";
import type { ClosedDoor } from "#app/domain/reader/denial-cause.ts";

/** A way on, and others that are open as well. */
type WayOn = { label: string; to: string; others?: { name: string; to: string }[] };

/** What the error page may know: never a stack, never a query. */
export type ErrorBody = {
	kind: ErrorKind;
	sentence: string;
	/** A plan would open what stayed closed. */
	offersUpgrade?: boolean;
	/** And no pack, only Pro. */
	needsPro?: boolean;
	/** The data of the page of a resume that the person's plan no longer opens. */
	door?: ClosedDoor;
	/** The dashboard's passcode would open it: the page is the gate. */
	needsPasscode?: boolean;
	/** And a code beside it. */
	asksForCode?: boolean;
	/** Where the person goes on instead. */
	leadsTo?: WayOn;
	/** The role of the person is another one: a form that was sent stays, for who may send it. */
	isRole?: boolean;
	/** The session has ended under a form: the same form can be sent again after signing in. */
	needsSignIn?: boolean;
};

/** A response for a loader or action to throw; the nearest error page shows the sentence. */
export function errorResponse(
	kind: ErrorKind,
	sentence: string,
	options: Omit<ErrorBody, "kind" | "sentence" | "door"> & {
		headers?: HeadersInit;
		door?: ClosedDoor | null;
	} = {},
) {
	const { headers, offersUpgrade = false, door, needsPasscode, needsSignIn, leadsTo } = options;
	const answer: ErrorBody = {
		kind,
		sentence,
		offersUpgrade,
		...(options.needsPro && { needsPro: true }),
		...(door && { door }),
		...(leadsTo && { leadsTo }),
		...(needsPasscode && { needsPasscode }),
		...(options.asksForCode && { asksForCode: true }),
		...(needsSignIn && { needsSignIn }),
		...(options.isRole && { isRole: true }),
	};
	return data(answer, {
		status: statusOf(kind),
		...(headers && { headers }),
	});
}

/**
 * A rate-limited response for a loader or action to throw.
 * @param seconds after which they may come again
 */
export function waitAnswer(seconds: number, sentence = messages.busy.tooManyRequests(seconds)) {
	const headers = { "Retry-After": String(seconds) };
	return errorResponse("too_many_requests", sentence, { headers });
}
