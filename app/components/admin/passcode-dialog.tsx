import { type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { askIn } from "#app/components/account/ended-session.ts";
import PasskeyButton from "#app/components/account/passkeys/key-button.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import {
	Dialog,
	DialogContent,
	DialogDescription,
	DialogTitle,
} from "#app/components/base/ui/dialog.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { PasscodeForm } from "./gate.tsx";

/** Asks for the passcode over a page whose session has ended: what was typed below it stays. */
export function PasscodeDialog() {
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	useEffect(() => {
		askIn.owner = () => setOpen(true);
	}, []);
	return !open ? null : (
		<Dialog onClose={close}>
			<DialogContent>
				<DialogTitle>The dashboard has locked itself</DialogTitle>
				<DialogDescription className="mt-2 mb-4">
					What you typed is still here. Enter the passcode or use your passkey, then press again.
				</DialogDescription>
				<StayingForm onEntered={close} />
			</DialogContent>
		</Dialog>
	);
}

function StayingForm({ onEntered }: { onEntered: () => void }) {
	const fetcher = useFetcher<FormResult>();
	const { data } = fetcher;
	const entered = data?.success === true;
	useEffect(() => {
		if (!entered) return;
		showToast("success", adminMessages.admin.openAgain);
		onEntered();
	}, [entered, onEntered]);
	return (
		<>
			<PasscodeForm
				as={fetcher.Form}
				busy={fetcher.state !== "idle"}
				answer={data}
				fixed={{ stay: "true" }}
				defaultShouldRevalidate={false}
			/>
			<PasskeyButton
				label="Open with a passkey"
				fixed={{ dashboard: "true", stay: "true" }}
				onDone={() => {
					showToast("success", adminMessages.admin.openAgain);
					onEntered();
				}}
				className="mt-4"
			/>
		</>
	);
}

/** How often the server is told that the owner is typing, in milliseconds. */
const typingMilliseconds = 60_000;

/** Typing keeps the session of the dashboard alive: a long answer sends nothing until it is done. */
export function TypingIsUse({ children }: { children: ReactNode }) {
	const [told] = useState({ at: Number.NEGATIVE_INFINITY });
	const tell = () => {
		if (performance.now() - told.at < typingMilliseconds) return;
		told.at = performance.now();
		// Any page behind the gate counts; where this one leads is not followed.
		fetch("/admin/lock", { method: "HEAD", redirect: "manual" }).then(
			({ status }) => status === 401 && askIn.owner?.(),
			() => {}, // What is sent later says that nobody answers.
		);
	};
	return (
		<div onInput={tell} className="contents">
			{children}
		</div>
	);
}
