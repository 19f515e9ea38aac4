import { formatMoment } from "#app/domain/base/dates.ts";

/** What is known of the backups; `newest` is null while there is none. */
export type BackupFacts =
	| { place: "none"; isDemonstration: boolean }
	| { place: "unreachable" }
	| { place: "configured"; newest: Date | null };

/** How old the newest may be, in hours: a night and half a day. */
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
	const { newest } = facts;
	if (!newest) {
		return { text: "No backup has been made yet. The first is made tonight.", isWarning: false };
	}
	const made = `The last backup was made on ${formatMoment(newest)}`;
	const hours = (now.getTime() - newest.getTime()) / 3_600_000;
	if (hours <= longestHours) return { text: `${made}.`, isWarning: false };
	return {
		text: `${made}, more than ${longestHours} hours ago. “npm run doctor” says what is wrong.`,
		isWarning: true,
	};
}
