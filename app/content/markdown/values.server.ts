import { brand } from "#app/content/brand.ts";
import { count } from "#app/domain/base/count.ts";
import { freeAllowance, guarantee, plans, prices } from "#app/domain/billing/plans.ts";
import { messageKeptMonths } from "#app/domain/content/contact.ts";
import { rewardRules } from "#app/domain/intake/contribution/contributor-limits.ts";
import { fairUseWords, useKeptDays } from "#app/domain/reader/fair-use.ts";

const { pack, pro } = plans;

/** What a text may name in braces, such as {packPrice}, because it stands in one place only. */
export const values = (): Readonly<Record<string, string | number>> => ({
	brand: brand.name,
	supportAddress: brand.supportAddress,
	fairUse: fairUseWords,
	useKeptDays,
	messageKeptMonths,
	freeResumes: count(freeAllowance, "resume"),
	packName: pack.name,
	packPrice: prices.pack,
	packResumes: pack.resumes,
	packDays: pack.days,
	packSwapMinutes: pack.swapMinutes,
	proName: pro.name,
	proPrice: prices.pro,
	proInterval: pro.interval,
	proGraceDays: pro.graceDays,
	firstMonthPrice: prices.firstMonth,
	guaranteeDays: guarantee.days,
	guaranteeProUses: guarantee.proUses,
	guaranteeProLines: guarantee.proLines,
	guaranteePackUnlocks: count(guarantee.packUnlocks, "resume"),
	rewardDays: rewardRules.published,
	rewardReaders: rewardRules.readersPerDay,
	rewardMost: rewardRules.mostDays,
});
