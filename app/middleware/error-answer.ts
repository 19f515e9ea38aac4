import { data } from "react-router";
import { type ErrorKind, statusOf } from "#app/domain/errors.ts";

/** What the error page may know: never a stack, never a query. */
export type ErrorAnswer = {
	kind: ErrorKind;
	sentence: string;
	/** A plan would open what stayed closed. */
	offersUpgrade?: boolean;
};

/** An answer to be thrown by a loader or action; the nearest error page shows the sentence. */
export function errorAnswer(
	kind: ErrorKind,
	sentence: string,
	options: { headers?: HeadersInit; offersUpgrade?: boolean } = {},
) {
	const { headers, offersUpgrade = false } = options;
	return data({ kind, sentence, offersUpgrade } satisfies ErrorAnswer, {
		status: statusOf(kind),
		...(headers && { headers }),
	});
}
