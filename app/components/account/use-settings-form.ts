import { createContext, use, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useLastAnswer } from "#app/components/base/form/use-last-answer.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { useAccountField } from "#app/components/base/viewer-context.tsx";
import type { SettingsIntent } from "#app/domain/account/settings-form.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { sessionEnded } from "#app/domain/base/messages/general.ts";

/** What the page's own action answered, for a browser that posts forms without scripts. */
export const PostedResult = createContext<FormResult | undefined>(undefined);

const partOf: Record<SettingsIntent, string> = {
	"change-email": "account",
	"change-password": "password",
	"mail-password-link": "password",
	"begin-passkey": "passkeys",
	"add-passkey": "passkeys",
	"rename-passkey": "passkeys",
	"remove-passkey": "passkeys",
	"end-session": "sessions",
	"end-other-sessions": "sessions",
	"set-preference": "preferences",
	"unsubscribe-all": "preferences",
	"remove-sealed": "privacy",
	"delete-account": "privacy",
};

/**
 * A form of the settings: posted in place, its success told by a toast.
 * @param intent which form it is
 * @param id of what it is about, where the page has the same form for several
 */
export function useSettingsForm<More = object>(intent: SettingsIntent, id?: string) {
	const fetcher = useFetcher<FormResult & More>();
	const account = useAccountField();
	const posted = use(PostedResult);
	const ref = useRef<HTMLFormElement>(null);
	const answer = fetcher.data;

	useEffect(() => {
		if (!answer) return;
		// The first of two steps says nothing yet: what was typed is needed until the second one is done.
		if (answer.success && answer.message) ref.current?.reset();
		// A dialog over the page says that the session has ended; a toast would lie on its buttons.
		if (answer.message && answer.message !== sessionEnded) {
			showToast(answer.success ? "success" : "error", answer.message);
		}
	}, [answer]);

	const isPosted = posted?.values?.intent === intent && posted.values.id === id;
	const result = useLastAnswer(answer ?? (isPosted ? posted : undefined));
	const failed = result?.success === false ? result : undefined;
	return {
		/** For the form. */
		form: {
			as: fetcher.Form,
			ref,
			// Without scripts the answer is a page, which begins at its part.
			action: `/settings#${partOf[intent]}`,
			answer: failed,
			fixed: { intent, ...account, ...(id && { id }) },
		},
		/** What is being sent right now. */
		sending: fetcher.formData,
		busy: fetcher.state !== "idle",
		failed,
		answer,
		fetcher,
	};
}
