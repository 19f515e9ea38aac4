import { CompanyMark } from "#app/components/library/company-mark.tsx";
import { ResumeSheet } from "#app/components/library/resume-sheet.tsx";
import { brand } from "#app/content/brand.ts";
import type { ShownFigure } from "#app/content/claims.ts";
import type { Field } from "#app/content/fields/field.ts";
import { sampleOriginSentence } from "#app/domain/library/provenance.ts";
import type { ViewedResume } from "#app/domain/library/viewed-resumes.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { SheetView } from "#app/domain/reader/sheet/lock.ts";
import sheetFonts from "#app/styles/resume-sheet-fonts.css?url";
import { LockedSheet } from "./locked-sheet.tsx";
import { FieldHeader } from "./page-header.tsx";
import { FieldPanel } from "./resume-panel.tsx";
import { SampleDownloads } from "./sample-downloads.tsx";
import { UnlockButton } from "./unlock-button.tsx";
import { useInvitation } from "./use-invitation.ts";
import { useUnlockToast } from "./use-unlock-toast.ts";
import { ViewedResumes } from "./viewed-resumes.tsx";

export type FieldPageProps = {
	field: Omit<Field, "sample" | "resumes" | "description">;
	sheet: SheetView;
	/** Of the whole sheet. */
	facts: SheetFacts;
	viewed: readonly ViewedResume[];
	interviewClaim: ShownFigure | null;
	count: string | null;
};

/** A landing page: one resume on the desk, what to do with it, and where there are more. */
export function FieldPage({ field, sheet, facts, viewed, interviewClaim, count }: FieldPageProps) {
	const returnTo = `/${field.letter}`;
	const openDialog = useInvitation(field.invitation, sheet.kind === "locked");
	useUnlockToast(sheet.kind === "open");
	return (
		<>
			<FieldHeader ctaText={field.ctaText} />
			<main id="content">
				<div className="container-page field-head">
					<h1 className="field-title">{field.title}</h1>
					<p className="field-lead">{field.subtitle}</p>
				</div>
				<Interviews companies={field.interviews} />
				<div className="field-desk">
					<div className="container-page field-columns">
						<section aria-label="Sample resume" className="field-sheet">
							<p className="field-note">
								An invented person, with invented interviews and offers, written by {brand.name}.
								The craft is real.
							</p>
							{sheet.kind === "open" ? (
								<>
									<link rel="stylesheet" href={sheetFonts} precedence="default" />
									<ResumeSheet {...sheet} note={sampleOriginSentence} />
								</>
							) : (
								<LockedSheet {...sheet} {...{ returnTo, openDialog }} />
							)}
							<SampleDownloads letter={field.letter} />
						</section>
						<FieldPanel
							{...field}
							facts={facts}
							interviewClaim={interviewClaim}
							unlock={
								sheet.kind === "open" ? null : (
									<UnlockButton {...{ returnTo, openDialog }}>Unlock, free</UnlockButton>
								)
							}
						/>
					</div>
				</div>
				<ViewedResumes viewed={viewed} count={count} />
			</main>
		</>
	);
}

function Interviews({ companies }: { companies: readonly string[] }) {
	return (
		<section aria-labelledby="interviews" className="container-page field-interviews">
			<h2 id="interviews" className="field-label">
				Resume landed interviews at:
			</h2>
			<ul>
				{companies.map((company) => (
					<li key={company}>
						<CompanyMark company={company} />
						{company}
					</li>
				))}
			</ul>
		</section>
	);
}
