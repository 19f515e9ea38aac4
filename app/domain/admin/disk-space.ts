/** A disk, in bytes. */
export type DiskSpace = { free: number; total: number };

/** Whether so little is left that the owner should make room. */
export const isNearlyFull = ({ free, total }: DiskSpace): boolean =>
	free < 2e9 || free < total / 20;

/** What the owner reads of a disk that is nearly full; null while there is room, or nobody can say. */
export function describeFullDisk(disk: DiskSpace | null): string | null {
	if (!disk || !isNearlyFull(disk)) return null;
	const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);
	return `The disk is nearly full: ${gigabytes(disk.free)} GB of ${gigabytes(disk.total)} GB are free. Make room, or move DATA_DIR to a larger disk.`;
}
