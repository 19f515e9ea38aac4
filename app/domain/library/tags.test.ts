import { expect, test } from "vitest";
import { tagsOfCard } from "./tags.ts";

test.each([
	[0, 0, 0],
	[1, 1, 0],
	[3, 3, 0],
	[4, 3, 1],
	[7, 3, 4],
])("A card of %i tags shows %i and counts %i more", (all, shown, more) => {
	const tags = Array.from({ length: all }, (_, index) => `tag ${index}`);
	expect(tagsOfCard(tags)).toEqual({
		tags: tags.slice(0, shown),
		...(more > 0 && { moreTags: more }),
	});
});
