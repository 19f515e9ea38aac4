import { useEffect } from "react";
import { replace, useLocation } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import { orInstead } from "../outage.ts";

type Asked<Loaded> = { request: Request; serverLoader: () => Promise<Loaded> };

/**
 * For a page that is asked for other data of its own while something is typed into it. When nothing comes back it
 * stays as it is, at its address, and says so: an error page would take what was typed.
 */
export function createStay<Loaded>(failure: string) {
	let shown: { address: string; loaded: Loaded } | null = null;

	/** In the page: what it shows. */
	function useShown(loaded: Loaded): void {
		const address = addressOf(useLocation());
		useEffect(() => {
			shown = { address, loaded };
			return () => {
				shown = null;
			};
		}, [address, loaded]);
	}

	/** In its loader. */
	async function orStay({ request, serverLoader }: Asked<Loaded>): Promise<Loaded> {
		if (!shown) return serverLoader();
		const { address, loaded } = shown;
		return orInstead(serverLoader(), () => {
			showToast("error", failure);
			// To another place of the same page: for that nothing is loaded, unless something was posted before.
			if (addressOf(new URL(request.url)) !== address) throw replace(`${address}#content`);
			return loaded;
		});
	}
	return { useShown, orStay };
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
