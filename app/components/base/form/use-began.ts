import { useEffect, useState } from "react";
import type { FormResult } from "#app/domain/base/form-result.ts";

/**
 * What the fields of a form began with, for the server to see whether another page has changed them since. What was
 * typed stays when the page is loaded again, and so does this; only an answer to the form knows better.
 * @param first by the name under which it is sent
 */
export function useBegan(
	first: Record<string, string>,
	answer: FormResult | undefined,
): Record<string, string> {
	const [began, setBegan] = useState(() => asAnswered(first, answer));
	useEffect(() => setBegan((known) => asAnswered(known, answer)), [answer]);
	return began;
}

const asAnswered = (began: Record<string, string>, answer: FormResult | undefined) =>
	Object.fromEntries(
		Object.entries(began).map(([name, value]) => [name, answer?.values?.[name] ?? value]),
	);
