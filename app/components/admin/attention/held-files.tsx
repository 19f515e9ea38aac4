import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { HeldFile, Waiting } from "#app/domain/admin/attention.ts";
import { contactKindNames } from "#app/domain/intake/contact-data.ts";
import { AttentionForm } from "./action-form.tsx";
import { AttentionGroup, AttentionItem } from "./open-item.tsx";

/** Published files that readers do not get for now, and what the owner can do about each. */
export function HeldFiles({ files }: { files: Waiting<HeldFile> }) {
	return (
		<AttentionGroup
			title="Published files that are held back"
			advice="Readers see that there is no file for now. Nobody can spend anything on them."
			waiting={files}
		>
			{(file) => (
				<AttentionItem
					key={file.key}
					title={file.title}
					to={`/admin/resumes/${file.resumeId}`}
					at={file.at}
					reason={reasonOf(file)}
				>
					{file.held === "found" ? (
						<>
							<AttentionForm
								fields={{ intent: "clean-file", id: file.key }}
								label="Remove it and show the file"
								about={file.title}
							/>
							<WaiveForm file={file} />
						</>
					) : null}
				</AttentionItem>
			)}
		</AttentionGroup>
	);
}

function WaiveForm({ file }: { file: HeldFile }) {
	return (
		<AnsweredForm
			fixed={{ intent: "waive-file", id: file.key }}
			preventScrollReset
			className="flex flex-wrap items-end gap-2"
		>
			<Field
				label="Why it may stay"
				name="reason"
				required
				minLength={3}
				maxLength={200}
				autoComplete="off"
			/>
			<Button type="submit" variant="secondary">
				Leave it and show the file
				<span className="sr-only">: {file.title}</span>
			</Button>
		</AnsweredForm>
	);
}

function reasonOf({ held, findings }: HeldFile): string {
	if (held === "rewriting") return "It is being rewritten: no file goes out as it came in.";
	if (held === "unreadable") {
		return "It cannot be read or rewritten, so nobody can check what is in it. Please upload it in another format, or withdraw the resume.";
	}
	return findings.map(({ kind, text }) => `${contactKindNames[kind]}: ${text}`).join(" · ");
}
