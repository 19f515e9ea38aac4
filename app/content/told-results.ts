import { answersNeeded, askedAfterDays, type OutcomeCount } from "#app/domain/account/outcome.ts";
import { count } from "#app/domain/base/count.ts";
import { shareInterval } from "#app/domain/content/share-interval.ts";
import { type Claim, claimedFigure, type ShownFigure } from "./claims.ts";

/**
 * What members have told of their search, in place of what is claimed of it. It says who was counted, and not that
 * resumes were the reason.
 * @param counted null where it could not be counted
 */
export function resultFigure(
	claim: Claim,
	counted: OutcomeCount | null,
	isDemonstration: boolean,
): ShownFigure[] {
	if (!counted || counted.answers < answersNeeded) return claimedFigure(claim, isDemonstration);
	const { offers, answers, due } = counted;
	const { low, high } = shareInterval(offers, answers);
	const percent = (share: number) => Math.round(share * 100);
	const of = count(due, "member");
	const told = answers.toLocaleString("en-US");
	const explanation = `${askedAfterDays} days or more after their first resume, ${told} of ${of} had answered and let us count it. The others may differ, and this does not show that resumes were the reason.`;
	return [
		{
			figure: `${offers.toLocaleString("en-US")} of ${told}`,
			label: "members who answered had an offer",
			note: `${percent(offers / answers)}%, 95% interval ${percent(low)} to ${percent(high)}%`,
			explanation: isDemonstration
				? `${explanation} The members of a demonstration are invented.`
				: explanation,
			...(isDemonstration && { isIllustrative: true as const }),
		},
	];
}
