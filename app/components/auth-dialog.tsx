import { useEffect, useRef } from "react";
import { useFetcher, useNavigate } from "react-router";
import { brand } from "#app/content/brand.ts";
import type { AuthFormResult } from "#app/domain/auth-form.ts";
import { messages } from "#app/domain/messages.ts";
import type { AuthDialogOptions, AuthTab } from "./auth-dialog-provider.tsx";
import { AuthForm } from "./auth-form.tsx";
import { RichDescription } from "./rich-description.tsx";
import { showToast } from "./toast-queue.ts";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "./ui/dialog.tsx";
import { Tabs, TabsList, TabsPanel, TabsTrigger } from "./ui/tabs.tsx";

const tabs: readonly { tab: AuthTab; label: string }[] = [
	{ tab: "signin", label: "Sign In" },
	{ tab: "signup", label: "Sign Up" },
];

type AuthDialogProps = AuthDialogOptions & {
	tab: AuthTab;
	onTab: (tab: AuthTab) => void;
	onClose: () => void;
};

/** Sign in and sign up over whatever page the person is on. */
export default function AuthDialog({
	tab,
	title = `Welcome to ${brand.name}`,
	description = "Sign in to open resumes, or create an account: **your first resume is free**.",
	returnTo,
	onTab,
	onClose,
}: AuthDialogProps) {
	return (
		<Dialog open onClose={onClose}>
			<DialogContent>
				<DialogTitle>{title}</DialogTitle>
				<DialogDescription className="mt-2 mb-4">
					<RichDescription text={description} />
				</DialogDescription>
				<Tabs value={tab} onChange={(value) => onTab(value === "signup" ? "signup" : "signin")}>
					<TabsList label="Sign in or sign up">
						{tabs.map(({ tab: value, label }) => (
							<TabsTrigger key={value} value={value}>
								{label}
							</TabsTrigger>
						))}
					</TabsList>
					{tabs.map(({ tab: value }) => (
						<TabsPanel key={value} value={value}>
							<DialogForm tab={value} returnTo={returnTo} onClose={onClose} />
						</TabsPanel>
					))}
				</Tabs>
			</DialogContent>
		</Dialog>
	);
}

function DialogForm({
	tab,
	returnTo,
	onClose,
}: {
	tab: AuthTab;
	returnTo?: string;
	onClose: () => void;
}) {
	const fetcher = useFetcher<AuthFormResult>();
	const navigate = useNavigate();
	const result = fetcher.data;
	const finished = useRef(false);
	useEffect(() => {
		// Information ("check your email") keeps the dialog open; anything else that succeeded ends it.
		if (!result?.success || result.message?.kind === "info" || finished.current) return;
		finished.current = true;
		const success = tab === "signin" ? messages.signIn.success : messages.signUp.success;
		showToast("success", result.message?.text ?? success);
		if (returnTo) navigate(returnTo, { replace: true });
		else onClose();
	}, [result, tab, returnTo, navigate, onClose]);
	return <AuthForm tab={tab} returnTo={returnTo} result={result} fetcher={fetcher} />;
}
