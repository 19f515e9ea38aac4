import type { UseKind } from "#app/domain/reader/fair-use.ts";
import { createRandom, type Random } from "../random.ts";
import { uuidOf } from "../uuid.ts";
import type { Payments } from "./payments.ts";
import { type Member, timeOfDay } from "./people.ts";

/** As much of a resume as its readers decide by. */
export type ReadResume = {
	id: string;
	createdAt: Date;
	viewCount: number;
	form: string;
};

/** A person who opened a resume, by which right. */
type Reading = {
	userId: string;
	resumeId: string;
	source: "free" | "pack" | "subscription";
	packId: string | null;
	at: Date;
};

type Span = {
	source: Reading["source"];
	packId: string | null;
	from: Date;
	until: Date;
	count: number;
};

const day = 86_400_000;
const week = 7 * day;

/** Every opening by a person whose account is there, the oldest first, and what comes of it in each table. */
export function createReadings(
	members: readonly Member[],
	payments: readonly Payments[],
	resumes: readonly ReadResume[],
	now: Date,
) {
	const shelf = openShelf(resumes);
	const bought = new Map(payments.map((each) => [each.member.id, each]));
	const readings = members
		.flatMap((member) => {
			const random = createRandom(`readings ${member.id}`);
			const read = new Set<string>();
			return spansOf(member, bought.get(member.id), random, now).flatMap((span) =>
				timesOf(span, random).flatMap((at): Reading[] => {
					const resumeId = at < now ? shelf.take(random, at, read) : null;
					if (resumeId === null) return [];
					const { source, packId } = span;
					return [{ userId: member.id, resumeId, source, packId, at }];
				}),
			);
		})
		.sort((one, other) => one.at.getTime() - other.at.getTime());
	return {
		readings,
		access: readings.flatMap(({ userId, resumeId, source, packId: purchaseId, at: accessedAt }) =>
			source === "subscription" ? [] : [{ userId, resumeId, source, purchaseId, accessedAt }],
		),
		credits: readings.flatMap(({ userId, resumeId, packId, at: spentAt }) =>
			packId === null
				? []
				: [{ id: uuidOf(`credit ${userId} ${resumeId}`), purchaseId: packId, resumeId, spentAt }],
		),
		history: readings.map(({ userId, resumeId, source, at }) => ({
			userId,
			resumeId,
			source,
			firstOpenedAt: at,
			lastOpenedAt: at,
		})),
		uses: readings.flatMap((reading) => usesOf(reading)).filter(({ at }) => at < now),
		views: viewsOf(readings, resumes, now),
	};
}

/** The times in which a member could read, and how much they read in each. */
function spansOf(member: Member, bought: Payments | undefined, random: Random, now: Date): Span[] {
	const spans: Span[] = [];
	if (member.emailVerified && (bought || random.chance(0.64))) {
		const until = new Date(member.joinedAt.getTime() + 2 * 3_600_000);
		spans.push({ source: "free", packId: null, from: member.joinedAt, until, count: 1 });
	}
	if (!bought) return spans;
	const { buyer, pack, proTimes, orders } = bought;
	if (pack && buyer.pack) {
		// Nothing of a pack is spent while Pro runs, or after it has closed.
		const ends = [pack.expiresAt, pack.closedAt, proTimes[0]?.start, now];
		const last = Math.min(...ends.flatMap((end) => (end ? [end.getTime()] : [])));
		const until = new Date(Math.min(last, pack.grantedAt.getTime() + week));
		const count = buyer.pack.opens;
		spans.push({ source: "pack", packId: pack.id, from: pack.grantedAt, until, count });
	}
	if (buyer.pro) {
		const back = buyer.pro.refundedAfter;
		const paid = back
			? orders.map(({ paidAt }) => ({
					start: paidAt,
					end: new Date(paidAt.getTime() + back * day),
				}))
			: proTimes;
		for (const { start: from, end } of paid) {
			const until = end < now ? end : now;
			const count = Math.round(((until.getTime() - from.getTime()) / week) * buyer.pro.reads);
			spans.push({ source: "subscription", packId: null, from, until, count });
		}
	}
	return spans;
}

function timesOf({ from, until, count }: Span, random: Random): Date[] {
	const length = until.getTime() - from.getTime();
	return Array.from(
		{ length: count },
		() => new Date(from.getTime() + Math.floor(random.next() * length)),
	);
}

/** Chooses resumes as people do: what is read much is read more. No resume is opened more often than it says. */
function openShelf(resumes: readonly ReadResume[]) {
	const readable = resumes
		.filter(({ form, viewCount }) => form === "document" && viewCount > 0)
		.map(({ id, createdAt, viewCount }) => ({ id, addedAt: createdAt.getTime(), left: viewCount }));
	const upTo: number[] = [];
	for (const { left } of readable) upTo.push((upTo.at(-1) ?? 0) + left);
	const total = upTo.at(-1) ?? 0;
	return {
		take(random: Random, at: Date, read: Set<string>): string | null {
			for (let attempt = 0; attempt < 60; attempt++) {
				const point = random.next() * total;
				const resume = readable[upTo.findIndex((end) => end > point)];
				if (!resume || resume.left === 0 || resume.addedAt > at.getTime()) continue;
				if (read.has(resume.id)) continue;
				resume.left--;
				read.add(resume.id);
				return resume.id;
			}
			return null;
		},
	};
}

function usesOf({ userId, resumeId, source, at }: Reading) {
	const random = createRandom(`uses ${userId} ${resumeId}`);
	const use = (kind: UseKind, minutes: number) => ({
		userId,
		resumeId,
		kind,
		at: new Date(at.getTime() + minutes * 60_000),
	});
	const uses = [use("reading", 0)];
	if (source !== "free" && random.chance(0.3)) uses.push(use("pdf", random.int(1, 9)));
	if (source === "subscription" && random.chance(0.12)) uses.push(use("docx", random.int(1, 9)));
	return uses;
}

/** One row for each view that a resume counts: of the readers who are here, and of those whose account is gone. */
function viewsOf(readings: readonly Reading[], resumes: readonly ReadResume[], now: Date) {
	const today = Math.floor(now.getTime() / day) * day;
	const of = Map.groupBy(readings, ({ resumeId }) => resumeId);
	return resumes.flatMap(({ id: resumeId, createdAt, viewCount }) => {
		const random = createRandom(`views ${resumeId}`);
		const known = (of.get(resumeId) ?? []).map(({ userId, at }) => ({
			resumeId,
			viewerKey: `person:${userId}`,
			day: dayOf(at.getTime()),
		}));
		const age = (today - createdAt.getTime()) / day;
		const gone = Array.from({ length: viewCount - known.length }, (_, index) => {
			const at = today - Math.floor(age * random.next()) * day - day + timeOfDay(random);
			return {
				resumeId,
				viewerKey: `gone:${index}`,
				day: dayOf(Math.max(at, createdAt.getTime())),
			};
		});
		return [...known, ...gone];
	});
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
