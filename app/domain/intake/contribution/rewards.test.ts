import { expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import { rewardRules } from "./contributor-limits.ts";
import { dueRewards, earnedRewards, rewardCause, rewardName, rewardPeriod } from "./rewards.ts";

const now = new Date("2026-06-15T12:00:00.000Z");

test("A month is earned by publication, and a day by each ten readers, the tenth included", () => {
	expect(earnedRewards(9)).toEqual([{ reason: "published", days: 30 }]);
	expect(earnedRewards(20).map(({ reason }) => rewardName(reason))).toEqual([
		"Published",
		"10 readers",
		"20 readers",
	]);
});

test("No reason is rewarded twice, and what is over ninety days a year waits", () => {
	const earned = earnedRewards(20);
	expect(dueRewards(earned, new Set(["published", "readers:10"]), 31)).toEqual([
		{ reason: "readers:20", days: 1 },
	]);
	expect(dueRewards(earned, new Set(), rewardRules.mostDays - 1)).toEqual([
		{ reason: "readers:10", days: 1 },
	]);
	expect(dueRewards(earned, new Set(), rewardRules.mostDays)).toEqual([]);
});

test("A reward runs after the Pro that is there, and from now on where that has ended", () => {
	const end = addDays(now, 5);
	expect(rewardPeriod(30, end, now)).toEqual({ startsAt: end, endsAt: addDays(now, 35) });
	expect(rewardPeriod(1, addDays(now, -1), now)).toEqual({
		startsAt: now,
		endsAt: addDays(now, 1),
	});
	expect(rewardPeriod(1, null, now).startsAt).toEqual(now);
});

test.each([
	["one:published", "The resume that you contributed was published"],
	["one:readers:10", "10 people have opened the resume that you contributed"],
	[
		"one:published one:readers:10 one:readers:20",
		"The resume that you contributed was published and 20 people have opened it",
	],
	["one:published two:published", "2 resumes that you contributed were published"],
	[
		"one:readers:30 two:published",
		"A resume that you contributed was published and 30 people have opened one of your resumes",
	],
	[
		"one:published one:readers:10 two:published two:readers:20",
		"2 resumes that you contributed were published, 20 people have opened one of your resumes, and 10 people have opened another one",
	],
])("What earned days at once is named as a whole: %s", (given, said) => {
	const rewards = given.split(" ").map((one) => {
		const [contributionId = "", ...reason] = one.split(":");
		return { contributionId, reason: reason.join(":") };
	});
	expect(rewardCause(rewards)).toBe(said);
});
