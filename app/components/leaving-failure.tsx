import * as messages from "#app/domain/messages/general.ts";
import { Alert } from "./ui/alert.tsx";
import type { Leaving } from "./use-leaving.ts";

/** Says that there was no way to leave. In the page and not a toast, which would have to be loaded first. */
export function LeavingFailure({ state }: { state: Leaving }) {
	if (state !== "offline") return null;
	return (
		<div className="mt-3 text-start">
			<Alert kind="error">{messages.general.network}</Alert>
		</div>
	);
}
