import { formatMoment } from "#app/domain/base/dates.ts";

/** What is known of the backups. */
export type BackupFacts =
	| { place: "none"; isDemonstration: boolean }
	| { place: "unreachable" }
	/** Since when the site runs; null when nobody can say. */
	| { place: "empty"; since: Date | null }
	| { place: "configured"; newest: Date };

/** How old the newest may be, and a site without one, in hours: a night and half a day. */
const longestHours = 36;

export type BackupState = { text: string; isWarning: boolean };

/** What the owner reads of the backups, and whether something has to be done. */
export function describeBackups(facts: BackupFacts, now: Date): BackupState {
	if (facts.place === "none") {
		const text = facts.isDemonstration
			? "This demonstration makes no backups by itself. “npm run backup” makes one."
			: "No backups are made. Set BACKUP_DIR or BACKUP_S3_ENDPOINT, and one is made every night.";
		return { text, isWarning: false };
	}
	if (facts.place === "unreachable") {
		return { text: "The place for backups cannot be reached.", isWarning: true };
	}
	if (facts.place === "empty") {
		const { since } = facts;
		if (!since || !isLongAgo(since, now)) {
			return { text: "No backup has been made yet. The first is made tonight.", isWarning: false };
		}
		return {
			text: `There is no backup, and the site has run since ${formatMoment(since)}. “npm run doctor” says what is wrong.`,
			isWarning: true,
		};
	}
	const made = `The last backup was made on ${formatMoment(facts.newest)}`;
	if (!isLongAgo(facts.newest, now)) return { text: `${made}.`, isWarning: false };
	return {
		text: `${made}, more than ${longestHours} hours ago. “npm run doctor” says what is wrong.`,
		isWarning: true,
	};
}

const isLongAgo = (at: Date, now: Date): boolean =>
	now.getTime() - at.getTime() > longestHours * 3_600_000;
