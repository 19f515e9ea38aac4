import type { ErrorResponse } from "react-router";
import { ErrorView } from "./error-view.tsx";

/** The page for an error that a route answered, or for one that nobody expected (null). */
export function RouteError({ error }: { error: ErrorResponse | null }) {
	const answer = error?.data as { sentence?: unknown; offersUpgrade?: unknown } | undefined;
	const sentence = typeof answer?.sentence === "string" ? answer.sentence : undefined;
	const plans = { label: "See plans", to: "/pricing" };
	return (
		<ErrorView
			status={error?.status ?? 500}
			message={sentence}
			action={answer?.offersUpgrade === true ? plans : undefined}
		/>
	);
}
