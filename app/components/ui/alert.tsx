import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { errorIcon, infoIcon, successIcon } from "../icons.ts";
import { Icon } from "./icon.tsx";

export type AlertKind = "error" | "info" | "success";

const alertVariants = cva(
	"flex items-start gap-3 rounded-md border-l-4 px-4 py-3 text-[0.9375rem]",
	{
		variants: {
			kind: {
				error: "border-danger bg-danger-soft text-ink",
				info: "border-quiet bg-panel text-ink",
				success: "border-accent bg-accent-soft text-ink",
			},
		},
	},
);
const icons = { error: errorIcon, info: infoIcon, success: successIcon };
const colours = { error: "text-danger", info: "text-quiet", success: "text-accent" };

/** A message in the page. Errors are spoken at once, the others when there is a pause. */
export function Alert({
	kind,
	children,
	className,
}: {
	kind: AlertKind;
	children: ReactNode;
	className?: string;
}) {
	return (
		<div
			role={kind === "error" ? "alert" : "status"}
			data-kind={kind}
			className={cx(alertVariants({ kind }), className)}
		>
			<Icon path={icons[kind]} className={cx("mt-0.5 size-5 shrink-0", colours[kind])} />
			<div className="min-w-0">{children}</div>
		</div>
	);
}
