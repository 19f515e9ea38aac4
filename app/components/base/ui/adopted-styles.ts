import { useEffect } from "react";

/**
 * Stands in for the package react-style-singleton (vite.config.ts), through which the scroll lock of Radix
 * dialogs sets its rules. That one inserts a style element, which our security policy blocks; a style sheet
 * that a script makes is the script's own doing, and needs no permission.
 * @returns a component whose `styles` hold while any of it is mounted: those of the first
 */
export function styleSingleton() {
	let mounted = 0;
	let sheet: CSSStyleSheet | null = null;
	return function Styles({ styles }: { styles: string }): null {
		// biome-ignore lint/correctness/useExhaustiveDependencies: only the first one's rules count
		useEffect(() => {
			mounted++;
			if (mounted === 1) {
				sheet = new CSSStyleSheet();
				sheet.replaceSync(styles);
				document.adoptedStyleSheets.push(sheet);
			}
			return () => {
				mounted--;
				if (mounted > 0) return;
				document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
			};
		}, []);
		return null;
	};
}
