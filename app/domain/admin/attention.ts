import { z } from "zod";
import { count } from "#app/domain/base/count.ts";
import { type JobCatalogue, jobLabels } from "#app/domain/base/jobs.ts";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import type { HeldReason } from "#app/domain/intake/publish-gate.ts";
import type { BackupState } from "./backup-status.ts";

/* What waits for the owner because the site cannot go on by itself. */

/** What the owner can do about it, as the forms of the panel send it. */
export const attentionFormSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("retry-event"), id: z.string().min(1).max(255) }),
	z.object({ intent: z.literal("dismiss-event"), id: z.string().min(1).max(255) }),
	z.object({ intent: z.literal("retry-job"), id: z.uuid() }),
	z.object({ intent: z.literal("retry-all-jobs") }),
	z.object({ intent: z.literal("clean-file"), id: z.string().min(1).max(255) }),
	z.object({
		intent: z.literal("waive-file"),
		id: z.string().min(1).max(255),
		reason: z.string().trim().min(3).max(200),
	}),
]);
export type AttentionForm = z.infer<typeof attentionFormSchema>;

/** As many of each kind as the panel shows, and as many as it counts. */
export const attentionLimits = { shown: 10, counted: 100 } as const;

/** How many days the owner is told of a file that could not be read. */
export const unreadableUploadDays = 14;

/** A payment event that was set aside. */
export type ParkedEvent = { id: string; type: string; parkedAt: string; error: string };
/** A piece of work that was given up. */
export type FailedJob = {
	id: string;
	name: string;
	attempts: number;
	error: string;
	parkedAt: string;
};
export type UnreadableUpload = { id: string; name: string; remark: string; at: string };

/** A published file that nobody gets for now. */
export type HeldFile = {
	key: string;
	resumeId: string;
	title: string;
	held: HeldReason;
	/** What was found in it. */
	findings: ContactFinding[];
	at: string;
};

/** A payment that a bank disputes and that can still be answered; `dueBy` is ISO. */
export type OpenDispute = { orderId: string; number: string; amount: string; dueBy: string };

/** Some of them, the newest first, and how many there are; `counted` at most. */
export type Waiting<Item> = { items: Item[]; count: number };

/** A message that asks for something that has a right behind it: to be taken down, or money back. */
export type AskingMessage = { id: string; subject: string; at: string };

export type Attention = {
	takedowns: Waiting<AskingMessage>;
	refunds: Waiting<AskingMessage>;
	/** How the backups are, and a sentence about a disk that is nearly full. */
	machine: { backup: BackupState; disk: string | null };
	events: Waiting<ParkedEvent>;
	/** Null while the queue cannot be asked. */
	jobs: Waiting<FailedJob> | null;
	uploads: Waiting<UnreadableUpload>;
	files: Waiting<HeldFile>;
	/** Other messages that nobody has read. */
	messages: number;
	disputes: Waiting<OpenDispute>;
};

export function isNothingWaiting(attention: Attention): boolean {
	const { jobs, messages, machine, ...lists } = attention;
	const isQuiet = Object.values(lists).every(({ count }) => count === 0);
	const isWell = !machine.backup.isWarning && machine.disk === null;
	return jobs !== null && jobs.count + messages === 0 && isQuiet && isWell;
}

/** "7"; "100 or more" when nobody has counted further. */
export function describeCount(number: number): string {
	return number >= attentionLimits.counted ? `${attentionLimits.counted} or more` : String(number);
}

/** "1 failed job"; "100 or more failed jobs" when nobody has counted further. */
export function countWaiting(number: number, noun: string): string {
	return number >= attentionLimits.counted
		? `${describeCount(number)} ${noun}s`
		: count(number, noun);
}

/** A kind of work as it is spoken of; one without a name by its own. */
export const jobTitle = (name: string): string =>
	Object.hasOwn(jobLabels, name) ? jobLabels[name as keyof JobCatalogue] : name;
