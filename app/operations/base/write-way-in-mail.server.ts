import { formatMoment } from "#app/domain/base/dates.ts";
import { passkeyChangedMail, roleChangedMail } from "#app/integrations/mail/messages/ways-in.ts";
import { addressed } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

/** The emails about passkeys, and about roles in the dashboard. */
export const wayInMails = addressed({
	"passkey-changed": (services, { at, name, isAdded }) => {
		const { brand, settingsUrl, forgotUrl } = mailSite(services);
		const passkeysUrl = `${settingsUrl}#passkeys`;
		const when = formatMoment(at);
		return passkeyChangedMail({
			...{ brand, name, isAdded, when, forgotUrl },
			settingsUrl: passkeysUrl,
		});
	},
	"role-changed": (services, { role }) => {
		const { brand, settingsUrl } = mailSite(services);
		const [passkeysUrl, adminUrl] = [`${settingsUrl}#passkeys`, `${brand.url}/admin`];
		return roleChangedMail({ brand, role, settingsUrl: passkeysUrl, adminUrl });
	},
});
