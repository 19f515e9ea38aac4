import { safeReturnTo } from "#app/domain/base/return-to.ts";

/** The page to sign in or up on, and back to where the person was. */
export function accountPage(tab: "signin" | "signup", returnTo: string): string {
	const back = safeReturnTo(returnTo, "");
	return `/auth/${tab}${back && back !== "/" ? `?${new URLSearchParams({ returnTo: back })}` : ""}`;
}
