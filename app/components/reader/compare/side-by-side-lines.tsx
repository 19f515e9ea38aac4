import { Link } from "react-router";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { readingPlace } from "#app/components/reader/beside.tsx";
import { OpenResumeButton } from "#app/components/reader/open-resume-button.tsx";
import { SectionBars, SectionWords } from "#app/components/reader/section-alone.tsx";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import { onlySection, referencesOf } from "#app/domain/reader/lesson/same-section.ts";
import { type SectionKey, sectionsOf, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { type SideColumn, sectionsSideBySide } from "#app/domain/reader/side-by-side.ts";

/** Section by section: in words what is open to the viewer, of any other where its lines stand. */
export function SideBySideLines({ columns }: { columns: readonly SideColumn[] }) {
	return (
		<tbody>
			<tr>
				<th scope="row">Opening</th>
				{columns.map((column) => (
					<td key={column.id}>
						<Opening column={column} />
					</td>
				))}
			</tr>
			{sectionsSideBySide(columns).map((section) => (
				<tr key={section}>
					<th scope="row">
						<span>{sectionTitles[section]}</span>
					</th>
					{columns.map((column) => (
						<td key={column.id}>
							{column.state === "there" ? (
								<>
									<p aria-hidden="true" className="side-name">
										{column.preview.company}
									</p>
									<Section column={column} section={section} />
								</>
							) : null}
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}

function Opening({ column }: { column: SideColumn }) {
	const viewer = useViewer();
	if (column.state !== "there") return null;
	const { preview, lines } = column;
	const { id, title } = preview;
	if (lines?.kind === "none") {
		return (
			<>
				<p>{lines.why}</p>
				<Link to={readingPlace(viewer, id)} className="link-quiet">
					See it alone<span className="sr-only">: {title}</span>
				</Link>
			</>
		);
	}
	if (lines?.kind === "words") {
		return (
			<>
				<p>Open to you.</p>
				<Link to={`/resumes/${id}/read`} className="link-quiet">
					Read it whole<span className="sr-only">: {title}</span>
				</Link>
			</>
		);
	}
	const unlocked = viewer?.unlocked.includes(id) ?? false;
	return (
		<OpenResumeButton
			id={id}
			offer={offerToOpen(viewer, { unlocked, available: preview.isAvailable })}
		/>
	);
}

type SectionProps = { column: Extract<SideColumn, { state: "there" }>; section: SectionKey };

function Section({ column: { preview, lines }, section }: SectionProps) {
	const { id, title, sheetVersion } = preview;
	if (lines?.kind === "words" && sectionsOf(lines.document).includes(section)) {
		const part = onlySection(lines.document, section);
		return (
			<SectionWords
				document={part}
				style={lines.style}
				references={referencesOf(part, section)}
				label={`${sectionTitles[section]} of ${title}`}
			/>
		);
	}
	const drawn = lines?.kind === "bars" && lines.sections.find((one) => one.section === section);
	if (drawn && sheetVersion) {
		return <SectionBars id={id} sheetVersion={sheetVersion} places={drawn.places} />;
	}
	return lines?.kind === "none" ? null : <p className="text-quiet">No such section</p>;
}
