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
	for (const satisfaction of ["neutral", "", null, undefined]) {
		expect(cancellationSchema.safeParse({ reason, satisfaction }).success).toBe(true);
	}
});

test.each(["Neutral", "angry", 3, ["neutral"]])(
	"%j is no satisfaction, and is told in our words",
	(satisfaction) => {
		const result = cancellationSchema.safeParse({ reason: "Other", satisfaction });
		expect(result.error?.issues).toMatchObject([
			{
				path: ["satisfaction"],
				message: "Please choose one of the answers, or leave this blank",
			},
		]);
	},
);

test("A comment is kept up to its last character, and no longer one", () => {
	const reason = "Other";
	const comments = "x".repeat(commentsMaximum);
	expect(cancellationSchema.parse({ reason, comments }).comments).toBe(comments);
	expect(cancellationSchema.safeParse({ reason, comments: `${comments}x` }).success).toBe(false);
});
