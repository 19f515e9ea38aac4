import { lockIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { ResumeSection } from "#app/components/library/resume-section.tsx";
import type { SheetStyle } from "#app/domain/reader/resume-document.ts";
import { pageWidth } from "#app/domain/reader/sheet/layout.ts";
import type { LockedSheet as Locked } from "#app/domain/reader/sheet/lock.ts";
import { UnlockButton } from "./unlock-button.tsx";

type LockedSheetProps = Locked & { style: SheetStyle; returnTo: string; openDialog: () => void };

/**
 * A sheet whose beginning is public. The rest is drawn as bars, where its lines stand: their
 * words have not left the server.
 */
export function LockedSheet(props: LockedSheetProps) {
	const { document, style, references, rest, returnTo, openDialog } = props;
	const height = rest.bottom - rest.top;
	return (
		<article
			className="resume-sheet"
			data-style={style}
			data-tightening={references[0]?.tightening}
			aria-label="Sample resume, its beginning"
		>
			<section className="resume-page locked-page">
				<LockedHeader {...props} />
				{references.slice(1).map((reference, index) => (
					<ResumeSection
						key={reference.section}
						document={document}
						style={style}
						references={[reference]}
						isFirst={index === 0}
					/>
				))}
				<div className="locked-rest">
					<svg
						viewBox={`0 ${rest.top} ${pageWidth} ${height}`}
						aria-hidden="true"
						className="locked-bars"
					>
						{rest.strokes.map(({ color, thickness, d }) => (
							<path key={`${color} ${thickness}`} stroke={color} strokeWidth={thickness} d={d} />
						))}
					</svg>
					<div className="locked-veil">
						<div className="locked-call">
							<Icon path={lockIcon} className="size-6" />
							<h2>The rest is one step away</h2>
							<p>Sign up, free, and the whole sheet opens: every job, every number, the skills.</p>
							<UnlockButton returnTo={returnTo} openDialog={openDialog}>
								Unlock the full resume
							</UnlockButton>
						</div>
					</div>
				</div>
			</section>
		</article>
	);
}

function LockedHeader({ document, name, contact }: Locked) {
	const { label, location } = document.basics;
	return (
		<header className="resume-header">
			<p className="locked-name">
				<Bar width={name} thickness={12} />
				<span className="sr-only">Name hidden</span>
			</p>
			<p className="resume-label">{label}</p>
			<ul className="resume-contact">
				{contact.map((width, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name and never move
					<li key={index}>
						<Bar width={width} thickness={4} />
						<span className="sr-only">Contact hidden</span>
					</li>
				))}
				{location ? <li>{location}</li> : null}
			</ul>
		</header>
	);
}

function Bar({ width, thickness }: { width: number; thickness: number }) {
	return (
		<svg
			viewBox={`0 0 ${width} ${thickness}`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className={`locked-bar locked-bar-${thickness}`}
		>
			<path d={`M0 0h${width}v${thickness}H0z`} />
		</svg>
	);
}
