import { expect, test } from "vitest";
import { withResolvers } from "./with-resolvers.ts";

test("A promise ends as one of its two functions says", async () => {
	const kept = withResolvers<number>();
	kept.resolve(7);
	expect(await kept.promise).toBe(7);
	const broken = withResolvers<number>();
	broken.reject(new Error("Torn"));
	await expect(broken.promise).rejects.toThrow("Torn");
});
