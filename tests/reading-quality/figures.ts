import type { Verdict } from "./judge.ts";
import type { Outcome } from "./run.ts";

/** Shares of a group of files or people, 0 to 1; null where there is nothing to count. */
export type Figures = {
	files: number;
	jobs: number | null;
	dates: number | null;
	bullets: number | null;
	inPlace: number | null;
	/** Read jobs for each one that is there. */
	jobsRead: number | null;
	exact: number | null;
	withinOne: number | null;
	named: number | null;
	exactOfNamed: number | null;
	/** Files, not a share: none is allowed. */
	namedTwoOff: number;
	amongNamed: number | null;
	role: number | null;
	roleWrong: number | null;
	titleRight: number | null;
	same: number | null;
	moved: number | null;
};

/** What issue and docs/insights.md ask for. */
export const goals: Partial<Figures> = {
	jobs: 0.95,
	bullets: 0.93,
	exact: 0.8,
	withinOne: 0.97,
	namedTwoOff: 0,
	role: 0.9,
	same: 1,
	moved: 0.05,
};

export function figuresOf(outcomes: readonly Outcome[]): Figures {
	const verdicts = outcomes.map(({ verdict }) => verdict);
	const sum = (of: (verdict: Verdict) => number) =>
		verdicts.reduce((total, verdict) => total + of(verdict), 0);
	const share = (is: (verdict: Verdict) => boolean, among = verdicts) =>
		ratio(among.filter(is).length, among.length);
	const jobs = sum((verdict) => verdict.jobs);
	const found = sum(({ bulletsFound }) => bulletsFound);
	const named = verdicts.filter(({ namedOff }) => namedOff !== null);
	const titled = verdicts.filter(({ isTitleRight }) => isTitleRight !== null);
	const thinned = outcomes.filter(({ isMoved }) => isMoved !== null);
	return {
		files: outcomes.length,
		jobs: ratio(
			sum(({ jobsFound }) => jobsFound),
			jobs,
		),
		dates: ratio(
			sum(({ datesRight }) => datesRight),
			sum(({ dated }) => dated),
		),
		bullets: ratio(
			found,
			sum(({ bullets }) => bullets),
		),
		inPlace: ratio(
			sum(({ bulletsInPlace }) => bulletsInPlace),
			found,
		),
		jobsRead: ratio(
			sum(({ jobsRead }) => jobsRead),
			jobs,
		),
		exact: share(({ levelOff }) => levelOff === 0),
		withinOne: share(({ levelOff }) => levelOff !== null && levelOff <= 1),
		named: ratio(named.length, verdicts.length),
		exactOfNamed: share(({ namedOff }) => namedOff === 0, named),
		namedTwoOff: named.filter(({ namedOff }) => (namedOff ?? 0) >= 2).length,
		amongNamed: share(({ isLevelAmongNamed }) => isLevelAmongNamed),
		role: share(({ role }) => role === "right"),
		roleWrong: share(({ role }) => role === "wrong"),
		titleRight: share(({ isTitleRight }) => isTitleRight === true, titled),
		same: shareOfSame(outcomes),
		moved: ratio(thinned.filter(({ isMoved }) => isMoved).length, thinned.length),
	};
}

/** Of the people with several formats, the share for whom all give the same level and role. */
function shareOfSame(outcomes: readonly Outcome[]): number | null {
	const people = [...Map.groupBy(outcomes, ({ person }) => person.id).values()];
	const several = people.filter((files) => files.length > 1);
	const same = several.filter(
		(files) => new Set(files.map(({ level, role }) => `${level} / ${role}`)).size === 1,
	);
	return ratio(same.length, several.length);
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
