import { Link } from "react-router";
import {
	adviseOn,
	describeGroup,
	describeShare,
	markMeanings,
	requirementLabels,
	summarizeMatch,
	uncountedNote,
} from "#app/content/insights/posting-words.ts";
import { otherWordsNote, postingLanguageNote } from "#app/content/insights/reading-words.ts";
import { count } from "#app/domain/base/count.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import type { PostingMatch } from "#app/domain/insights/posting/match-requirements.ts";
import type { ReadLanguage } from "#app/domain/insights/resume-reading.ts";

type Requirement = PostingMatch["requirements"][number];

/** What a posting asks for, what the resume shows of it, and what to open. */
export function PostingResult({
	match: { requirements, key, of, five },
	language,
	own,
}: {
	match: PostingMatch;
	language: ReadLanguage;
	/** Of the resume. */
	own: ReadLanguage;
}) {
	const note = postingLanguageNote(language, requirements.length);
	const ownNote = otherWordsNote(own);
	if (requirements.length === 0) {
		return (
			<section aria-labelledby="posting" className="mb-12">
				<h2 id="posting" className="text-3xl">
					This posting
				</h2>
				<p className="mt-3 max-w-prose">
					{note ??
						"We found nothing in it that it asks for. Paste the part with its duties and requirements."}
				</p>
			</section>
		);
	}
	const musts = requirements.filter(({ must }) => must);
	const wishes = requirements.filter(({ must }) => !must);
	return (
		<section aria-labelledby="posting" className="mb-12">
			<h2 id="posting" className="text-3xl">
				This posting
			</h2>
			<p className="insight-headline">{summarizeMatch(requirements)}</p>
			{note ? <p className="mb-3 max-w-prose">{note}</p> : null}
			{ownNote ? <p className="mb-3 max-w-prose">{ownNote}</p> : null}
			{of === 0 ? <p className="mb-3 max-w-prose">{uncountedNote(key)}</p> : null}
			<dl className="grid gap-1 max-w-prose text-note text-quiet">
				{(["proved", "named", "missing"] as const).map((mark) => (
					<div key={mark} className="flex gap-3">
						<dt className="w-16 shrink-0">
							<MarkName mark={mark} />
						</dt>
						<dd>{markMeanings[mark]}</dd>
					</div>
				))}
			</dl>
			<Requirements title="It asks for" requirements={musts} of={of} />
			<Requirements title="It would like" requirements={wishes} of={of} />
			{five.length > 0 ? (
				<>
					<h3 className="mt-10 text-2xl">
						{five.length === 1 ? "One to open" : `${five.length} to open, in this order`}
					</h3>
					<p className="mt-2 max-w-prose text-quiet">
						{five.length === 1 ? "It shows" : "Together they show"} most of what the{" "}
						{count(of, "resume")} of {describeGroup(key)} show of this posting.
					</p>
					<ol className="findings grid">
						{five.map((one, index) => (
							<li
								key={one.id}
								className="finding relative max-w-3xl py-4 pl-11 border-b border-hairline"
							>
								<Link
									to={`/resumes/${one.id}`}
									className="text-accent underline underline-offset-4 wrap-anywhere"
								>
									{one.title}, {one.company}
								</Link>
								<p className="mt-1 wrap-anywhere">
									{index === 0 ? "Shows" : "Adds"}: {one.adds.join("; ")}
								</p>
							</li>
						))}
					</ol>
				</>
			) : null}
		</section>
	);
}

function Requirements({
	title,
	requirements,
	of,
}: {
	title: string;
	requirements: readonly Requirement[];
	of: number;
}) {
	if (requirements.length === 0) return null;
	return (
		<>
			<h3 className="mt-8 text-2xl">{title}</h3>
			<ul className="mt-2">
				{requirements.map((one) => (
					<RequirementItem key={`${one.kind} ${one.start} ${one.text}`} one={one} of={of} />
				))}
			</ul>
		</>
	);
}

function RequirementItem({ one, of }: { one: Requirement; of: number }) {
	const advice = adviseOn(one);
	const share = describeShare(one, of);
	return (
		<li className="py-3 border-b border-hairline">
			<p className="flex flex-wrap items-baseline gap-x-3">
				<strong className="wrap-anywhere">
					{one.kind === "duty" ? sentenceCase(one.text) : one.text}
				</strong>
				<span className="text-note text-quiet">{requirementLabels[one.kind]}</span>
				<MarkName mark={one.mark} />
			</p>
			{share ? <p className="text-note text-quiet">{share}</p> : null}
			{one.line ? <p className="text-note wrap-anywhere">Yours: {one.line}</p> : null}
			{advice ? <p className="text-note">{advice}</p> : null}
		</li>
	);
}

const MarkName = ({ mark }: { mark: Requirement["mark"] }) => (
	<span className="read-mark text-note" data-mark={mark}>
		{mark}
	</span>
);
