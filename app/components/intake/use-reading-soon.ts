import { useEffect } from "react";

const milliseconds = 800;

/** Asks again while something is being read; each answer is a new object, and starts the next wait. */
export function useReadingSoon(review: { status: string } | null, ask: () => void): void {
	const waits = review?.status === "waiting";
	// biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts, also one that says the same
	useEffect(() => {
		if (!waits) return;
		const timer = setTimeout(ask, milliseconds);
		return () => clearTimeout(timer);
	}, [review, waits]);
}
