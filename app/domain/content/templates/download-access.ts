import type { Viewer } from "#app/domain/base/viewer.ts";
import {
	hasRunningPro,
	type ProGrant,
	type Subscription,
} from "#app/domain/reader/entitlements.ts";
import type { TemplateAccess } from "./definition.ts";

/** Who may download the file of a template. Its page is public; docs/templates.md says it in words. */
export type TemplateDecision =
	| { allowed: true }
	| { allowed: false; reason: "authentication_required" | "upgrade_required" };

/**
 * Templates that are named after a company are open to every member; those of an industry come
 * with Pro, paid for or given. A pack opens resumes, not templates.
 * @param rights null without a session
 * @param now every end is exclusive
 */
export function decideTemplateDownload(
	access: TemplateAccess,
	rights: { subscription: Subscription | null; grants: readonly ProGrant[] } | null,
	now: Date,
): TemplateDecision {
	if (!rights) return { allowed: false, reason: "authentication_required" };
	if (access === "member" || hasRunningPro(rights, now)) return { allowed: true };
	return { allowed: false, reason: "upgrade_required" };
}

/** What pressing "Download" would do; only a hint, `decideTemplateDownload` decides. */
export type TemplateOffer = "file" | "signed-out" | "upgrade";

export function offerTemplate(access: TemplateAccess, viewer: Viewer | null): TemplateOffer {
	if (!viewer) return "signed-out";
	return access === "member" || viewer.plan.plan === "pro" ? "file" : "upgrade";
}
