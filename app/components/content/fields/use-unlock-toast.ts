import { useEffect } from "react";
import { showToast } from "#app/components/base/toast-queue.ts";
import { brand } from "#app/content/brand.ts";
import * as messages from "#app/domain/base/messages/library.ts";

/** Says in this browser, for good, that a sample has been unlocked and its reader welcomed. */
const key = "offerfolio.sample-unlocked";

/** Welcomes a person who sees a sample unlocked for the first time, once per browser. */
export function useUnlockToast(isOpen: boolean): void {
	useEffect(() => {
		if (!isOpen || wasWelcomed()) return;
		showToast("success", messages.samples.unlocked(brand.name));
	}, [isOpen]);
}

/** A browser that refuses storage is welcomed by none rather than by every page. */
function wasWelcomed(): boolean {
	try {
		if (window.localStorage.getItem(key)) return true;
		window.localStorage.setItem(key, "1");
		return false;
	} catch {
		return true;
	}
}
