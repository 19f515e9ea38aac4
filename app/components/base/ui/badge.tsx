import type { ReactNode } from "react";

/** A word in a frame: a tag, or (in amber) that a resume is featured. */
export function Badge({
	variant = "tag",
	children,
}: {
	variant?: "tag" | "featured";
	children: ReactNode;
}) {
	return <span className={`badge badge-${variant}`}>{children}</span>;
}
