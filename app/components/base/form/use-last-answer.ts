import { useState } from "react";

/**
 * What a form was answered last. The router drops what it was answered without scripts whenever it asks for the page
 * again, and with it would go what is wrong and what was typed.
 */
export function useLastAnswer<Answer extends object>(
	answer: Answer | undefined,
): Answer | undefined {
	const [last, setLast] = useState(answer);
	if (answer && answer !== last) setLast(answer);
	return answer ?? last;
}
