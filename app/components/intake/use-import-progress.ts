import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";

const pauseMilliseconds = 700;

/**
 * Polls while an import is being added, and reports its end once to an owner who waited for it.
 * @param complete what is said then
 */
export function useImportProgress(status: string, complete: string): void {
	const { revalidate, state } = useRevalidator();
	const before = useRef(status);
	useEffect(() => {
		if (status === "done" && before.current !== "done") {
			showToast("success", complete);
		}
		before.current = status;
	}, [status, complete]);
	useEffect(() => {
		if (status !== "adding" || state !== "idle") return;
		const timer = setTimeout(() => void revalidate(), pauseMilliseconds);
		return () => clearTimeout(timer);
	}, [status, state, revalidate]);
}
