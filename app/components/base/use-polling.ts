import { useEffect } from "react";
import { useRevalidator } from "react-router";

const pauseMilliseconds = 700;

/** Loads the page again until what runs has ended. */
export function usePolling(isRunning: boolean): void {
	const { revalidate, state } = useRevalidator();
	useEffect(() => {
		if (!isRunning || state !== "idle") return;
		const timer = setTimeout(() => void revalidate(), pauseMilliseconds);
		return () => clearTimeout(timer);
	}, [isRunning, state, revalidate]);
}
