import type { Viewer } from "#app/domain/base/viewer.ts";

/** Pages that work for members of Pro, bought or granted, and show all other viewers what they are. */
export type ProToolDecision = "allowed" | "authentication_required" | "upgrade_required";

/**
 * Whether a viewer may use a tool of Pro. The plan was summarised by the same rules that open a resume
 * (docs/access.md): a subscription that is paid for or in its grace period, or Pro that was given.
 */
export function decideProTool(viewer: Pick<Viewer, "plan"> | null): ProToolDecision {
	if (!viewer) return "authentication_required";
	return viewer.plan.plan === "pro" ? "allowed" : "upgrade_required";
}
