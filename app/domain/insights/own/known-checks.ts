import { countWords } from "#app/domain/base/count.ts";
import { isInFirstPerson, longestBullet } from "../findings.ts";
import type { MeasuredResume } from "../measured-resume.ts";
import { weakOpeningOf } from "../openings.ts";
import type { ResumeOutline } from "../resume-outline.ts";
import { bulletsOf } from "../resume-outline.ts";
import { createSkillFinder, skillKey } from "../skill-names.ts";

/** What of the review checklist can be read off a resume. Everything else stays to be judged by hand. */

/** The checks of the list that are answered here, by their ids there. */
export const knownCheckIds = [
	"glance-length",
	"glance-contact",
	"job-head",
	"job-weight",
	"bullet-verb",
	"bullet-own",
	"bullet-length",
	"bullet-repeat",
	"skills-proof",
] as const;

export type KnownCheck = {
	id: (typeof knownCheckIds)[number];
	holds: boolean;
	/** What was found: where it holds what shows it, else what stands against it. Null for nothing to point at. */
	line: string | null;
};

type Given = {
	text: string;
	outline: ResumeOutline;
	measured: MeasuredResume;
	/** Only of a file whose pages are its own. */
	pages: number | null;
};

/** With so much work behind it a second page may be needed. In months. */
const monthsOfTwoPages = 120;
/** So many lines are the head of a sheet. */
const headLines = 8;
const repeatedFrom = 3;
const provedSkills = 3;

/** The checks that this resume can be asked; without jobs or bullets those about them are left out. */
export function knownChecks(given: Given): KnownCheck[] {
	return knownCheckIds.flatMap((id) => {
		const found = rules[id](given);
		return found ? [{ id, ...found }] : [];
	});
}

type Rule = (given: Given) => Omit<KnownCheck, "id"> | null;

/** It holds unless something stands against it. */
const unless = (against: string | null | undefined): Omit<KnownCheck, "id"> => ({
	holds: against === null || against === undefined,
	line: against ?? null,
});
const ofBullets =
	(against: (bullets: string[], given: Given) => string | undefined): Rule =>
	(given) => {
		const bullets = bulletsOf(given.outline);
		return bullets.length === 0 ? null : unless(against(bullets, given));
	};
const headOf = ({ title, employer }: { title: string | null; employer: string | null }): string =>
	[title, employer].filter(Boolean).join(", ") || "A job without title and employer";

const rules: Record<KnownCheck["id"], Rule> = {
	"glance-length": ({ pages, measured }) =>
		pages === null
			? null
			: {
					holds: pages === 1 || (pages === 2 && measured.months >= monthsOfTwoPages),
					line: pages === 1 ? "1 page" : `${pages} pages`,
				},
	"glance-contact": ({ text }) => {
		const head = text
			.split("\n")
			.filter((line) => line.trim() !== "")
			.slice(0, headLines);
		const email = head.find((line) => /[\w.+-]{1,64}@[\w-]{1,64}\.\w/u.test(line));
		const phone = head.some((line) => /(?:\+?\d[\s().-]{0,2}){9,15}/u.test(line));
		const tooMuch = head.find((line) =>
			/\b(?:born|date of birth|married|single|nationality)\b/iu.test(line),
		);
		if (tooMuch) return { holds: false, line: tooMuch.trim() };
		const missing = [...(email ? [] : ["an email"]), ...(phone ? [] : ["a phone number"])];
		return missing.length > 0
			? { holds: false, line: `Not found there: ${missing.join(", ")}` }
			: { holds: true, line: email?.trim() ?? null };
	},
	"job-head": ({ outline: { jobs } }) => {
		if (jobs.length === 0) return null;
		const bare = jobs.find(({ title, employer, period }) => !title || !employer || !period);
		return unless(bare && headOf(bare));
	},
	"job-weight": ({ outline: { jobs } }) => {
		const [newest, ...others] = jobs;
		const oldest = others.at(-1);
		if (!newest || !oldest) return null;
		const heavier = others.find(({ bullets }) => bullets.length > newest.bullets.length);
		const lightest = Math.min(...jobs.map(({ bullets }) => bullets.length));
		const against = heavier ?? (oldest.bullets.length > lightest ? oldest : undefined);
		return unless(against && `${headOf(against)}: ${against.bullets.length} bullets`);
	},
	"bullet-verb": ofBullets((bullets) => bullets.find((bullet) => weakOpeningOf(bullet))),
	"bullet-own": ofBullets((bullets) => bullets.find(isInFirstPerson)),
	"bullet-length": ofBullets((bullets) =>
		bullets.find((bullet) => countWords(bullet) > longestBullet),
	),
	"bullet-repeat": ofBullets((bullets, { measured }) => {
		const twice = bullets.find((bullet, at) => bullets.indexOf(bullet) !== at);
		const [word] =
			Object.entries(measured.openings).find(([, times]) => times >= repeatedFrom) ?? [];
		return twice ?? (word && bullets.find((bullet) => bullet.toLowerCase().startsWith(word)));
	}),
	"skills-proof": ({ outline }) => {
		const bullets = bulletsOf(outline);
		if (outline.skills.length < provedSkills || bullets.length === 0) return null;
		const proofs = outline.skills.map((skill) => {
			const names = (bullet: string) => createSkillFinder([bullet])(skillKey(skill));
			return { skill, bullet: bullets.find(names) };
		});
		const proved = proofs.flatMap(({ bullet }) => bullet ?? []);
		if (proved.length >= provedSkills) return { holds: true, line: proved[0] ?? null };
		const missing = proofs.flatMap(({ skill, bullet }) => (bullet ? [] : [skill]));
		return { holds: false, line: `In no bullet: ${missing.slice(0, provedSkills).join(", ")}` };
	},
};
