import { answersNeeded, askedAfterDays, type OutcomeCount } from "#app/domain/account/outcome.ts";
import { TableFrame } from "./table-frame.tsx";

type OutcomeCountsProps = OutcomeCount & { given: readonly { answer: string; members: number }[] };

/** How the searches of members went: counts, and no names. */
export function OutcomeCounts({ due, answers, offers, given }: OutcomeCountsProps) {
	const number = (count: number) => count.toLocaleString("en-US");
	return (
		<section className="mt-8 max-w-2xl">
			<h2 className="text-xl">Outcomes</h2>
			<p className="mt-1 mb-4 text-quiet">
				Members are asked once, {askedAfterDays} days after their first resume. So far {number(due)}{" "}
				{due === 1 ? "was" : "were"} due, and {number(answers)} of them let their answer be counted:{" "}
				{number(offers)} with an offer.{" "}
				{answers < answersNeeded
					? `The site shows this from ${answersNeeded} on.`
					: "The site shows this in place of the claimed results."}
			</p>
			<TableFrame label="Outcomes" columns={["Did you get an offer?", { number: "Members" }]}>
				{given.map(({ answer, members }) => (
					<tr key={answer}>
						<th scope="row" className="figure-name">
							{answer}
						</th>
						<td className="number">{number(members)}</td>
					</tr>
				))}
			</TableFrame>
		</section>
	);
}
