import type { ReactNode } from "react";
import { errorIcon, infoIcon, successIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "./icon.tsx";

export type AlertKind = "error" | "info" | "success";

const icons = { error: errorIcon, info: infoIcon, success: successIcon };

/** A message in the page. Errors are spoken at once, the others when there is a pause. */
export function Alert({ kind, children }: { kind: AlertKind; children: ReactNode }) {
	return (
		<div role={kind === "error" ? "alert" : "status"} className={`alert alert-${kind}`}>
			<Icon path={icons[kind]} className="mt-0.5 size-5" />
			<div className="min-w-0">{children}</div>
		</div>
	);
}
