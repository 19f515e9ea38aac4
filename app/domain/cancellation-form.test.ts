import { expect, test } from "vitest";
import { cancellationReasons, commentsMaximum } from "./cancellation.ts";
import { cancellationSchema } from "./cancellation-form.ts";

test.each(cancellationReasons)("%j is a reason and enough", (reason) => {
	expect(cancellationSchema.parse({ reason, satisfaction: "", comments: "" })).toEqual({ reason });
});

test.each([undefined, "", "because", "too expensive"])("%j is no reason", (reason) => {
	const result = cancellationSchema.safeParse({ reason });
	expect(result.error?.issues[0]?.message).toBe("Please select a reason for cancellation");
});

test("Satisfaction is one of five or nothing", () => {
	const reason = "Other";
	expect(cancellationSchema.safeParse({ reason, satisfaction: "neutral" }).success).toBe(true);
	expect(cancellationSchema.safeParse({ reason, satisfaction: "Neutral" }).success).toBe(false);
});

test("A comment is kept up to its last character, and no longer one", () => {
	const reason = "Other";
	const comments = "x".repeat(commentsMaximum);
	expect(cancellationSchema.parse({ reason, comments }).comments).toBe(comments);
	expect(cancellationSchema.safeParse({ reason, comments: `${comments}x` }).success).toBe(false);
});
