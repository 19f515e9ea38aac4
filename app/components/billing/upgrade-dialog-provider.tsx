import { createContext, type ReactNode, Suspense, use, useMemo, useState } from "react";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import type { UpgradeWish } from "./upgrade-dialog.tsx";

type UpgradeDialogControls = {
	/** @param shown what stands beside the text */
	open: (text: string, shown?: Omit<Shown, "text">) => void;
	close: () => void;
};

type Shown = {
	text: string;
	wish?: UpgradeWish;
	/** Why it is closed to this person, before what there is to buy. */
	cause?: string | null;
	/** Pro is theirs and opens nothing for now. */
	isHeld?: boolean | undefined;
};

const UpgradeDialog = lazyInBrowser(() => import("./upgrade-dialog.tsx"));
const Controls = createContext<UpgradeDialogControls | null>(null);

/** Holds the dialog that a denial opens. */
export function UpgradeDialogProvider({ children }: { children: ReactNode }) {
	const [shown, setShown] = useState<Shown | null>(null);
	const controls = useMemo<UpgradeDialogControls>(
		() => ({
			open: (text, shown) => setShown({ ...shown, text }),
			close: () => setShown(null),
		}),
		[],
	);
	return (
		<Controls value={controls}>
			{children}
			{shown === null ? null : (
				<Suspense fallback={null}>
					<UpgradeDialog {...shown} onClose={controls.close} />
				</Suspense>
			)}
		</Controls>
	);
}

/** Opens and closes the dialog from anywhere below the provider. */
export function useUpgradeDialog(): UpgradeDialogControls {
	const controls = use(Controls);
	if (!controls) throw new Error("useUpgradeDialog needs an UpgradeDialogProvider above it");
	return controls;
}
