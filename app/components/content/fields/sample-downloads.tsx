import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { downloadIcon } from "#app/components/base/page-icons.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import type { FieldLetter } from "#app/content/fields/field.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { downloadableSample, type SampleFormat } from "#app/domain/content/sample-download.ts";

const formatNames: Record<SampleFormat, string> = { pdf: "PDF", docx: "Word" };

/** Below the sheet: the files for those who may have them; for the others, what it takes. */
export function SampleDownloads({ letter }: { letter: FieldLetter }) {
	const viewer = useViewer();
	const formats = downloadableSample(viewer?.plan ?? null);
	if (formats.length === 0) {
		return (
			<div className="sample-downloads">
				<PlansLink size="large">
					{viewer ? "Upgrade to Download This Resume" : "Sign Up to Download This Resume"}
				</PlansLink>
			</div>
		);
	}
	return (
		<div className="sample-downloads">
			{formats.map((format, index) => (
				<SampleLink key={format} {...{ letter, format }} isFirst={index === 0}>
					{`Download ${formatNames[format]}`}
				</SampleLink>
			))}
			{formats.includes("docx") ? null : <WordComesWithPro />}
		</div>
	);
}

/** In the panel beside the sheet: one button, or one for each format. */
export function PanelDownloads({ letter }: { letter: FieldLetter }) {
	const formats = downloadableSample(useViewer()?.plan ?? null);
	if (formats.length === 0) return <PlansLink>Download (PDF/Word)</PlansLink>;
	return (
		<fieldset className="panel-downloads">
			<legend>Download (PDF/Word)</legend>
			{formats.map((format, index) => (
				<SampleLink key={format} {...{ letter, format }} isFirst={index === 0}>
					{formatNames[format]}
				</SampleLink>
			))}
		</fieldset>
	);
}

function PlansLink({ size, children }: { size?: "large"; children: ReactNode }) {
	const viewer = useViewer();
	const { signUp, upgrade } = messages.samples;
	return (
		<Link
			to="/pricing"
			onClick={() => showToast("info", viewer ? upgrade : signUp)}
			className={buttonVariants({ size })}
		>
			<Icon path={downloadIcon} />
			{children}
		</Link>
	);
}

type SampleLinkProps = {
	letter: FieldLetter;
	format: SampleFormat;
	isFirst: boolean;
	children: ReactNode;
};

/** Everyone's, and light: the browser saves it by itself, or shows why it does not come. */
function SampleLink({ letter, format, isFirst, children }: SampleLinkProps) {
	return (
		<a
			href={href(`/${letter}/download/:format`, { format })}
			onClick={() => showToast("success", messages.access.opening)}
			className={buttonVariants({ variant: isFirst ? "primary" : "secondary" })}
		>
			<Icon path={downloadIcon} />
			{children}
		</a>
	);
}

const WordComesWithPro = () => (
	<p className="text-sm text-quiet">
		Word comes with{" "}
		<Link to="/pricing" className="underline underline-offset-4 hover:text-ink">
			{plans.pro.name}
		</Link>
		.
	</p>
);
