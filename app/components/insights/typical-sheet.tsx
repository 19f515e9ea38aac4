import type { SectionUse } from "#app/domain/insights/group-statistics.ts";
import { formatMeasure } from "#app/domain/insights/measures.ts";
import { type SectionKey, sectionTitles } from "#app/domain/reader/sheet/sections.ts";

const frame = { width: 300, left: 24, right: 276, top: 26 } as const;
const headHeight = 34;
const gap = 13;

/** The lines that stand for what a section holds: as many as it usually needs. */
const linesOf: Record<SectionKey, readonly number[]> = {
	summary: [0.96, 0.7],
	work: [0.5, 0.92, 0.84, 0.95, 0.46, 0.9, 0.78],
	projects: [0.4, 0.86, 0.74],
	education: [0.62, 0.44],
	skills: [0.9, 0.66],
	certificates: [0.58],
	awards: [0.64],
	languages: [0.42],
	interests: [0.5],
};

/** The sheet that most of a group would recognise: its sections in their usual order, the rarer the paler. */
export function TypicalSheet({ sections }: { sections: readonly SectionUse[] }) {
	const bands = stack(sections);
	const height = (bands.at(-1)?.end ?? frame.top + headHeight) + 14;
	return (
		<>
			<p className="sr-only">
				{`Sections in their usual order: ${sections
					.map(({ section, share }) => `${sectionTitles[section]} ${formatMeasure(share, "share")}`)
					.join(", ")}`}
			</p>
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${frame.width} ${height}`}
				className="block w-full max-w-sm h-auto rounded-[2px] bg-sheet sheet-shadow"
			>
				<rect
					className="fill-sheet-quiet opacity-55"
					x={frame.left}
					y={frame.top}
					width={104}
					height={9}
					rx={2}
				/>
				<rect
					className="fill-sheet-quiet opacity-55"
					x={frame.left}
					y={frame.top + 16}
					width={160}
					height={4}
					rx={2}
					opacity={0.5}
				/>
				{bands.map(({ section, share, y, lines }) => (
					<g key={section}>
						<text className="font-serif text-[13px] font-[560] fill-sheet-ink" x={frame.left} y={y}>
							{sectionTitles[section]}
						</text>
						<text
							className="text-[12px] tabular-nums fill-sheet-quiet"
							x={frame.right}
							y={y}
							textAnchor="end"
						>
							{formatMeasure(share, "share")}
						</text>
						<line
							className="stroke-sheet-line stroke-1"
							x1={frame.left}
							x2={frame.right}
							y1={y + 5}
							y2={y + 5}
						/>
						<g opacity={Math.max(share, 0.2)}>
							{lines.map((line) => (
								<rect
									key={line.y}
									className="fill-sheet-quiet opacity-55"
									x={frame.left}
									y={line.y}
									width={line.width}
									height={4}
									rx={2}
								/>
							))}
						</g>
					</g>
				))}
			</svg>
		</>
	);
}

/** Where each section stands, one below the other. */
function stack(sections: readonly SectionUse[]) {
	let top = frame.top + headHeight;
	return sections.map(({ section, share }) => {
		const y = top + gap;
		const lines = linesOf[section].map((part, index) => ({
			y: y + 13 + index * 9,
			width: Math.round((frame.right - frame.left) * part),
		}));
		top = y + 13 + lines.length * 9;
		return { section, share, y, lines, end: top };
	});
}
