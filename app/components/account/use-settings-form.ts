import { createContext, use, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import type { SettingsIntent, SettingsResult } from "#app/domain/account/settings-form.ts";
import { sessionEnded } from "#app/domain/base/messages/general.ts";

/** What the page's own action answered, for a browser that posts forms without scripts. */
export const PostedResult = createContext<SettingsResult | undefined>(undefined);

/**
 * A form of the settings: posted in place, its success told by a toast.
 * @param intent which form it is
 */
export function useSettingsForm(intent: SettingsIntent) {
	const fetcher = useFetcher<SettingsResult>();
	const posted = use(PostedResult);
	const form = useRef<HTMLFormElement>(null);
	const answer = fetcher.data;

	useEffect(() => {
		if (!answer) return;
		if (answer.success) form.current?.reset();
		// A dialog over the page says that the session has ended; a toast would lie on its buttons.
		if (answer.message && answer.message !== sessionEnded) {
			showToast(answer.success ? "success" : "error", answer.message);
		}
	}, [answer]);

	const result = answer ?? (posted?.intent === intent ? posted : undefined);
	return {
		Form: fetcher.Form,
		form,
		/** What is being sent right now. */
		sending: fetcher.formData,
		busy: fetcher.state !== "idle",
		hasFailed: result?.success === false,
		errors: result?.success === false ? (result.fieldErrors ?? {}) : {},
		/** A failure that no field is to blame for. */
		failure: result?.success === false ? result.message : undefined,
		values: result?.success === false ? result.values : undefined,
	};
}
