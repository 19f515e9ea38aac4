import {
	countOtherMessages,
	findAskingMessages,
	findOpenDisputes,
	findParkedEvents,
	findUnreadableUploads,
} from "#app/data/admin/attention.server.ts";
import { findHeldFiles } from "#app/data/reader/published-files.server.ts";
import {
	type Attention,
	attentionLimits,
	unreadableUploadDays,
} from "#app/domain/admin/attention.ts";
import { describeBackups } from "#app/domain/admin/backup-status.ts";
import { describeFullDisk } from "#app/domain/admin/disk-space.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { Uses } from "#app/services.ts";
import { readBackupFacts } from "./read-backup-facts.server.ts";

/** Everything that waits for the owner. A failure is named by its kind, and never by its contents. */
export async function readAttention(
	services: Uses<"backups" | "database" | "disk" | "isDemonstration" | "jobs" | "log">,
	now: Date,
): Promise<Attention> {
	const { database } = services;
	const [events, jobs, uploads, files, messages, disputes, ...more] = await Promise.all([
		findParkedEvents(database),
		readFailedJobs(services),
		findUnreadableUploads(database, addDays(now, -unreadableUploadDays)),
		readHeldFiles(services),
		countOtherMessages(database),
		findOpenDisputes(database, now),
		findAskingMessages(database, "takedown"),
		findAskingMessages(database, "refund"),
		readMachine(services, now),
	]);
	const [takedowns, refunds, machine] = more;
	return { events, jobs, uploads, files, messages, disputes, takedowns, refunds, machine };
}

async function readMachine(
	services: Uses<"backups" | "disk" | "isDemonstration" | "jobs" | "log">,
	now: Date,
): Promise<Attention["machine"]> {
	return {
		backup: describeBackups(await readBackupFacts(services), now),
		disk: describeFullDisk(await services.disk()),
	};
}

async function readHeldFiles({ database }: Uses<"database">): Promise<Attention["files"]> {
	const held = await findHeldFiles(database, attentionLimits.counted);
	const items = held.slice(0, attentionLimits.shown).map((file) => ({
		key: file.key,
		resumeId: file.resumeId,
		title: `${file.title}, ${file.company}`,
		held: file.held ?? "rewriting",
		findings: file.findings ?? [],
		at: file.updatedAt.toISOString(),
	}));
	return { items, count: held.length };
}

/** Null when the queue cannot be read, so that the rest of the page still shows. */
async function readFailedJobs({ jobs, log }: Uses<"jobs" | "log">): Promise<Attention["jobs"]> {
	try {
		const failed = await jobs.findParked();
		const items = failed.slice(0, attentionLimits.shown).map((job) => ({
			...pick(job, "id", "name", "attempts", "error"),
			parkedAt: job.parkedAt.toISOString(),
		}));
		return { items, count: failed.length };
	} catch (error) {
		log.error({ error }, "The queue could not be asked what has failed");
		return null;
	}
}
