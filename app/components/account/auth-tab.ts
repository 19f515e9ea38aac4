/** Reset is reached from Sign In and has no tab of its own. */
export type AuthTab = "signin" | "signup" | "reset";

/** The tab that an address asks for, or null. */
export function authTabOf(search: string): AuthTab | null {
	const tab = new URLSearchParams(search).get("auth");
	return tab === "signin" || tab === "signup" || tab === "reset" ? tab : null;
}

/** The same search without, or with another, dialog. */
export function withAuthTab(search: string, tab: AuthTab | null): string {
	const parameters = new URLSearchParams(search);
	if (tab) parameters.set("auth", tab);
	else parameters.delete("auth");
	const text = parameters.toString();
	return text ? `?${text}` : "";
}
