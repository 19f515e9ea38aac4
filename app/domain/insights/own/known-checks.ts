import { countWords } from "#app/domain/base/count.ts";
import { isInFirstPerson, longestBullet } from "../findings.ts";
import { weakOpeningOf } from "../openings.ts";
import type { TextOutline } from "../outline-of-blocks.ts";
import { bulletsOf } from "../resume-outline.ts";
import type { ReadLanguage } from "../resume-reading.ts";
import type { ResumeFigures } from "../sheet/resume-figures.ts";
import { isOutlined } from "../sheet/resume-language.ts";
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
	outline: TextOutline;
	measured: ResumeFigures;
	language: ReadLanguage;
	/** Only of a file whose pages are its own. */
	pages: number | null;
};

/** With so much work behind it a second page may be needed. In months. */
const monthsOfTwoPages = 120;
/** So many lines are the head of a sheet. */
const headLines = 8;
const repeatedFrom = 3;
const provedSkills = 3;

/** The checks that go by English words. */
const ofWords = /verb|own|repeat|skills/u;

/**
 * The checks that this resume can be asked; without jobs or bullets those about them are left out, and in another
 * language than English those of its words. Where not even titles are known, what goes by no words is left: one page,
 * and contact data that is missing, as a birth beside it may have any name.
 */
export function knownChecks(given: Given): KnownCheck[] {
	const { language } = given;
	return knownCheckIds.flatMap((id) => {
		const found = language !== "en" && ofWords.test(id) ? null : rules[id](given);
		const isSaid =
			isOutlined(language) ||
			(found && found.holds === (id === "glance-length") && id.startsWith("glance"));
		return found && isSaid ? [{ id, ...found }] : [];
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

/**
 * Nine digits or more that are no ZIP code, no time and no part of an address; eight where spaces part them. In Brazil
 * a number ends as a ZIP code does, behind that of its town.
 */
export const hasPhone = (line: string): boolean =>
	/(?<![\p{L}\p{Nd}_-])(?:\p{Nd}[\s()./-]{0,2}){9,15}/u.test(
		line.replace(/(?<![\d)] ?)\d{5}-\d{4}(?!\d)|(?<!\d)\d\d?[./](?:19|20)\d\d(?!\d)/gu, "x"),
	) ||
	(
		line.match(
			/(?<![\p{L}\p{Nd}./-])(?!(?:19|20)\d\d )\p{Nd}{2,4}(?: \p{Nd}{2,4}){1,3}(?![\p{Nd}./-])/gu,
		) ?? []
	).some((groups) => groups.replaceAll(" ", "").length === 8);

/** A birth, a marriage, a nation or a street, in English, German, French, Spanish and Portuguese. */
const tooMuch = [
	/(?<![\p{L}-])(?:born(?= on| in|:? \d| \p{L}+ \d)|date of birth|geb(?:oren|urtsdatum|\.)|née?|nas?cid[oa]|dat[ea] de na(?:issance|scimento)|fecha de nacimiento)[\p{L}:. ]{1,20}\d/iu,
	// Between signs: a "single control plane" is none.
	/(?:^|[|·•,;:/\t])\s*(?:single|married|divorced|ledig|verheiratet|geschieden|(?:mari|divorc)ée?|célibataire|(?:casad|soltei?r|divorciad)[oa])(?:\([ea]\))?(?=\s*(?:$|[|·•,;/\t\d]|with|mit|avec|co[nm] ))|nationalit(?:y|é|ät)|nacionalidad|staatsangehörigkeit/iu,
	/\d (?:[\p{Lu}\d][\p{L}\d.]* ){1,3}(?:St|Street|Ave|Avenue|Road|Rd|Lane|Drive|Dr|Blvd)\.?(?=\s*(?:$|[,|·•\t]))/u,
	/(?:stra(?:ß|ss)e|str\.|weg|gasse|platz) \d+(?=\s*(?:$|[,|·•\t]))|\d(?: bis)?,? (?:rue|avenue) |(?<!\p{L})(?:calle|rua|avenida) [^|·•]{2,30}\d/iu,
];

const rules: Record<KnownCheck["id"], Rule> = {
	"glance-length": ({ pages, measured }) =>
		pages === null
			? null
			: {
					holds: pages === 1 || (pages === 2 && measured.months >= monthsOfTwoPages),
					line: pages === 1 ? "1 page" : `${pages} pages`,
				},
	"glance-contact": ({ outline: { read } }) => {
		const head = read
			.slice(0, headLines)
			.flatMap(({ text, kind }) => (kind === "bullet" || kind === "job" ? [] : text));
		const email = head.find((line) => /[\w.+-]{1,64}@[\w-]{1,64}\.\w/u.test(line));
		const phone = head.some(hasPhone);
		const more = head.find((line) => tooMuch.some((pattern) => pattern.test(line)));
		if (more) return { holds: false, line: more };
		const missing = [...(email ? [] : ["an email"]), ...(phone ? [] : ["a phone number"])];
		return missing.length > 0
			? { holds: false, line: `Not found there: ${missing.join(", ")}` }
			: { holds: true, line: email ?? null };
	},
	"job-head": ({ outline: { jobs } }) => {
		if (jobs.length === 0) return null;
		const bare = jobs.find(({ title, employer, period }) => !title || !employer || !period);
		return unless(bare && headOf(bare));
	},
	"job-weight": ({ outline: { jobs } }) => {
		const [newest, ...others] = jobs;
		const oldest = others.at(-1);
		if (!newest || !oldest || jobs.every(({ bullets }) => bullets.length === 0)) return null;
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
