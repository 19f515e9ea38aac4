import type { ReactNode } from "react";
import { Link } from "react-router";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { SheetPicture } from "#app/components/library/sheet-picture.tsx";
import { OpenResumeButton } from "#app/components/reader/open-resume-button.tsx";
import { count } from "#app/domain/base/count.ts";
import { formatMonth } from "#app/domain/base/dates.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import { originClaim } from "#app/domain/library/provenance.ts";
import type { ResumePreview } from "#app/domain/library/resume.ts";
import { standsOut } from "#app/domain/library/stands-out.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { SideColumn } from "#app/domain/reader/side-by-side.ts";

type Fact = {
	name: string;
	/** Null where it is not known. */
	of: (preview: ResumePreview) => ReactNode;
	/** What is said then. */
	none?: string;
};

/** What everybody may know of each, a row for each fact; a fact that is known of none has no row. */
export function SideBySideFacts({ columns }: { columns: readonly SideColumn[] }) {
	const previews = columns.map((column) => (column.state === "there" ? column.preview : null));
	const known = previews.filter((preview) => preview !== null);
	const measured = new Map(
		known.flatMap((one) => factsOf(one) ?? []).map((facts) => [facts.id, facts]),
	);
	const all = [...measured.values()];
	const rows: Fact[] = [
		{ name: "Sheet", of: (preview) => <Sheet preview={preview} /> },
		{ name: "Opening", of: (preview) => <Opening preview={preview} /> },
		...facts,
		{
			name: "Stands out",
			none: "–",
			of: ({ id }) => {
				const own = measured.get(id);
				const words = own ? standsOut(own, all) : null;
				return words && sentenceCase(words);
			},
		},
	];
	return (
		<tbody>
			{rows.map(({ name, of, none = "Not told" }) => {
				const cells = previews.map((preview) => preview && of(preview));
				return cells.every((cell) => cell === null) ? null : (
					<tr key={name} className={name === "Opening" ? "print:hidden" : undefined}>
						<th scope="row">{name}</th>
						{cells.map((cell, index) => (
							<td key={columns[index]?.id}>
								{cell ?? (previews[index] ? <span className="text-quiet">{none}</span> : null)}
							</td>
						))}
					</tr>
				);
			})}
		</tbody>
	);
}

const facts: readonly Fact[] = [
	{ name: "Role", of: ({ role }) => role },
	{ name: "Level", of: ({ experienceLevel }) => experienceLevel },
	{
		name: "Path",
		of: ({ role, previousRole }) => previousRole && `${previousRole} → ${role}`,
	},
	{ name: "Place", of: ({ location }) => location },
	{ name: "School", of: ({ education }) => education },
	{ name: "Visa", of: ({ visaSponsored }) => (visaSponsored ? "Sponsored" : null) },
	{ name: "Offer", of: ({ offerMonth }) => offerMonth && formatMonth(offerMonth) },
	{ name: "Source", of: originClaim },
	{
		name: "Length",
		of: ({ facts, words }) =>
			facts && `${count(facts.pages, "page")}${words ? `, about ${words} words` : ""}`,
	},
	{ name: "Jobs", of: ({ jobs }) => jobs },
	{ name: "Bullets", of: ({ facts }) => facts?.bullets ?? null },
	{
		name: "With a number",
		of: ({ facts }) => (facts && facts.bullets > 0 ? <Share {...facts} /> : null),
	},
	{
		name: "Sections",
		of: ({ sections }) => (sections.length > 0 ? <List items={sections} /> : null),
	},
	{ name: "Keywords", of: ({ tags }) => (tags.length > 0 ? tags.join(", ") : null) },
];

function Share({ bullets, bulletsWithFigure }: NonNullable<ResumePreview["facts"]>) {
	return (
		<>
			{`${Math.round((bulletsWithFigure / bullets) * 100)}% of bullets`}
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${bullets} 1`}
				preserveAspectRatio="none"
				className="side-share"
			>
				<rect width={bullets} height={1} />
				<rect width={bulletsWithFigure} height={1} className="fill-accent" />
			</svg>
		</>
	);
}

const List = ({ items }: { items: readonly string[] }) => (
	<ol className="side-sections">
		{items.map((item) => (
			<li key={item}>{item}</li>
		))}
	</ol>
);

const Sheet = ({ preview }: { preview: ResumePreview }) => (
	<Link to={`/resumes/${preview.id}`} aria-label={`The whole sheet: ${preview.title}`}>
		<SheetPicture resume={preview} priority className="side-sheet" />
	</Link>
);

function Opening({ preview: { id, isAvailable, openToEveryone } }: { preview: ResumePreview }) {
	const viewer = useViewer();
	const unlocked = viewer?.unlocked.includes(id) ?? false;
	const resume = { unlocked, available: isAvailable, openToEveryone };
	return <OpenResumeButton id={id} offer={offerToOpen(viewer, resume)} />;
}

/** What the rules of standing out need, where a sheet was measured. */
function factsOf(preview: ResumePreview): (SheetFacts & { id: string }) | null {
	const { id, facts, jobs, words, sections } = preview;
	if (!facts || jobs === null || words === null) return null;
	return { ...facts, id, jobs, words, sections: [...sections] };
}
