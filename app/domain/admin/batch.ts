import { z } from "zod";
import { type ResumeFields, resumeFormSchema } from "#app/domain/intake/resume-form.ts";
import { reasonMaximum } from "#app/domain/intake/withdrawal.ts";
import { parseTags, tagMaximum } from "#app/domain/library/resume-tags.ts";
import type { AuditChanges } from "./audit.ts";
import { adminMessages } from "./owner-messages.ts";

/** Changes of many resumes at once: what they are, and whether one of them can be taken back. */

export const bulkChanges = [
	"feature",
	"unfeature",
	"tag",
	"untag",
	"edit",
	"withdraw",
	"restore",
] as const;
export type BulkChange = (typeof bulkChanges)[number];
export type BatchKind = BulkChange | "import";

/** The fields that can be set for many at once. */
export const editedFields = [
	"company",
	"role",
	"industry",
	"experienceLevel",
	"location",
	"offerMonth",
] as const;
export type EditedField = (typeof editedFields)[number];

export const editedLabels: Readonly<Record<EditedField, string>> = {
	company: "Company",
	role: "Role",
	industry: "Industry",
	experienceLevel: "Experience level",
	location: "Location",
	offerMonth: "Offer month",
};

/** As many resumes as one change takes: two pages of the list. */
export const bulkMaximum = 100;

/** Of a resume what a change touches: fields, or an ISO instant when it was withdrawn. */
export type ResumeState = Partial<Record<keyof ResumeFields, unknown>> & {
	withdrawnAt?: string | null;
};

/** What became of taking back a change of one resume. */
export type TakenBack = "done" | "closed" | "changed" | "impossible";

export const takenBackLabels: Readonly<Record<TakenBack, string>> = {
	done: "Taken back",
	closed: "Restored, but no longer open to everyone: its form opens it again",
	changed: "Left as it is: it was changed since",
	impossible: "Left as it is: it can no longer be restored, or was taken down",
};

const { bulk } = adminMessages;

const readValue = (field: EditedField, value: string) =>
	resumeFormSchema.shape[field].safeParse(value);

/** What the form over the list asks for. */
export const bulkSchema = z
	.object({
		/** With spaces between. */
		ids: z
			.string()
			.default("")
			.transform((text) => text.split(" ").filter(Boolean))
			.pipe(z.array(z.uuid()).min(1, bulk.noneChosen).max(bulkMaximum, bulk.tooMany(bulkMaximum))),
		change: z.enum([...bulkChanges.filter((change) => change !== "edit"), ...editedFields], {
			error: bulk.changeMissing,
		}),
		value: z.string().trim().max(reasonMaximum, bulk.valueTooLong(reasonMaximum)).default(""),
	})
	.transform(({ ids, change, value }, context): BulkOrder => {
		const refuse = (message: string): never => {
			context.addIssue({ code: "custom", path: ["value"], message });
			return z.NEVER;
		};
		const order = { ids: [...new Set(ids)].sort() };
		const field = editedFields.find((one) => one === change);
		if (field) {
			const parsed = readValue(field, value);
			if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? bulk.valueMissing);
			return { ...order, change: "edit", field, value: parsed.data };
		}
		if (change === "tag" || change === "untag") {
			const [tag, ...more] = parseTags(value);
			if (!tag || more.length > 0 || tag.length > tagMaximum) return refuse(bulk.tagMissing);
			return { ...order, change, tag };
		}
		return { ...order, change: change as "feature", reason: value || null };
	});

export type BulkOrder = { ids: string[] } & (
	| { change: "edit"; field: EditedField; value: string | null }
	| { change: "tag" | "untag"; tag: string }
	| { change: "feature" | "unfeature" | "withdraw" | "restore"; reason: string | null }
);

/** What a change is called in the list of changes: "Company: Google". */
export function describeBulk(order: BulkOrder): string {
	switch (order.change) {
		case "edit":
			return `${editedLabels[order.field]}: ${order.value ?? "(none)"}`;
		case "tag":
			return `Tag added: ${order.tag}`;
		case "untag":
			return `Tag removed: ${order.tag}`;
		case "feature":
			return "Featured";
		case "unfeature":
			return "Unfeatured";
		case "withdraw":
			return "Withdrawn";
		case "restore":
			return "Restored";
	}
}

/** The same of a stored change; an import is called by its file. */
export const describeBatch = ({ kind, label }: { kind: BatchKind; label: string }): string =>
	kind === "import" ? `Import of ${label}` : label;

/** What a change made of one resume, field by field. */
export const changesOf = (before: ResumeState, after: ResumeState): AuditChanges =>
	Object.fromEntries(
		(Object.keys(after) as (keyof ResumeState)[]).map((field) => [
			field,
			{ from: before[field] ?? null, to: after[field] ?? null },
		]),
	);

/** Whether a resume still is what a change made of it, in all that the change touched. */
export function isAsChanged(now: ResumeState, after: ResumeState): boolean {
	return (Object.keys(after) as (keyof ResumeState)[]).every(
		(field) => JSON.stringify(now[field] ?? null) === JSON.stringify(after[field] ?? null),
	);
}
