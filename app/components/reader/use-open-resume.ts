import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useAuthDialog } from "#app/components/account/auth-dialog-provider.tsx";
import { askIn } from "#app/components/account/ended-session.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { useUpgradeDialog } from "#app/components/billing/upgrade-dialog-provider.tsx";
import * as messages from "#app/domain/base/messages/library.ts";
import type { OpenOffer } from "#app/domain/base/viewer.ts";
import type { DenialReason } from "#app/domain/reader/access.ts";
import { rememberIntent } from "./pending-intent.ts";

/** What the opening of a resume answers when it stays closed; one that opens redirects to the reader. */
export type OpenResumeResponse = {
	success: false;
	reason: DenialReason | "check_failed" | "costs_now";
	/** What the person reads. */
	message: string;
	/** Why, by the person's own plan; null where that is not the reason. */
	cause: string | null;
	/** Pro is theirs and opens nothing for now. */
	isHeld?: true;
	offersUpgrade: boolean;
};

/** The address that opens a resume; by POST only. */
export const openAddress = (id: string) => `/resumes/${id}/open`;

/** Where scripts open a resume, with its id in the form: the router learns of this address ahead. */
export const openNamed = "/resumes/open";

/** The resume that a form's address opens, or undefined for another form. */
export const resumeToOpen = (address: string) => /\/resumes\/([^/]+)\/open$/u.exec(address)?.[1];

/**
 * Opens resumes for a list or a page: signed out it asks to sign up, a denial is shown with its reason and
 * what there is to buy, a grant leads to the reader.
 */
export function useOpenResume() {
	const fetcher = useFetcher<OpenResumeResponse>();
	const { submit, data, state } = fetcher;
	const auth = useAuthDialog();
	const upgrade = useUpgradeDialog();
	const viewer = useViewer();
	const asked = useRef<string | null>(null);
	const askToSignUp = (id: string) => {
		rememberIntent({ kind: "open", resumeId: id });
		auth.open("signup", {
			title: "Sign up to read this resume",
			description: messages.access.signUpToOpen,
			returnTo: `/resumes/${id}`,
		});
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once
	useEffect(() => {
		if (!data || !asked.current) return;
		const id = asked.current;
		asked.current = null;
		// The session has ended under a page that still shows its person: they sign in again, and press again.
		if (data.reason === "authentication_required")
			return viewer ? askIn.member?.() : askToSignUp(id);
		// An offer is no error: the dialog shows it, or the reason if a toast has made the offer.
		const { message, cause, isHeld } = data;
		if (data.reason === "limit_reached") {
			showToast("info", message);
			upgrade.open(cause ?? messages.access.upgrade, { isHeld });
		} else if (data.offersUpgrade) upgrade.open(message, { cause, isHeld });
		else showToast(data.reason === "costs_now" ? "info" : "error", message);
	}, [data]);

	return {
		/** The resume that is being opened, or null. */
		opening: state === "idle" ? null : asked.current,
		/** @param form whose button was pressed; it says what its page has announced */
		open: (id: string, offer: OpenOffer["kind"], form?: HTMLFormElement) => {
			if (offer === "unavailable" || state !== "idle") return;
			if (offer === "signed-out") return askToSignUp(id);
			asked.current = id;
			const fields = new FormData(form);
			fields.set("id", id);
			void submit(fields, { method: "post", action: openNamed });
		},
	};
}
