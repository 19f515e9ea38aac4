import { type ExperienceLevel, experienceLevels } from "#app/domain/library/catalogue.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { monthNumber } from "./month-ranges.ts";
import { outlineOfBlocks } from "./outline-of-blocks.ts";
import { type Reader, readsLike, sureEnough } from "./reading-model.ts";
import type { Reading } from "./resume-reading.ts";
import { termsOf } from "./terms.ts";

/**
 * Reads a resume: pure, for the server, the browser and the measure command of `tests/reading-quality`.
 * @param blocks of a file or of `plainTextBlocks(text)`
 * @param now when what is still going on is measured
 * @param model what was learned from the library (`openReader`); null before there is one
 */
export function readResume(blocks: readonly TextBlock[], now: Date, model: Reader | null): Reading {
	const outline = outlineOfBlocks(blocks);
	const until = monthNumber(now.toISOString());
	const like = model && readsLike(model, termsOf(outline, until));
	const levels = (like?.levels ?? []).filter((one): one is Reading["level"]["levels"][number] =>
		experienceLevels.includes(one.label as ExperienceLevel),
	);
	const [role] = like?.roles ?? [];
	return {
		language: "en",
		lines: outline.lines.map((text) => ({ text, kind: "text", mark: "read" })),
		jobs: outline.jobs.map((job) => ({ title: null, employer: null, mark: "read", ...job })),
		skills: outline.skills,
		school: [],
		role:
			like && role && role.probability >= sureEnough
				? { kind: "known", role: role.label, roles: like.roles }
				: { kind: "unsure", roles: like?.roles ?? [] },
		level: {
			levels,
			named: levels
				.slice(0, (levels[0]?.probability ?? 0) >= sureEnough ? 1 : 2)
				.map((one) => one.label),
			reasons: [],
		},
	};
}
