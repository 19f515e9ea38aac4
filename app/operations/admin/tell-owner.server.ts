import { readDayOfBusiness } from "#app/data/admin/day-of-business.server.ts";
import { describeDay } from "#app/domain/admin/waiting.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import type { Uses } from "#app/services.ts";
import { readWaiting } from "./read-waiting.server.ts";

/**
 * Tells the owner what waits and what yesterday has brought, by email and by webhook. Nothing goes out when nothing
 * waits and nothing happened, and however often it is called a day is told of once.
 */
export async function tellOwner(
	services: Uses<
		"backups" | "clock" | "database" | "disk" | "isDemonstration" | "jobs" | "log" | "owner"
	>,
): Promise<void> {
	const { clock, database, jobs, owner } = services;
	const now = clock();
	const day = dayOf(now);
	const today = new Date(`${day}T00:00:00.000Z`);
	const lines = (await readWaiting(services, now)).flatMap((line) => (line.count ? [line] : []));
	const news = describeDay(await readDayOfBusiness(database, addDays(today, -1), today));
	if (lines.length + news.length === 0) return;
	const key = `owner-daily:${day}`;
	if (owner.mails === "daily") {
		const waiting = lines.map(({ text, path }) => ({ text, path }));
		const mail = { message: "owner-daily", to: owner.address, day, waiting, news } as const;
		await jobs.enqueue("send-mail", mail, { key });
	}
	if (owner.webhook) {
		const data = { day, waiting: lines, news };
		await jobs.enqueue(
			"call-owner",
			{ event: "owner.daily", at: now.toISOString(), data },
			{ key },
		);
	}
}
