import { data } from "react-router";
import { type ErrorKind, statusOf } from "#app/domain/errors.ts";

/** What the error page may know: never a stack, never a query. */
export type ErrorAnswer = { kind: ErrorKind; sentence: string };

/** An answer to be thrown by a loader or action; the nearest error page shows the sentence. */
export function errorAnswer(kind: ErrorKind, sentence: string, headers?: HeadersInit) {
	return data({ kind, sentence } satisfies ErrorAnswer, {
		status: statusOf(kind),
		...(headers && { headers }),
	});
}
