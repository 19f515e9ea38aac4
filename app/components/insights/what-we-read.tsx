import { useState } from "react";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import {
	describePeriod,
	describeRead,
	kindLabels,
	languageNote,
	markWords,
	unreadNote,
} from "#app/content/insights/reading-words.ts";
import { count } from "#app/domain/base/count.ts";
import { directionOf } from "#app/domain/base/messages/languages.ts";
import type {
	Mark,
	Reading,
	ReadJob,
	ReadLanguage,
	ReadLine,
} from "#app/domain/insights/resume-reading.ts";

type WhatWeReadProps = {
	reading: Reading;
	/** Pages with text that is missing. */
	unread: readonly number[];
};

/** What was read of the resume, before anything is said about it: a program sees no more. */
export function WhatWeRead({ reading, unread }: WhatWeReadProps) {
	const [isOpened, setOpened] = useState(false);
	// Drawn when it is asked for; a page that the server drew has all of it, for browsers without scripts.
	const [isPosted] = useState(!useHydrated());
	const { language, isOutlined: isKnown, lines } = reading;
	const note = languageNote(reading);
	const lost = isKnown ? lines.filter(({ mark }) => mark === "lost") : [];
	const contact = isKnown ? [] : lines.filter(({ kind }) => kind === "contact");
	return (
		<>
			{isKnown ? (
				<p className="mt-3 max-w-prose">
					{describeRead(reading)} This is what a program sees of it; others may see less.
				</p>
			) : null}
			{note ? <p className="mt-3 max-w-prose">{note}</p> : null}
			{unread.length > 0 ? <p className="mt-3 max-w-prose">{unreadNote(unread)}</p> : null}
			{reading.jobs.length > 0 ? (
				<ol className="mt-4" aria-label="Jobs that we read">
					{reading.jobs.map((job, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a resume may name the same job twice
						<Job key={index} job={job} reading={reading} />
					))}
				</ol>
			) : null}
			{contact.length > 0 ? (
				<div className="mt-5 max-w-3xl">
					<h3 className="font-sans text-note font-semibold tracking-normal">Contact data</h3>
					<TextLines lines={contact} language={language} />
				</div>
			) : null}
			{lost.length > 0 ? (
				<div className="mt-5 max-w-3xl">
					<h3 className="font-sans text-note font-semibold tracking-normal">
						Lost: {count(lost.length, "line")}
					</h3>
					<p className="text-note text-quiet">{markWords.lost}</p>
					<TextLines lines={lost} language={language} />
				</div>
			) : null}
			<details className="disclosure mt-4" onToggle={() => setOpened(true)}>
				<summary>{isKnown ? "Every line, and what we took it for" : "Every line"}</summary>
				{isKnown ? (
					<dl className="grid gap-1 mt-2 max-w-prose text-note text-quiet">
						{(["read", "guessed", "lost"] as const).map((mark) => (
							<div key={mark} className="flex gap-3">
								<dt className="w-16 shrink-0">
									<MarkWord mark={mark} />
								</dt>
								<dd>{markWords[mark]}</dd>
							</div>
						))}
					</dl>
				) : null}
				{isOpened || isPosted ? (
					isKnown ? (
						<ol className="mt-4">
							{lines.map((line, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a resume may hold the same line twice
								<Line key={index} line={line} language={language} />
							))}
						</ol>
					) : (
						<TextLines lines={lines} language={language} />
					)
				) : null}
			</details>
		</>
	);
}

const TextLines = ({ lines, language }: { lines: readonly ReadLine[]; language: ReadLanguage }) => (
	<ul className="finding-lines mt-2" lang={language}>
		{lines.map(({ text }, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a resume may hold the same line twice
			<li key={index} dir={directionOf(language)}>
				{text}
			</li>
		))}
	</ul>
);

function Job({ job, reading }: { job: ReadJob; reading: Reading }) {
	const { title, employer, period, bullets, mark } = job;
	return (
		<li className="py-3 border-b border-hairline">
			{reading.isOutlined ? (
				<p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
					<strong dir="auto">{title ?? "No title found"}</strong>
					<span dir="auto">{employer ?? "no employer found"}</span>
					<MarkWord mark={mark} />
				</p>
			) : (
				// In words that we do not know nobody can say where a title ends, or that it is not there.
				<p className="wrap-anywhere font-semibold" lang={reading.language} dir="auto">
					{[title, employer].filter(Boolean).join(", ")}
				</p>
			)}
			<p className="text-note text-quiet">
				{period ? describePeriod(period) : "no dates found"}, {count(bullets.length, "bullet")}
			</p>
		</li>
	);
}

function Line({ line, language }: { line: ReadLine; language: ReadLanguage }) {
	const { text, kind, mark } = line;
	return (
		<li className="read-line py-1.5 border-b border-hairline">
			<span className="text-note text-quiet">{kindLabels[kind]}</span>
			<MarkWord mark={mark} />
			<span className="wrap-anywhere" lang={language} dir="auto">
				{text}
			</span>
		</li>
	);
}

const MarkWord = ({ mark }: { mark: Mark }) => (
	<span className="read-mark text-note" data-mark={mark}>
		{mark}
	</span>
);
