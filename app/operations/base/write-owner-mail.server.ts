import { formatLongDate } from "#app/domain/base/dates.ts";
import { ownerAlertMail, ownerDailyMail } from "#app/integrations/mail/messages/owner.ts";
import { addressed } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

/** The emails that tell the owner what waits. */
export const ownerMails = addressed({
	"owner-daily": (services, { day, waiting, news }) => {
		const { brand } = mailSite(services);
		const urlOf = (path: string) => `${brand.url}${path}`;
		return ownerDailyMail({
			brand,
			day: formatLongDate(`${day}T00:00:00.000Z`),
			waiting: waiting.map(({ text, path }) => ({ text, url: urlOf(path) })),
			news,
			overviewUrl: urlOf("/admin/overview"),
		});
	},
	"owner-alert": (services, { title, text, path }) => {
		const { brand } = mailSite(services);
		return ownerAlertMail({ brand, title, text, url: `${brand.url}${path}` });
	},
});
