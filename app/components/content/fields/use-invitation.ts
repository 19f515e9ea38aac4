import { useCallback, useEffect } from "react";
import { useLocation } from "react-router";
import { useAuthDialog } from "#app/components/account/auth-dialog-provider.tsx";
import { authTabOf } from "#app/components/account/auth-tab.ts";
import { withStorage } from "#app/components/reader/pending-intent.ts";

/** How long the page is read before the dialog comes up, in milliseconds. */
const readingTime = 3_000;

const keyOf = (pathname: string) => `offerfolio.invited ${pathname}`;

/** Since the site was entered by its address; who goes on from page to page is not asked again. */
let isInvited = false;

function wasInvited(pathname: string): boolean {
	return isInvited || (withStorage((storage) => storage.getItem(keyOf(pathname)) !== null) ?? true);
}

function rememberInvited(pathname: string): void {
	isInvited = true;
	withStorage((storage) => storage.setItem(keyOf(pathname), "yes"));
}

/**
 * The sign-up dialog of a landing page. It comes up by itself once for a visit, when the page has been read for
 * a moment: not after a reload, not after going back, not on the next of these pages, and not when it was opened
 * by a press. Without storage it does not come up.
 * @param invites whether it comes up by itself
 * @returns opens it at once
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
		if (isOpen) return rememberInvited(pathname);
		if (!invites || wasInvited(pathname)) return;
		const timer = setTimeout(invite, readingTime);
		return () => clearTimeout(timer);
	}, [invites, pathname, isOpen, invite]);
	return invite;
}
