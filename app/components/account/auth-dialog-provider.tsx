import { createContext, type ReactNode, Suspense, use, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import type { AuthDialogOptions } from "./auth-dialog.tsx";
import { type AuthTab, authTabOf, withAuthTab } from "./auth-tab.ts";
import { askIn } from "./ended-session.ts";

type AuthDialogControls = {
	open: (tab: AuthTab, options?: AuthDialogOptions) => void;
	close: () => void;
};

const AuthDialog = lazyInBrowser(() => import("./auth-dialog.tsx"));
const Controls = createContext<AuthDialogControls | null>(null);

/** Pushed: the entry before it is the page as it was; one that was opened by its address has nothing of ours before it. */
type DialogState = { authDialog?: AuthDialogOptions & { pushed: boolean } };

/**
 * Holds the dialog. The open tab is in the address (`?auth=signup`) and its words in the history entry, so
 * that both survive a reload and Back closes it.
 */
export function AuthDialogProvider({
	signedIn,
	children,
}: {
	signedIn: boolean;
	children: ReactNode;
}) {
	const location = useLocation();
	const navigate = useNavigate();
	const hydrated = useHydrated();
	const options = (location.state as DialogState | null)?.authDialog;
	// Who signs in with it is known to the page before the dialog has heard of it: it closes itself then.
	const isOpen = useRef(false);
	// The page still shows a signed-in user whose session has ended.
	const isAgain = useRef(false);
	// Going back may take a while: a second press meanwhile goes no further back.
	const goesBack = useRef(false);
	const tab = signedIn && !isOpen.current ? null : authTabOf(location.search);
	useEffect(() => {
		isOpen.current = tab !== null;
		goesBack.current = false;
		if (tab === null) isAgain.current = false;
	}, [tab]);

	// Consumers always get the same two functions, so that opening the dialog renders nothing else.
	const latest = useRef({ location, navigate });
	latest.current = { location, navigate };
	const controls = useMemo<AuthDialogControls>(() => {
		const go = (next: AuthTab | null, state: unknown, replace: boolean) => {
			const { location, navigate } = latest.current;
			const search = withAuthTab(location.search, next);
			navigate(
				{ pathname: location.pathname, search, hash: location.hash },
				{ state, replace, preventScrollReset: true, defaultShouldRevalidate: false },
			);
		};
		return {
			open: (next, given) => {
				const { state, search } = latest.current.location;
				const already = authTabOf(search) !== null;
				const kept = (state as DialogState | null)?.authDialog;
				const words = given ?? (already ? kept : undefined);
				// Going back would load the page again: who is not signed in would lose what they have typed.
				const inPlace = already || isAgain.current;
				const pushed = already ? (kept?.pushed ?? false) : !inPlace;
				go(next, { ...state, authDialog: { ...words, pushed } }, inPlace);
			},
			close: () => {
				const { state } = latest.current.location;
				if (!(state as DialogState | null)?.authDialog?.pushed) return go(null, state, true);
				if (goesBack.current) return;
				goesBack.current = true;
				latest.current.navigate(-1);
			},
		};
	}, []);

	useEffect(() => {
		askIn.member = () => {
			isOpen.current = isAgain.current = true;
			controls.open("signin", {});
		};
	}, [controls]);

	// A signed-in user followed a link that opens the dialog.
	const isLeft = signedIn && !tab && authTabOf(location.search) !== null;
	useEffect(() => {
		if (isLeft) controls.close();
	}, [isLeft, controls]);

	return (
		<Controls value={controls}>
			{children}
			{hydrated && tab ? (
				<Suspense fallback={null}>
					<AuthDialog
						tab={tab}
						signedIn={signedIn}
						again={isAgain.current}
						title={options?.title}
						description={options?.description}
						returnTo={options?.returnTo}
						onTab={(next) => controls.open(next)}
						onClose={controls.close}
					/>
				</Suspense>
			) : null}
		</Controls>
	);
}

/** Opens and closes the dialog from anywhere below the provider. */
export function useAuthDialog(): AuthDialogControls {
	const controls = use(Controls);
	if (!controls) throw new Error("useAuthDialog needs an AuthDialogProvider above it");
	return controls;
}
