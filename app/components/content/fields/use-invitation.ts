import { useCallback, useEffect } from "react";
import { useLocation } from "react-router";
import { useAuthDialog } from "#app/components/account/auth-dialog-provider.tsx";
import { authTabOf } from "#app/components/account/auth-tab.ts";
import { withStorage } from "#app/components/reader/pending-intent.ts";

const keyOf = (pathname: string) => `offerfolio.invited ${pathname}`;

/** Whether this tab has had the dialog of a page already; from now on it has. */
function isInvited(pathname: string): boolean {
	return (
		withStorage((storage) => {
			const before = storage.getItem(keyOf(pathname));
			storage.setItem(keyOf(pathname), "yes");
			return before !== null;
		}) ?? true
	);
}

/**
 * The sign-up dialog of a landing page. It comes up by itself when the page is reached, once in a tab: who has
 * closed it is not asked again, neither by a reload nor by going back. Without storage it does not come up.
 * @param invites whether it should come up by itself
 * @returns opens it once more
 */
export function useInvitation(description: string, invites: boolean): () => void {
	const { open } = useAuthDialog();
	const { pathname, search } = useLocation();
	const isOpen = authTabOf(search) !== null;
	const invite = useCallback(
		() => open("signup", { title: "VIEW RESUMES", description, returnTo: pathname }),
		[open, description, pathname],
	);
	useEffect(() => {
		// After a reload it may be open already.
		if (invites && !isInvited(pathname) && !isOpen) invite();
	}, [invites, pathname, isOpen, invite]);
	return invite;
}
