import { useState } from "react";

declare global {
	var __webpack_nonce__: string | undefined;
}

/**
 * Lets the scroll lock of Radix dialogs insert its style element under our content security policy: it
 * looks for the nonce in this global. The nonce is the one that our own scripts carry.
 */
export function useStyleNonce(): void {
	// In the state's initialiser, so that it is there before the first dialog's effects run.
	useState(() => {
		if (typeof document === "undefined" || globalThis.__webpack_nonce__) return null;
		const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
		if (nonce) globalThis.__webpack_nonce__ = nonce;
		return null;
	});
}
