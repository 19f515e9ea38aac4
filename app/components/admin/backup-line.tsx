import type { BackupState } from "#app/domain/admin/backup-status.ts";

/** When the last backup was made, or why there is none. */
export function BackupLine({ text, isWarning }: BackupState) {
	return (
		<section aria-labelledby="backups" className="admin-panel mt-4">
			<h2 id="backups" className="text-xl">
				Backups
			</h2>
			<p className={isWarning ? "mt-1 text-danger" : "mt-1 text-quiet"}>{text}</p>
		</section>
	);
}
