import { Link } from "react-router";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { SheetPicture } from "../sheet-picture.tsx";

export type WallSheet = Pick<ResumeCard, "id" | "title" | "sheetVersion" | "experienceLevel">;

/** Many sheets side by side, small enough to compare their shapes; each leads to its preview. */
export function SheetWall({ sheets, label }: { sheets: readonly WallSheet[]; label: string }) {
	return (
		<ul aria-label={label} className="sheet-wall">
			{sheets.map((sheet) => (
				<li key={sheet.id}>
					<SheetPicture resume={sheet} />
					<Link to={`/resumes/${sheet.id}`} className="link-quiet">
						{sheet.title}
					</Link>
					<span>{sheet.experienceLevel}</span>
				</li>
			))}
		</ul>
	);
}
