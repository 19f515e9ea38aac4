import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { getAdminResume, holdResume, setFeatured } from "#app/data/intake/resume-entries.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { labelOf } from "#app/operations/intake/add-resume.server.ts";
import { changeLibrary } from "#app/operations/intake/announce-change.server.ts";
import type { Uses } from "#app/services.ts";

/** Puts a resume among the featured ones, or takes it from them. One that is there already stays. */
export function featureResume(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	admin: Admin,
	{ id, isFeatured }: { id: string; isFeatured: boolean },
): Promise<{ success: true } | Failure> {
	return changeLibrary(services, adminMessages.adminResumes.featuredFailed, async (transaction) => {
		const before = await holdResume(transaction, id);
		if (!before) return rejected(messages.resumes.fetchFailed, 404);
		if (before.withdrawnAt) return rejected(adminMessages.adminResumes.withdrawn, 409);
		if (before.isFeatured === isFeatured) return { success: true };
		const canBeRead = (await getAdminResume(transaction, id))?.availability !== "none";
		if (isFeatured && !canBeRead) {
			return rejected(adminMessages.adminResumes.nothingToFeature, 409);
		}
		await setFeatured(transaction, id, isFeatured, admin.now);
		await writeAudit(transaction, admin, {
			action: isFeatured ? "resume.featured" : "resume.unfeatured",
			subject: "resume",
			subjectId: id,
			label: labelOf(before),
			changes: { isFeatured: { from: before.isFeatured, to: isFeatured } },
		});
		return { success: true };
	});
}
