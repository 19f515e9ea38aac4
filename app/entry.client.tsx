import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readablePath } from "#app/domain/base/page-address.ts";

// The page was made for the address that the server has read.
const path = readablePath(location.pathname);
if (path !== location.pathname) {
	history.replaceState(history.state, "", path + location.search + location.hash);
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
