import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from "react";

type UpgradeDialogControls = {
	/** @param text of the denial */
	open: (text: string) => void;
	close: () => void;
};

const UpgradeDialog = lazy(() => import("./upgrade-dialog.tsx"));
const Controls = createContext<UpgradeDialogControls | null>(null);

/** Holds the dialog that a denial opens. */
export function UpgradeDialogProvider({ children }: { children: ReactNode }) {
	const [text, setText] = useState<string | null>(null);
	const controls = useMemo(() => ({ open: setText, close: () => setText(null) }), []);
	return (
		<Controls value={controls}>
			{children}
			{text === null ? null : (
				<Suspense fallback={null}>
					<UpgradeDialog text={text} onClose={controls.close} />
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
