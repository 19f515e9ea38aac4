import { useCallback, useEffect } from "react";
import { useLocation } from "react-router";
import { useAuthDialog } from "../auth-dialog-provider.tsx";
import { authTabOf } from "../auth-tab.ts";

/** Pages on which the dialog has come up by itself since the browser loaded the site: once each is enough. */
const invited = new Set<string>();

/**
 * The sign-up dialog of a landing page. It comes up by itself when the page is reached; who has closed it is not
 * asked again, also not by going back, until the page is loaded anew.
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
		if (!invites || invited.has(pathname)) return;
		invited.add(pathname);
		// After a reload it may be open already.
		if (!isOpen) invite();
	}, [invites, pathname, isOpen, invite]);
	return invite;
}
