/**
 * What a page that is only read does when it has no framework: colors, the notice of the demonstration, the
 * state of the menu, and what other tabs tell. It is written into the page as its own text.
 */
export function withoutFramework(): void {
	const root = document.documentElement;
	const secure = location.protocol === "https:" ? "; Secure" : "";
	new BroadcastChannel("session").onmessage = () => location.reload();
	const start = location.pathname + location.search;
	addEventListener("popstate", () => {
		if (location.pathname + location.search !== start) location.reload();
	});
	const names = ["system", "light", "dark"] as const;
	const looks = [...document.querySelectorAll<HTMLElement>("footer fieldset button")];
	for (const [index, button] of looks.entries()) {
		const shown = () => (root.dataset.theme ?? "system") === names[index];
		button.addEventListener("click", () => {
			const name = names[index] ?? "system";
			if (name === "system") delete root.dataset.theme;
			else root.dataset.theme = name;
			const life = name === "system" ? 0 : 31_536_000;
			// biome-ignore lint/suspicious/noDocumentCookie: a trial
			document.cookie = `theme=${name}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
			for (const other of looks) other.setAttribute("aria-pressed", String(other === button));
		});
		button.setAttribute("aria-pressed", String(shown()));
	}
	const notice = document.querySelector("aside[aria-label='About this library']");
	notice?.querySelector("button")?.addEventListener("click", () => {
		// biome-ignore lint/suspicious/noDocumentCookie: a trial
		document.cookie = "demo-banner=off; Path=/; SameSite=Lax";
		notice.remove();
	});
	for (const button of document.querySelectorAll<HTMLButtonElement>("[popovertarget]")) {
		const id = button.getAttribute("popovertarget") ?? "";
		document.getElementById(id)?.addEventListener("toggle", (event) => {
			const open = (event as ToggleEvent).newState === "open";
			button.setAttribute("aria-expanded", String(open));
			button.setAttribute("aria-label", open ? "Close menu" : "Open menu");
		});
	}
}
