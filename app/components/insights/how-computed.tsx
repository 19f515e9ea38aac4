import { count } from "#app/domain/base/count.ts";
import { leastResumes, leastSharers, mostResumes } from "#app/domain/insights/group-limits.ts";
import type { ReaderFacts } from "#app/domain/insights/reading-model.ts";

const notLearned = "It has not learned yet: the library is too small, or was filled a moment ago.";

/** To the tenth: 99.8 is not all of them. */
const percent = (share: number): string => `${Math.floor(share * 1000) / 10}%`;

function describeReader(reader: ReaderFacts): string {
	const { resumes, invented, roles, roleAccuracy, levelAccuracy, levelWithinOne } = reader;
	const nearly =
		levelWithinOne === null ? "" : ` (or one beside it for ${percent(levelWithinOne)})`;
	return [
		`It has learned from ${count(resumes, "resume")} of this library. Tested on resumes that were held back, it named the right one of ${roles} roles for ${percent(roleAccuracy)} of them, and the right level for ${percent(levelAccuracy)}${nearly}.`,
		invented > 0 ? "Invented resumes are easier to tell apart than real ones: expect less." : "",
	]
		.filter(Boolean)
		.join(" ");
}

/** What "AI" means here, in full. */
export function HowComputed({ reader }: { reader: ReaderFacts | null }) {
	return (
		<section aria-labelledby="how" className="mt-16 pt-8 border-t border-hairline">
			<h2 id="how" className="text-2xl">
				How this is computed
			</h2>
			<div className="grid gap-y-6 gap-x-10 mt-4 text-note text-quiet lg:grid-cols-3">
				<div>
					<h3 className="mb-1 text-ink font-sans text-note font-semibold tracking-normal">
						Counting
					</h3>
					<p>
						The pictures are counts, medians and quartiles over the newest{" "}
						{mostResumes.toLocaleString("en-US")} resumes of a group. Groups of fewer than{" "}
						{leastResumes} are not described, and no word is shown that fewer than {leastSharers}{" "}
						resumes share. Skills that set a group apart are found by log-odds with a prior, so that
						neither what everybody lists nor what one person lists comes first.
					</p>
				</div>
				<div>
					<h3 className="mb-1 text-ink font-sans text-note font-semibold tracking-normal">
						Learning
					</h3>
					<p>
						What a resume reads like is decided by a naive Bayes classifier: classical machine
						learning, no language model. {reader ? describeReader(reader) : notLearned} Yours may be
						unlike all of them, and then it can be wrong.
					</p>
				</div>
				<div>
					<h3 className="mb-1 text-ink font-sans text-note font-semibold tracking-normal">
						Your text
					</h3>
					<p>
						Everything runs on our own server, from the texts of this library. What you paste or
						upload is read in memory and discarded once the answer is ready. It is not stored, not
						logged, not used for training and not sent to anyone.
					</p>
				</div>
			</div>
		</section>
	);
}
