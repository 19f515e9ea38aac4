import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { count } from "#app/domain/base/count.ts";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import {
	type CheckedPiece,
	checkMaximum,
	checkText,
	filterRunWords,
	type OriginalityMarks,
	runWords,
} from "#app/domain/reader/originality.ts";

type Checked = { pieces: CheckedPiece[]; marks: OriginalityMarks };

/** "Check my lines": marks what stands in the library. The text never leaves the page. */
export function OriginalityCheck({ roles }: { roles: readonly string[] }) {
	const section = useRef<HTMLElement>(null);
	const [role, setRole] = useState("");
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [checked, setChecked] = useState<Checked | null>(null);
	const roleId = useId();
	const check = async () => {
		const text = section.current?.querySelector("textarea")?.value ?? "";
		setFailure(null);
		if (text.length > checkMaximum) {
			setFailure(keeping.tooLong(checkMaximum));
			return;
		}
		setBusy(true);
		try {
			const marks = await loadMarks(role);
			const { opened, library } = marks;
			setChecked({ pieces: checkText(text, opened, library && bytesOf(library.bits)), marks });
		} catch (error) {
			setFailure(error instanceof RefusedCheck ? error.message : keeping.checkFailed);
		} finally {
			setBusy(false);
		}
	};
	return (
		<section
			ref={section}
			id="check"
			aria-labelledby="check-heading"
			className="min-w-0 scroll-mt-24"
		>
			<h2 id="check-heading" className="text-2xl">
				Check my lines
			</h2>
			<p className="mt-1 text-quiet">
				Marks words of yours that stand in the library, so that your resume is your own.
			</p>
			<noscript>
				<p className="mt-4">
					The check needs scripts: your text stays in your browser, so only your browser can check
					it.
				</p>
			</noscript>
			<div className="needs-script grid gap-4 mt-4">
				<TextAreaField
					label="Your own lines"
					name=""
					rows={8}
					autoComplete="off"
					hint="They stay in this browser. We send it numbers to compare with, and get nothing of your text."
				/>
				{roles.length > 0 ? (
					<label htmlFor={roleId} className="grid gap-1 text-note font-medium">
						Compare with resumes of
						<select
							id={roleId}
							className="billing-input"
							value={role}
							onChange={(event) => setRole(event.currentTarget.value)}
						>
							<option value="">every role, the newest ones</option>
							{roles.map((name) => (
								<option key={name}>{name}</option>
							))}
						</select>
					</label>
				) : null}
				<div>
					<Button busy={busy} onClick={check}>
						Check my lines
					</Button>
				</div>
				{failure ? <Alert kind="error">{failure}</Alert> : null}
				{checked ? <Findings {...checked} /> : null}
			</div>
		</section>
	);
}

function Findings({ pieces, marks }: Checked) {
	const { opened, library } = marks;
	const found = pieces.filter((piece) => piece.found !== null);
	return (
		<div role="status" className="grid gap-3">
			<p className="font-medium">
				{found.length === 0
					? "Nothing of your text stands in what it was compared with."
					: `${count(found.length, "place")} of your text ${found.length === 1 ? "stands" : "stand"} in the library.`}
			</p>
			{found.length > 0 ? (
				<p className="kept-checked whitespace-pre-wrap">
					{pieces.map(({ text, found: where }, index) =>
						where === null ? (
							text
						) : (
							// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
							<mark key={index}>{text}</mark>
						),
					)}
				</p>
			) : null}
			<ul className="grid gap-1 text-note">
				{[...new Set(found.map((piece) => piece.found))].map((where) => (
					<li key={where}>
						<WhereFound where={where} opened={opened} />
					</li>
				))}
			</ul>
			<p className="text-note text-quiet">{scopeOf(marks)}</p>
			{library ? null : (
				<p className="text-note text-quiet">
					With a Resume Pack or Pro it is compared with the whole library.{" "}
					<Link to="/pricing" className="text-accent underline underline-offset-4">
						See plans
					</Link>
				</p>
			)}
		</div>
	);
}

type WhereFoundProps = { where: CheckedPiece["found"]; opened: OriginalityMarks["opened"] };

function WhereFound({ where, opened }: WhereFoundProps) {
	const resume = typeof where === "number" ? opened[where] : undefined;
	if (!resume) return "In a resume of the library that you have not opened.";
	return (
		<>
			In{" "}
			<Link to={`/resumes/${resume.id}/read`} className="text-accent underline underline-offset-4">
				{resume.title}
			</Link>{" "}
			({resume.company}), which you have opened.
		</>
	);
}

/** What the text was compared with, and from how many words on. */
function scopeOf({ opened, library }: OriginalityMarks): string {
	const own = `Compared with ${count(opened.length, "resume")} that you have opened, from ${runWords} words in a row`;
	if (!library) return `${own}.`;
	const { resumes, of } = library;
	const all =
		resumes < of
			? `the newest ${resumes.toLocaleString("en-US")} of ${of.toLocaleString("en-US")}`
			: count(resumes, "resume");
	return `${own}, and with ${all} of the library, from ${filterRunWords} words in a row. There a mark can be chance: in about 1 text of 100.`;
}

class RefusedCheck extends Error {}

/** Loads what the text is compared with; the address says nothing of the text. */
async function loadMarks(role: string): Promise<OriginalityMarks> {
	const query = role ? `?${new URLSearchParams({ role })}` : "";
	const response = await fetch(`/library/lines/marks${query}`);
	if (response.status === 429) throw new RefusedCheck(keeping.tooOften);
	if (!response.ok) throw new Error(`The marks answered ${response.status}`);
	return (await response.json()) as OriginalityMarks;
}

const bytesOf = (base64: string): Uint8Array =>
	Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
