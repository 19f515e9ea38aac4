import { useId } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import * as messages from "#app/domain/messages/account.ts";
import { AtHand } from "./at-hand.tsx";
import { withAuthTab } from "./auth-tab.ts";
import { LeavingFailure } from "./leaving-failure.tsx";
import { Button } from "./ui/button.tsx";
import { useLeaving } from "./use-leaving.ts";

/**
 * Leaves for Google and comes back signed in. A form of its own that the browser posts, because the way leads
 * to another site. Where Google is not set up, the button says so.
 */
export function GoogleButton({ returnTo }: { returnTo?: string }) {
	const root = useRouteLoaderData<{ offersGoogle: boolean }>("root");
	const { pathname, search } = useLocation();
	const { state, leave, failure } = useLeaving();
	const leaving = state === "leaving";
	const reasonId = useId();
	const isOffered = root?.offersGoogle ?? false;
	const here = pathname.startsWith("/auth/") ? "/" : pathname + withAuthTab(search, null);
	return (
		<form method="post" action="/auth/google" onSubmit={leave} className="mt-6">
			{isOffered ? <AtHand page="/auth/google" /> : null}
			<p className="rule-with-word mb-4 text-sm text-quiet">or</p>
			<input type="hidden" name="returnTo" value={returnTo ?? here} />
			<Button
				type="submit"
				variant="secondary"
				size="large"
				disabled={!isOffered}
				busy={leaving}
				aria-describedby={isOffered ? undefined : reasonId}
				className="w-full"
			>
				{leaving ? "Opening Google" : "Continue with Google"}
			</Button>
			<LeavingFailure sentence={failure} />
			{isOffered ? null : (
				<p id={reasonId} className="mt-2 text-sm text-quiet">
					{messages.google.notConfigured}
				</p>
			)}
		</form>
	);
}
