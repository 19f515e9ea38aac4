import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate, useRevalidator } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import {
	Dialog,
	DialogContent,
	DialogDescription,
	DialogTitle,
} from "#app/components/base/ui/dialog.tsx";
import { Tabs, TabsList, TabsPanel, TabsTrigger } from "#app/components/base/ui/tabs.tsx";
import { useViewer, useViewerPending } from "#app/components/base/viewer-context.tsx";
import { Words } from "#app/components/base/words.tsx";
import { brand } from "#app/content/brand.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { AuthForm } from "./auth-form.tsx";
import type { AuthTab } from "./auth-tab.ts";

export type AuthDialogOptions = {
	title?: string;
	/** **bold** is shown bold. */
	description?: string;
	/** Where signing in leads; without it the person stays where they are. */
	returnTo?: string;
};

const tabs: readonly { tab: AuthTab; label: string }[] = [
	{ tab: "signin", label: "Sign In" },
	{ tab: "signup", label: "Sign Up" },
];

const resetWords = {
	title: "Reset your password",
	description: "Enter your email, and we will send you a link to choose a new password.",
};

const againWords = {
	title: "Your session has ended",
	description: "Sign in, then press again: **what you typed is still here**.",
};

type AuthDialogProps = AuthDialogOptions & {
	tab: AuthTab;
	/** The session has ended under what they typed; the page may not know it yet. */
	again: boolean;
	/** A user is signed in: by this dialog, or elsewhere. */
	signedIn: boolean;
	onTab: (tab: AuthTab) => void;
	onClose: () => void;
};

/** Sign in, sign up and reset the password, on top of any page. */
export default function AuthDialog({
	tab,
	again,
	signedIn,
	title = `Welcome to ${brand.name}`,
	description = "Sign in to open resumes, or create an account: **your first resume is free**.",
	returnTo,
	onTab,
	onClose,
}: AuthDialogProps) {
	// The pressed tab shows its form before the address names it: what is typed at once is typed into that form.
	const [{ named, shown }, setShown] = useState({ named: tab, shown: tab });
	if (named !== tab) setShown({ named: tab, shown: tab });
	const show = (next: AuthTab) => {
		setShown({ named, shown: next });
		onTab(next);
	};
	const isReset = shown === "reset";
	// A person who moves on to another of the forms types it once.
	const viewer = useViewer();
	// Who has signed out is not named to the next person.
	const isHeld = useViewerPending();
	const [email, setEmail] = useState((again && !isHeld && viewer?.email) || "");
	const words = isReset ? resetWords : again ? againWords : { title, description };
	const form = (of: AuthTab) => (
		<DialogForm
			tab={of}
			signedIn={signedIn && !again}
			onSignedIn={again ? onClose : undefined}
			{...{ returnTo, email, onClose }}
			onTab={show}
			onEmail={setEmail}
		/>
	);
	return (
		<Dialog onClose={onClose}>
			<DialogContent>
				<DialogTitle>{words.title}</DialogTitle>
				<DialogDescription className="mt-2 mb-4">
					<Words text={words.description} />
				</DialogDescription>
				{isReset ? (
					form("reset")
				) : (
					<Tabs value={shown} onChange={(value) => show(value === "signup" ? "signup" : "signin")}>
						<TabsList label="Sign in or sign up">
							{tabs.map(({ tab: value, label }) => (
								<TabsTrigger key={value} value={value}>
									{label}
								</TabsTrigger>
							))}
						</TabsList>
						{tabs.map(({ tab: value }) => (
							<TabsPanel key={value} value={value}>
								{form(value)}
							</TabsPanel>
						))}
					</Tabs>
				)}
			</DialogContent>
		</Dialog>
	);
}

type DialogFormProps = {
	tab: AuthTab;
	signedIn: boolean;
	onSignedIn: (() => void) | undefined;
	returnTo?: string;
	email: string;
	onEmail: (email: string) => void;
	onTab: (tab: AuthTab) => void;
	onClose: () => void;
};

function DialogForm({ signedIn, onClose, ...form }: DialogFormProps) {
	const { tab, returnTo } = form;
	const fetcher = useFetcher<FormResult>();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const result = fetcher.data;
	const finished = useRef(false);
	useEffect(() => {
		// Information ("check your email") and the word that a mail was sent keep the dialog open.
		if (!result?.success || result.message || finished.current) return;
		finished.current = true;
		showToast("success", tab === "signin" ? messages.signIn.success : messages.signUp.success);
		// First the page learns who is here: a navigation would cut that short.
		void revalidate().then(() => {
			if (returnTo) navigate(returnTo, { replace: true });
			else onClose();
		});
	}, [result, tab, returnTo, navigate, onClose, revalidate]);
	const isIdle = fetcher.state === "idle";
	useEffect(() => {
		// In another tab: there is nothing left to ask here.
		if (signedIn && isIdle && !finished.current) onClose();
	}, [signedIn, isIdle, onClose]);
	return <AuthForm {...form} result={result} fetcher={fetcher} />;
}
