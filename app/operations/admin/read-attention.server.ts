import {
	countNewMessages,
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
import { addDays } from "#app/domain/base/dates.ts";
import type { Uses } from "#app/services.ts";

/** Everything that waits for the owner. A failure is named by its kind, and never by its contents. */
export async function readAttention(
	services: Uses<"database" | "jobs" | "log">,
	now: Date,
): Promise<Attention> {
	const { database } = services;
	const [events, jobs, uploads, files, messages, disputes] = await Promise.all([
		findParkedEvents(database),
		readFailedJobs(services),
		findUnreadableUploads(database, addDays(now, -unreadableUploadDays)),
		readHeldFiles(services),
		countNewMessages(database),
		findOpenDisputes(database),
	]);
	return { events, jobs, uploads, files, messages, disputes };
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
			id: job.id,
			name: job.name,
			attempts: job.attempts,
			error: job.error,
			parkedAt: job.parkedAt.toISOString(),
		}));
		return { items, count: failed.length };
	} catch (error) {
		log.error({ error }, "The queue could not be asked what has failed");
		return null;
	}
}
