import { use } from "react";
import { LineTool } from "#app/components/reader/line-tool.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import {
	type Distinction,
	distinctionsOf,
	entriesOf,
	type HeadPart,
	headRows,
	listOfTerms,
	paragraphOf,
	type SheetEntry,
} from "#app/domain/reader/sheet/entries.ts";
import type { BlockReference } from "#app/domain/reader/sheet/layout.ts";
import { monthLabel, sectionTitles } from "#app/domain/reader/sheet/sections.ts";

type ResumeSectionProps = {
	document: ResumeDocument;
	style: SheetStyle;
	/** The part of a section that is on one page. */
	references: readonly BlockReference[];
	/** First of its page, so that no rule parts it from what stands above. */
	isFirst: boolean;
};

/** The part of a section that is on one page; a section that continues from the page before has no heading. */
export function ResumeSection({ references, isFirst, ...content }: ResumeSectionProps) {
	const section = references[0]?.section;
	if (!section || section === "header") return null;
	return (
		<div className="resume-section" data-section={section} data-first={isFirst || undefined}>
			{references[0]?.heading && <h2>{sectionTitles[section]}</h2>}
			<div className="resume-section-body">
				<SectionContent section={section} references={references} {...content} />
			</div>
		</div>
	);
}

type ContentProps = Omit<ResumeSectionProps, "isFirst"> & { section: keyof typeof sectionTitles };

function SectionContent({ section, document, style, references }: ContentProps) {
	const shown = references.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
	switch (section) {
		case "summary":
		case "languages":
		case "interests":
			return <p>{paragraphOf(document, section)}</p>;
		case "skills":
			return (
				<dl className="resume-skills">
					{shown.map((index) => (
						<div key={index}>
							<dt>{document.skills[index]?.name}</dt>
							<dd>{listOfTerms(document.skills[index]?.keywords ?? [])}</dd>
						</div>
					))}
				</dl>
			);
		case "certificates":
		case "awards": {
			const all = distinctionsOf(document, section);
			return (
				<ul className="resume-lines">
					{shown.map((index) => all[index] && <DistinctionLine key={index} {...all[index]} />)}
				</ul>
			);
		}
		default: {
			const entries = entriesOf(document, section);
			return references.map((reference) => {
				const entry = entries[reference.entry ?? -1];
				return (
					entry && <Entry key={reference.entry} entry={entry} style={style} reference={reference} />
				);
			});
		}
	}
}

type EntryProps = { entry: SheetEntry; style: SheetStyle; reference: BlockReference };

function Entry({ entry, style, reference }: EntryProps) {
	const { head, details, highlights } = entry;
	const [first = [], ...rows] = headRows(style, head);
	const shown = reference.highlights ?? [];
	const tool = use(LineTool);
	const isBare = details.length + highlights.length === 0;
	return (
		<div className="resume-entry" data-bare={isBare || undefined}>
			{reference.head && (
				<>
					<div className="resume-head">
						<h3>
							<Parts parts={first} />
						</h3>
						<Period startDate={head.startDate} endDate={head.endDate} />
						{rows.map((row) => (
							<p key={row[0]?.text}>
								<Parts parts={row} />
							</p>
						))}
					</div>
					{details.map((words) => (
						<p key={words} className="resume-detail">
							{words}
						</p>
					))}
				</>
			)}
			{shown.length > 0 && (
				<ul className="resume-bullets">
					{shown.map((index) => (
						<li key={index}>
							{highlights[index]}
							{tool?.(highlights[index] ?? "")}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

const Parts = ({ parts }: { parts: HeadPart[] }) =>
	parts.map(({ role, text }) => (
		<span key={role} className={`resume-${role}`}>
			{text}
		</span>
	));

function DistinctionLine({ name, by, date }: Distinction) {
	return (
		<li className="resume-head">
			<p>
				{name}
				{by && <span className="resume-by">, {by}</span>}
			</p>
			<Period endDate={date} />
		</li>
	);
}

/** "Mar 2021 – Present", with the months readable by machines. */
function Period({ startDate, endDate }: { startDate?: string; endDate?: string }) {
	if (!startDate && !endDate) return null;
	const isRange = startDate !== undefined && startDate !== endDate;
	return (
		<p className="resume-when">
			{isRange && (
				<>
					<Month month={startDate} />
					{" – "}
				</>
			)}
			{endDate ? <Month month={endDate} /> : "Present"}
		</p>
	);
}

const Month = ({ month }: { month: string }) => <time dateTime={month}>{monthLabel(month)}</time>;
