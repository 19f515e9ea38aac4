import { useEffect } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { LeavingFailure } from "#app/components/base/leaving-failure.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useLeaving } from "#app/components/billing/use-leaving.ts";
import { withAuthTab } from "./auth-tab.ts";

type GoogleButtonProps = {
	returnTo?: string;
	/** Over something typed: Google opens in a new tab, and this is called back here once it has signed them in. */
	onSignedIn?: () => void;
};

/**
 * Leaves for Google and comes back signed in. A form of its own that the browser posts, because the way leads
 * to another site. Only where Google is set up.
 */
export function GoogleButton({ returnTo, onSignedIn }: GoogleButtonProps) {
	const root = useRouteLoaderData<{ offersGoogle: boolean }>("root");
	const { pathname, search } = useLocation();
	const { state, form } = useLeaving();
	const leaving = state === "leaving";
	useEffect(() => {
		if (!onSignedIn) return;
		const look = () => {
			if (document.hidden) return;
			fetch("/me", { method: "HEAD" }).then(
				({ ok }) => ok && onSignedIn(),
				() => {}, // The next press says that nobody answers.
			);
		};
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, [onSignedIn]);
	if (!root?.offersGoogle) return null;
	const here = pathname.startsWith("/auth/") ? "/" : pathname + withAuthTab(search, null);
	return (
		<AnsweredForm
			{...form}
			action="/auth/google"
			target={onSignedIn && "_blank"}
			onSubmit={onSignedIn ? undefined : form.onSubmit}
			fixed={{ returnTo: returnTo ?? here }}
			className="mt-6"
		>
			<AtHand page="/auth/google" />
			<p className="rule-with-word flex items-center gap-3 mb-4 text-sm text-quiet">or</p>
			<Button type="submit" variant="secondary" size="large" busy={leaving} className="w-full">
				{leaving ? "Opening Google" : "Continue with Google"}
			</Button>
			{onSignedIn ? (
				<p className="mt-2 text-sm text-quiet">
					Google opens in a new tab. Sign in there, then come back to this one.
				</p>
			) : null}
			<LeavingFailure />
		</AnsweredForm>
	);
}
