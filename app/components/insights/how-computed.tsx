import { describeFigures } from "#app/content/insights/reading-words.ts";
import { count } from "#app/domain/base/count.ts";
import { leastResumes, leastSharers, mostResumes } from "#app/domain/insights/group-limits.ts";
import type { ReaderFacts } from "#app/domain/insights/reading-model.ts";

const notLearned = "It has not learned yet: the library is too small, or was filled a moment ago.";

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
						Role and level are read from your titles and the years of your jobs, by rules that are
						written down. Only where titles say nothing does a naive Bayes classifier weigh your
						words: classical machine learning, no language model.{" "}
						{reader
							? `It has learned from ${count(reader.resumes, "resume")} of this library${reader.invented > 0 ? `, ${reader.invented === reader.resumes ? "all" : reader.invented} of them invented` : ""}.`
							: notLearned}{" "}
						Yours may be unlike all of them, and then it can be wrong: name your level yourself.
					</p>
					<p className="mt-2">{describeFigures()}</p>
				</div>
				<div>
					<h3 className="mb-1 text-ink font-sans text-note font-semibold tracking-normal">
						Your text
					</h3>
					<p>
						Your resume is read and compared in your browser and does not leave it. Without scripts,
						or when you send it to our server, it is read in memory and discarded once the answer is
						ready: not stored, not logged, not used for training and not sent to anyone.
					</p>
				</div>
			</div>
		</section>
	);
}
