import { expect, test } from "vitest";
import { reading } from "#app/domain/base/messages/reading.ts";
import { givenLimits, givenProblem } from "./given-text.ts";

const { characters, words } = givenLimits;

test.each([
	["", null],
	[" \n", null],
	["three short words", reading.shortPosting(words)],
	["word ".repeat(words - 1), reading.shortPosting(words)],
	["word ".repeat(words), null],
	["word ".repeat(characters / 5), null],
	[`${"word ".repeat(characters / 5)}x`, reading.longPosting(characters)],
	["x".repeat(50_000), reading.longPosting(characters)],
])(
	"A posting is refused with what to do, when it is too short or too long (case %#)",
	(text, said) => {
		expect(givenProblem(text)).toBe(said);
	},
);
