import { getEvidence } from "#app/data/intake/resume-evidence.server.ts";
import { getResumeName } from "#app/data/intake/withdrawals.server.ts";
import { workLinkDays } from "#app/domain/library/evidence.ts";
import { confirmWorkAddressMail } from "#app/integrations/mail/messages/work-address.ts";
import { addressed, type MailWriters } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

/** The email with which a person confirms a work address; none once its record was taken back. */
export const evidenceMails: MailWriters<"confirm-work-address"> = addressed({
	"confirm-work-address": async (services, { evidenceId }) => {
		const record = await getEvidence(services.database, evidenceId);
		const name = record && (await getResumeName(services.database, record.resumeId));
		if (!record || !name || record.endedAt || record.confirmedAt) return null;
		const { brand } = mailSite(services);
		const token = services.links.sign("confirm-work-address", evidenceId);
		return confirmWorkAddressMail({
			brand,
			...name,
			days: workLinkDays,
			confirmUrl: `${brand.url}/work-address/${token}`,
		});
	},
});
