import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { ImportCounts } from "#app/domain/intake/resume-import.ts";

const pauseMilliseconds = 700;

/** Polls while an import is being added, and reports its end once to an owner who waited for it. */
export function useImportProgress(status: string, counts: ImportCounts): void {
	const { revalidate, state } = useRevalidator();
	const before = useRef(status);
	useEffect(() => {
		if (status === "done" && before.current !== "done") {
			showToast("success", adminMessages.imports.complete(counts.added, counts.bad));
		}
		before.current = status;
	}, [status, counts.added, counts.bad]);
	useEffect(() => {
		if (status !== "adding" || state !== "idle") return;
		const timer = setTimeout(() => void revalidate(), pauseMilliseconds);
		return () => clearTimeout(timer);
	}, [status, state, revalidate]);
}
