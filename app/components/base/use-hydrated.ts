import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while the page is hydrated, true afterwards. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
