import { Link } from "react-router";
import { FileLink } from "#app/components/base/downloads/file-link.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { count } from "#app/domain/base/count.ts";
import type { UploadReview } from "#app/domain/intake/upload-review.ts";
import { UploadDecision } from "./upload-decision.tsx";
import { UploadFindings } from "./upload-findings.tsx";
import { UploadPages, UploadSheets } from "./upload-sheets.tsx";

export type UploadIntent = "redact" | "review" | "remove" | "read";

export type UploadReviewProps = {
	review: UploadReview;
	/** Which of its buttons is at work. */
	busy: string | null;
	/** True for a form of its own; else its buttons call `onIntent`, because forms cannot be nested. */
	isForm?: boolean;
	onIntent?: (intent: UploadIntent) => void;
};

/** What is in an uploaded file: how it would be shown, what it says, and the contact data in it. */
export function UploadReviewView({ review, busy, isForm = false, onIntent }: UploadReviewProps) {
	const { id, kind, size, pages, status, remark, sameAs, isPublished } = review;
	const button = (intent: UploadIntent) => ({
		type: isForm ? ("submit" as const) : ("button" as const),
		name: isForm ? "intent" : undefined,
		value: intent,
		busy: busy === intent,
		onClick: isForm ? undefined : () => onIntent?.(intent),
	});
	return (
		<div className="upload-review grid gap-6">
			<UploadSheets review={review} />
			<div className="flex min-w-0 flex-col gap-4">
				<p>
					{[kind.toUpperCase(), size, pages === null ? null : count(pages, "page")]
						.filter(Boolean)
						.join(" · ")}
					{review.isCleanCopy ? " · clean copy" : ""}
				</p>
				{status === "waiting" ? (
					<p role="status" className="flex items-center gap-2">
						<Spinner /> {adminMessages.uploads.waiting}
					</p>
				) : null}
				{remark ? <Alert kind={status === "unreadable" ? "error" : "info"}>{remark}</Alert> : null}
				{sameAs ? (
					<Alert kind="info">
						{adminMessages.uploads.sameFile(sameAs.title)}{" "}
						<Link to={`/resumes/${sameAs.id}`} className="admin-link">
							Look at it
						</Link>
					</Alert>
				) : null}
				{status === "read" && !isPublished ? (
					<UploadFindings review={review} isForm={isForm} button={button("redact")} />
				) : null}
				<div id="upload-state">
					{isPublished ? (
						<Alert kind="info">{adminMessages.uploads.used}</Alert>
					) : (
						<UploadDecision
							review={review}
							form={isForm ? undefined : "upload-apart"}
							button={button("review")}
							onIntent={isForm ? undefined : () => onIntent?.("review")}
						/>
					)}
				</div>
				<div className="flex flex-wrap gap-3">
					<FileLink
						href={`/admin/uploads/${id}/file`}
						className={buttonVariants({ variant: "secondary" })}
					>
						Download the file
					</FileLink>
					{status === "waiting" ? (
						<Button variant="ghost" {...button("read")}>
							Read it again
						</Button>
					) : null}
					{isForm && review.isReviewed ? (
						<Link to={`/admin/resumes/new?upload=${id}`} className={buttonVariants()}>
							Add a resume with this file
						</Link>
					) : null}
					{isPublished ? null : (
						<Button variant="ghost" {...button("remove")}>
							Remove this file
						</Button>
					)}
				</div>
				{kind === "pdf" ? <UploadPages review={review} /> : null}
				{review.text ? (
					<details className="disclosure" open>
						<summary>What it says</summary>
						<section
							className="upload-text max-h-96 bg-raised text-note leading-normal whitespace-pre-wrap"
							aria-label="Text of the file"
							// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
							tabIndex={0}
						>
							{review.text}
						</section>
					</details>
				) : null}
			</div>
		</div>
	);
}
