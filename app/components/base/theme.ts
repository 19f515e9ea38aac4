import { useSyncExternalStore } from "react";
import { themeCookie } from "#app/domain/base/own-cookies.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Reads a theme from the cookie's value; everything else is the system's. */
export function parseTheme(value: string | null | undefined): Theme {
	return value === "light" || value === "dark" ? value : "system";
}

const listeners = new Set<() => void>();

/** The theme that is shown now. `initial` is what the server rendered. */
export function useTheme(initial: Theme): Theme {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => parseTheme(document.documentElement.dataset.theme),
		() => initial,
	);
}

/** Shows a theme at once and remembers it for a year; "system" forgets the choice. */
export function chooseTheme(theme: Theme): void {
	const root = document.documentElement;
	if (theme === "system") delete root.dataset.theme;
	else root.dataset.theme = theme;
	const life = theme === "system" ? 0 : 31_536_000;
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
	document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
	for (const listener of listeners) listener();
}
