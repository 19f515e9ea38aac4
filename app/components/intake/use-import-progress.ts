import { useEffect, useRef } from "react";
import { showToast } from "#app/components/base/toast-queue.ts";
import { usePolling } from "#app/components/base/use-polling.ts";

/**
 * Polls while an import is being added or taken back, and reports its end once to an owner who waited for it.
 * @param complete what is said then
 */
export function useImportProgress(status: string, complete: string): void {
	const before = useRef(status);
	useEffect(() => {
		if (status === "done" && before.current !== "done") {
			showToast("success", complete);
		}
		before.current = status;
	}, [status, complete]);
	usePolling(status === "adding" || status === "taking back");
}
